# Papà Paolo. Les clés commencent par pp-.

pp-title = Papà Paolo
pp-line = Misez sur les rues de Naples et livrez tant que la pâte est chaude.

pp-tile = tuile ville
pp-tile-gold = tuile dorée
pp-tile-blue = tuile bleue
pp-tile-red = tuile rouge
pp-tile-green = tuile verte
pp-houses = { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}
pp-pizzeria = pizzeria
pp-bribe = dessous-de-table
pp-start-tile = tuile de départ { $at }
pp-delivery-tile = tuile livraison { $at }
pp-investment-gold = investissement Finance
pp-investment-blue = investissement Marché
pp-investment-red = investissement Express
pp-investment-green = investissement Livraison
pp-track-gold = piste Finance
pp-track-blue = piste Marché
pp-track-red = piste Express
pp-track-green = piste Livraison
pp-job-sponsor = recherche de sponsors
pp-job-market = achat d’ingrédients
pp-job-express = livraison express
pp-job-build = construction de pizzeria
pp-side-north = en haut
pp-side-east = à droite
pp-side-south = en bas
pp-side-west = à gauche

# Counted from the start pizzeria.
pp-where = { $ew ->
    [left] { $x } à gauche
    [right] { $x } à droite
   *[none] {""}
}{ $both ->
    [yes] {", "}
    [home] au départ
   *[no] {""}
}{ $ns ->
    [up] { $y } vers le haut
    [down] { $y } vers le bas
   *[none] {""}
}
pp-shop-at = { $both ->
    [home] la pizzeria de départ
   *[other] la pizzeria ({ pp-where })
}

pp-phase-starting = Tuiles de départ
pp-phase-acting = A Quartier et actions
pp-phase-bidding = C Enchères
pp-phase-paying = C Investissements et tuiles livraison
pp-phase-investing = D Investir
pp-phase-claiming = E Tuiles livraison
pp-phase-delivering = E Livrer des pizzas
pp-phase-over = Partie terminée

## The log

pp-kept = { $seat } { $who ->
    [you] avez gardé
   *[other] a gardé
} la { $start }
pp-kept-one = { $seat } { $who ->
    [you] avez choisi
   *[other] a choisi
} une tuile de départ
pp-shown = { $seat } { $who ->
    [you] commencez
   *[other] commence
} avec la { $start }
pp-round-begun = Le tour { $round } commence. Ordre du tour : { $order }
pp-laid = { $seat } { $who ->
    [you] avez posé
   *[other] a posé
} une { $tile } à { pp-houses } ({ pp-where })
pp-nothing-done = { $seat } { $who ->
    [you] n’avez pris
   *[other] n’a pris
} ni la tuile ni une action
pp-sponsored = { $seat } { $who ->
    [you] avez trouvé
   *[other] a trouvé
} un sponsor { $gain }
pp-gain-money = +£{ $count }
pp-bought = { $seat } { $who ->
    [you] avez acheté
   *[other] a acheté
} { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
} pour £{ $price }{ $extra ->
    [0] {""}
   *[other] , plus { $extra } en prime
} { $gain }
pp-gain-pizzas = { $count ->
    [one] +{ $count } pizza
   *[other] +{ $count } pizzas
}
pp-lost = { $seat } { $who ->
    [you] n’avez
   *[other] n’a
} pas placé { $count ->
    [one] { $count } pizza : elle est perdue
   *[other] { $count } pizzas : elles sont perdues
}
pp-express-paid = { $seat } { $who ->
    [you] avez payé
   *[other] a payé
} £{ $price } pour une livraison express
pp-built = { $seat } { $who ->
    [you] avez construit
   *[other] a construit
} une { $pizzeria } pour £{ $price } ({ pp-where }) { $gain }
pp-bribed = { $seat } { $who ->
    [you] avez empoché
   *[other] a empoché
} un { $bribe } { $gain }
pp-bid = { $seat } { $who ->
    [you] avez misé
   *[other] a misé
} { $bid }
pp-withdrawn = { $seat } { $who ->
    [you] ne misez
   *[other] ne mise
} plus
pp-paid = { $seat } { $who ->
    [you] avez payé votre
   *[other] a payé son
} enchère de £{ $price }
pp-invested = { $seat } { $who ->
    [you] avez
   *[other] a
} { $price ->
    [0] pris l’{ $investment }
   *[other] acheté l’{ $investment } pour £{ $price }
}
pp-declined = { $seat } { $who ->
    [you] n’avez acheté
   *[other] n’a acheté
} aucun investissement
pp-turned = { $seat } { $who ->
    [you] avez tourné
   *[other] a tourné
} la grande tuile : restent { $offered }
pp-delivery-taken = { $seat } { $who ->
    [you] avez pris
   *[other] a pris
} la { $delivery } : { $gain }
pp-gain-delivery = { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
}, distance { $distance }
pp-order-set = Ordre du prochain tour : { $order }
pp-learned = { $seat } { $who ->
    [you] avez atteint
   *[other] a atteint
} la colonne { $column } de la { $track } : { $gain }
pp-gain-finance = désormais £{ $count }
pp-gain-market = { $count ->
    [0] rien en prime pour l’instant
    [one] désormais { $count } pizza en prime
   *[other] désormais { $count } pizzas en prime
}
pp-gain-express = { $count ->
    [one] désormais { $count } pizza
   *[other] désormais { $count } pizzas
}
pp-gain-network = { $count ->
    [one] désormais { $count } tournée
   *[other] désormais { $count } tournées
}
pp-unused = { $seat } { $who ->
    [you] avez mis votre
   *[other] a mis son
} investissement de côté
pp-completed = { $seat } { $who ->
    [you] avez servi
   *[other] a servi
} toutes les maisons d’une { $tile } ({ pp-where })
pp-delivered = { $count ->
    [0] { $seat } { $who ->
        [you] n’avez rien livré
       *[other] n’a rien livré
    }
    [one] { $seat } { $who ->
        [you] avez livré
       *[other] a livré
    } { $count } pizza { $gain }
   *[other] { $seat } { $who ->
        [you] avez livré
       *[other] a livré
    } { $count } pizzas { $gain }
}
pp-gain-points = +{ $count }
pp-nothing-to-deliver = { $seat } { $who ->
    [you] n’aviez
   *[other] n’avait
} rien à livrer
pp-end-five-rounds = Les cinq tours sont joués : la partie est terminée

## What one can do

pp-do-keep = Garder la { $start } : { $tile }, { pp-houses }
pp-do-place = Pion en ligne { $row }, colonne { $column } : { $tile }, { pp-houses } ; { $jobs }
pp-do-lay = Poser la tuile ({ pp-where }), route { $sides }
pp-do-sponsor = Sponsors : prendre £{ $value }
pp-do-market = Ingrédients : acheter des pizzas{ $value ->
    [0] {""}
   *[other] , { $value } en prime
}
pp-do-express = Express : £{ $price }, { $value ->
    [one] { $value } pizza
   *[other] jusqu’à { $value } pizzas
}
pp-do-build = Construire une pizzeria
pp-do-buy = Acheter { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
} pour £{ $price }{ $extra ->
    [0] {""}
   *[other] , { $extra } en prime
}
pp-do-stock = Mettre une pizza sur { pp-shop-at }
pp-do-pick = Construire la { $pizzeria } à £{ $price }, { $capacity } places
pp-do-site = Construire la pizzeria ({ pp-where })
pp-do-bid = Miser { $bid }
pp-do-bid-column = Miser { $bid } en colonne { $column } pour la { $delivery }
pp-do-pass = Passer
pp-do-withdraw = Ne plus miser
pp-do-take = { $price ->
    [0] Prendre l’{ $investment }
   *[other] Acheter l’{ $investment } pour £{ $price }
}
pp-do-offer = Laisser à l’autre : { $offered }
pp-do-claim = Prendre la { $delivery } : { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
}, distance { $distance }
pp-do-claim-none = Prendre une tuile livraison
pp-do-learn = La garder : une case sur la { $track }
pp-do-learn-none = La garder pour l’expérience
pp-do-start = Commencer une tournée depuis { pp-shop-at }
pp-do-step = Continuer vers la { $tile } ({ pp-where })
pp-do-drop = Livrer la { $tile } ({ pp-where })
pp-do-finish-stocking = { $left ->
    [0] Terminer
    [one] Terminer : perdre { $left } pizza
   *[other] Terminer : perdre { $left } pizzas
}
pp-do-finish = Terminer les livraisons
pp-do-buy-none = N’acheter aucun investissement
pp-do-aside = Mettre la tuile de côté
pp-do-nothing = Ni tuile ni action

## What one is asked

pp-ask-start = Gardez une de vos deux tuiles de départ.
pp-ask-pawn = Placez un pion action sur une tuile inoccupée. { $left ->
    [one] C’est votre dernier.
   *[other] Il vous en reste { $left }.
}
pp-ask-field = Posez la { $tile } dans votre quartier, ou laissez-la pour une action : { $jobs }.
pp-ask-shopping = Combien de pizzas achetez-vous ?
pp-ask-stocking = { $left ->
    [0] Toutes les pizzas sont placées : terminez.
    [one] Mettez { $left } pizza sur une pizzeria, ou terminez.
   *[other] Mettez { $left } pizzas sur vos pizzerias, ou terminez.
}
pp-ask-picking = Quelle pizzeria construisez-vous ?
pp-ask-siting = Placez la pizzeria à côté d’une tuile ville.
pp-ask-bid = Placez un pion sur la Piazza, ou renoncez à miser.
pp-ask-outbid = Votre enchère est dépassée : misez sur cette marche ou plus haut, ou renoncez.
pp-ask-bid-two = Misez pour choisir les tuiles, ou passez.
pp-ask-investment = Votre enchère est payée. Choisissez un investissement.
pp-ask-buy-investment = Achetez un investissement pour £{ $price }, ou aucun.
pp-ask-offer = Vous avez pris l’{ $investment }. Tournez la tuile : quels sont les deux qui restent ?
pp-ask-investing = Activez l’{ $investment } : son action, ou une case sur sa piste.
pp-ask-investing-none = Activez votre investissement : son action, ou une case sur sa piste.
pp-ask-claim = Choisissez une tuile livraison.
pp-ask-deliver = Commencez une tournée à une pizzeria. { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
}, { $rounds ->
    [one] { $rounds } tournée
   *[other] { $rounds } tournées
}.
pp-ask-courier = Allez de tuile en tuile et livrez. { $count ->
    [one] Il reste { $count } pizza.
   *[other] Il reste { $count } pizzas.
}
pp-ask-next-round = Cette tournée est finie. Commencez-en une autre, ou terminez les livraisons. { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
}, { $rounds ->
    [one] { $rounds } tournée
   *[other] { $rounds } tournées
}.
pp-ask-delivered = Plus rien ne peut être livré : terminez les livraisons.
pp-wait = La table attend { $seats }.
pp-wait-starting = { $seat } { $who ->
    [you] choisissez
   *[other] choisit
} une tuile de départ.
pp-wait-acting = { $seat } { $who ->
    [you] placez
   *[other] place
} un pion action.
pp-wait-bidding = { $seat } { $who ->
    [you] préparez votre
   *[other] prépare son
} enchère.
pp-wait-paying = { $seat } { $who ->
    [you] choisissez
   *[other] choisit
} un investissement.
pp-wait-investing = { $seat } { $who ->
    [you] investissez
   *[other] investit
}.
pp-wait-claiming = { $seat } { $who ->
    [you] choisissez
   *[other] choisit
} une tuile livraison.
pp-wait-delivering = { $seat } { $who ->
    [you] livrez vos
   *[other] livre ses
} pizzas.

## The board

pp-tab-board = Expérience
pp-tab-mine = Expérience
pp-tab-extra = Points
pp-map = Plateau de Naples
pp-map-desc = Des cases avec des tuiles ville, des pièces au bout des lignes et des colonnes, les marches de la Piazza, et les quartiers.
pp-reconstructed = Tuiles reconstituées
pp-reconstructed-long = La plupart de ce qui est imprimé sur les tuiles et les plateaux ne nous est pas connu. Notre version s’en tient aux nombres du livre de règles ; qui possède la boîte peut y superposer les éléments imprimés.

## Options

pp-option-open-money = Argent visible
pp-option-open-money-help = Chacun voit l’argent de tous.
pp-option-hidden-coin = Variante A : une pièce cachée
pp-option-hidden-coin-help = Une pièce est posée face cachée ; qui la remporte commence le tour suivant.
pp-option-reverse-order = Variante B : ordre inverse
pp-option-reverse-order-help = Le plus bas sur les marches joue en premier au tour suivant.
pp-option-money-points = Variante C : l’argent rapporte
pp-option-money-points-help = À la fin, le plus riche marque 2 points, le suivant 1.
pp-option-preview = Variante D : un tour d’avance
pp-option-preview-help = À deux, on voit aussi les tuiles livraison du tour suivant.

## Why not

pp-why-first-start = D’abord la tuile de départ
pp-why-first-pawn = D’abord un pion action
pp-why-first-field = D’abord la tuile ou une action
pp-why-first-shopping = D’abord acheter des pizzas
pp-why-first-stocking = D’abord placer vos pizzas
pp-why-first-picking = D’abord choisir une pizzeria
pp-why-first-siting = D’abord placer la pizzeria
pp-why-first-bid = D’abord miser, ou renoncer
pp-why-first-investment = D’abord choisir un investissement
pp-why-first-offer = D’abord tourner la grande tuile
pp-why-first-investing = D’abord activer votre investissement
pp-why-first-claim = D’abord choisir une tuile livraison
pp-why-first-delivering = D’abord terminer vos livraisons
pp-why-first-long = Une chose après l’autre : ceci passe d’abord, ou annulez.
pp-why-not-yours = Vous n’avez pas la { $start }
pp-why-not-yours-long = Gardez une des deux que vous avez reçues.
pp-why-no-field = Cette case n’existe pas
pp-why-no-field-long = Le plateau n’a pas de case à cet endroit.
pp-why-field-taken = { $seat } { $who ->
    [you] avez
   *[other] a
} déjà un pion ici
pp-why-field-taken-long = Un pion action se place sur une tuile inoccupée.
pp-why-turn = Cette tuile se tourne autrement
pp-why-turn-long = Ses routes ne peuvent pas sortir de ces côtés-là.
pp-why-cell = La place est déjà prise
pp-why-cell-long = Tuiles et pizzerias restent où elles sont, une par place.
pp-why-joined = Aucune route vers une pizzeria
pp-why-joined-long = Une route doit relier la tuile à une de vos pizzerias.
pp-why-houses = Une route buterait sur des maisons
pp-why-houses-long = Entre deux tuiles ville, la route continue la route et les maisons touchent les maisons.
pp-why-large = Le quartier serait trop grand
pp-why-large-long = Il doit tenir tout entier dans quatre places sur cinq, en long ou en large.
pp-why-here = Pas proposé ici : { $job }
pp-why-here-long = Une case propose les actions de sa ligne et de sa colonne.
pp-why-other = Vous avez l’{ $investment }
pp-why-other-long = Une tuile investissement ne permet que l’action de sa couleur.
pp-why-dear = £{ $price }, et vous avez £{ $money }
pp-why-dear-long = { $what ->
    [pizzas] Vous ne pouvez pas payer autant de pizzas.
    [express] Une livraison express se paie d’avance.
    [pizzeria] Vous ne pouvez pas payer la pizzeria.
    [bid] Les enchères se paient : on ne mise pas plus que ce que l’on a.
   *[investment] Vous ne pouvez pas payer l’investissement.
}
pp-why-room = Toutes vos pizzerias sont pleines
pp-why-room-long = Il faut de la place pour une pizza au moins.
pp-why-no-pizza = Toutes vos pizzas sont utilisées
pp-why-no-pizza-long = Vous avez 36 pizzas pour toute la partie.
pp-why-no-pizzeria = Aucune pizzeria à vous ici
pp-why-no-pizzeria-long = Les pizzas sont sur les pizzerias, et les tournées en partent.
pp-why-full = Cette pizzeria est pleine
pp-why-full-long = Une pizzeria ne contient pas plus de pizzas qu’elle n’en montre.
pp-why-stocked = Toutes les pizzas sont placées
pp-why-stocked-long = Il n’en reste aucune à placer. Terminez.
pp-why-nobody = Aucune pizza ne pourrait être livrée
pp-why-nobody-long = Une livraison express demande une pizza, et une maison affamée qu’une route y relie.
pp-why-sold = Il n’en reste aucune
pp-why-sold-long = Les pizzerias de ce prix sont toutes construites.
pp-why-site = Pas de place pour une pizzeria
pp-why-site-long = Elle doit toucher une tuile ville, mais aucune pizzeria, et tenir dans le quartier.
pp-why-beside-tile = Pas à côté d’une tuile ville
pp-why-beside-tile-long = Un côté de la pizzeria doit toucher une tuile ville de votre quartier.
pp-why-beside-pizzeria = À côté d’une autre pizzeria
pp-why-beside-pizzeria-long = Deux pizzerias peuvent se toucher par un coin, jamais par un côté.
pp-why-no-bid = Cette enchère n’existe pas
pp-why-no-bid-long = Cet emplacement de la Piazza n’est pas utilisé.
pp-why-highest = { $seat } { $who ->
    [you] êtes
   *[other] est
} aussi haut ici
pp-why-highest-long = Un pion se place plus haut que tous les autres de sa colonne.
pp-why-lower = On ne redescend pas les marches
pp-why-lower-long = Un pion qui mise à nouveau reste sur sa marche ou monte, dans n’importe quelle colonne.
pp-why-higher = L’enchère est à £{ $price }
pp-why-higher-long = Misez plus ; seule la réponse à une première enchère de £6 ou plus peut être inférieure.
pp-why-offer = Pas proposé : { $investment }
pp-why-offer-long = Choisissez un des investissements qui restent.
pp-why-take = Votre enchère donne un investissement
pp-why-take-long = Seuls ceux qui n’ont pas misé peuvent s’en passer.
pp-why-beside = Mal placé : { $investment }
pp-why-beside-long = Seule une couleur voisine de celle que vous avez prise peut être tournée vers l’autre joueur.
pp-why-no-tile = Pas de tuile livraison ici
pp-why-no-tile-long = Choisissez une des tuiles proposées.
pp-why-last = Bout de la { $track }
pp-why-last-long = Le marqueur est dans la dernière colonne. Effectuez l’action, ou mettez la tuile de côté.
pp-why-use = La tuile doit être activée
pp-why-use-long = Effectuez son action, ou gardez-la et avancez votre marqueur.
pp-why-no-round = Plus aucune tournée de livraison
pp-why-no-round-long = La piste Livraison montre combien de tournées vous avez.
pp-why-no-more = Plus de pizzas cette fois-ci
pp-why-no-more-long = Le nombre de pizzas vaut pour toutes les tournées ensemble.
pp-why-empty = Cette pizzeria est vide
pp-why-empty-long = Toutes les pizzas d’une tournée viennent de la pizzeria d’où elle est partie.
pp-why-under-way = Commencez d’abord une tournée
pp-why-under-way-long = Une tournée de livraison part d’une de vos pizzerias.
pp-why-round-empty = Rien n’est livré cette tournée-ci
pp-why-round-empty-long = Livrez une pizza avant de commencer la tournée suivante, ou annulez.
pp-why-there = Le livreur n’est pas ici
pp-why-there-long = On livre sur la tuile que le livreur a atteinte.
pp-why-courier = Trop loin pour un pas
pp-why-courier-long = Le livreur va d’une tuile à une tuile voisine.
pp-why-road = Aucune route ne mène ici
pp-why-road-long = Le livreur ne va que là où une route passe d’une tuile à la suivante.
pp-why-same-road = Pas deux fois la même route
pp-why-same-road-long = À un carrefour, on choisit ; une tournée ne prend aucune route deux fois.
pp-why-through = Pas à travers une pizzeria
pp-why-through-long = Une tournée ne passe que sur des tuiles ville.
pp-why-far = La distance { $distance } est parcourue
pp-why-far-long = Chaque tournée compte autant de tuiles que le montre la tuile livraison.
pp-why-beyond = Personne à servir par là
pp-why-beyond-long = Aucune pizza ne pourrait être livrée là ni plus loin.
pp-why-served = Chaque maison a sa pizza
pp-why-served-long = Une tuile reçoit une pizza par maison colorée.
pp-why-delivered = Rien n’est encore livré
pp-why-delivered-long = Une livraison express livre au moins une pizza.

## Board and panels

pp-b-city = La ville : des cases avec leurs tuiles, une action par rangée et par colonne, les dessous-de-table au bout
pp-b-field = Rangée { $row }, colonne { $column }
pp-b-cell = Case { $at }
pp-b-tile = { $colour }, { $houses ->
    [one] 1 maison
   *[other] { $houses } maisons
}{ $pizzas ->
    [0] {""}
    [one] , { $pizzas } servie
   *[other] , { $pizzas } servies
}
pp-b-shop = Pizzeria, { $pizzas } pizzas sur { $room }
pp-b-coin-row = Dessous-de-table de { $value } pour la rangée { $n }
pp-b-coin-column = Dessous-de-table de { $value } pour la colonne { $n }
pp-b-leads = { $name } en tête
pp-b-bribes = pots-de-vin
pp-b-pile = { $n ->
    [one] 1 tuile dans la pile
   *[other] { $n } tuiles dans la pile
}
pp-b-tiles = tuiles
pp-b-sponsor = Sponsor
pp-b-market = Marché
pp-b-express = Express
pp-b-build = Bâtir
pp-b-your-district = Votre quartier
pp-b-district-of = Quartier : { $name }
pp-b-fits = convient
pp-b-fits-turned = si on la tourne
pp-b-turn-left = Tourner à gauche (molette ou Maj+R)
pp-b-turn-right = Tourner à droite (molette ou R)
pp-b-way = Sens de la tuile
pp-b-piazza = Piazza
pp-b-piazza-long = La Piazza : les enchères sur ses marches, les tuiles livraison au-dessus
pp-b-bids-in-c = enchères en phase C
pp-b-delivery = { $id } : { $pizzas } pizzas, distance { $distance }
pp-b-investments = Investir
pp-b-or-step = ou un pas
pp-b-for-sale = Pizzerias à vendre
pp-b-left = { $n ->
    [0] vendu
   *[other] reste { $n }
}
pp-b-room = place pour { $n }
pp-b-phase-a = Quartier et actions
pp-b-phase-b = Pots-de-vin
pp-b-phase-c = Enchères
pp-b-phase-d = Investir
pp-b-phase-e = Livrer
pp-b-phase-f = Expérience
pp-b-phase-g = Fin du tour
pp-b-round = Tour { $n }
pp-b-phases = Phases du tour
pp-b-order = ordre
pp-b-views = Parties du plateau
pp-b-view-city = Ville
pp-b-view-district = Quartier
pp-b-view-piazza = Piazza
pp-b-track-gold = Finance
pp-b-track-blue = Marché
pp-b-track-red = Express
pp-b-track-green = Réseau
pp-b-tracks = Les quatre pistes d’expérience
pp-b-expert = expert +{ $n }
pp-b-versatility = Polyvalence
pp-b-purse = Votre bourse : £{ $n }
pp-b-only-you = vous seul
pp-b-experience = Votre expérience
pp-b-sum = { $delivered ->
    [one] { $delivered } livrée
   *[other] { $delivered } livrées
} + { $versatility } polyvalence
pp-b-sum-experts = + { $n } experts
pp-b-sum-waste = − { $n } en attente
pp-b-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
pp-b-pawns-left = { $n ->
    [one] { $n } pion en main
   *[other] { $n } pions en main
}
pp-b-delivered = { $n ->
    [one] { $n } pizza livrée
   *[other] { $n } pizzas livrées
}
pp-b-waiting = { $n ->
    [one] { $n } pizza en attente
   *[other] { $n } pizzas en attente
}
pp-b-secret = argent : secret
pp-b-money = argent
pp-b-seats-note = livrées, en attente, argent
pp-b-do-start = Choisissez une tuile de départ
pp-b-do-pawn = Placez un pion
pp-b-do-field = Posez la tuile ou agissez
pp-b-do-shopping = Au marché
pp-b-do-stocking = Garnissez vos pizzerias
pp-b-do-picking = Choisissez une pizzeria
pp-b-do-siting = Placez la pizzeria
pp-b-do-bid = Enchérissez
pp-b-do-investment = Choisissez un investissement
pp-b-do-offer = Tournez la grande tuile
pp-b-do-investing = Utilisez votre investissement
pp-b-do-claim = Choisissez une livraison
pp-b-do-delivering = Livrez des pizzas
pp-b-pawn-of = Pion { $n } sur { $of }, £{ $money } en bourse
pp-b-to-place = { $n ->
    [0] Toutes sont placées
    [one] 1 pizza à placer
   *[other] { $n } pizzas à placer
}
pp-b-have = £{ $money } en bourse
pp-b-tour = Reste : { $pizzas ->
    [one] { $pizzas } pizza
   *[other] { $pizzas } pizzas
}, { $rounds ->
    [one] { $rounds } tournée
   *[other] { $rounds } tournées
}. Distance { $gone } sur { $distance }
pp-b-tour-express = Reste : { $pizzas ->
    [one] { $pizzas } pizza
   *[other] { $pizzas } pizzas
}, { $rounds ->
    [one] { $rounds } tournée
   *[other] { $rounds } tournées
}, toute distance
pp-b-terms-sponsor = +£{ $n }
pp-b-terms-market = dès £{ $price }{ $n ->
    [0] {""}
   *[other] , +{ $n }
}
pp-b-terms-express = £{ $price }, { $n ->
    [one] { $n } pizza
   *[other] { $n } pizzas
}
pp-b-terms-build = dès £{ $price }
pp-b-terms-sold = tout est vendu
pp-b-instead = ou
pp-b-nothing = Rien
pp-b-step = Un pas
pp-b-lay-it = La poser ici
pp-b-build-it = Bâtir ici
pp-b-bid-it = Enchérir
pp-b-offer-it = Laisser ceux-ci
pp-b-keep-it = La garder
pp-b-take-it = Prendre
pp-b-tally = Points à ce stade
pp-b-tally-help = Si la partie s’arrêtait là.
pp-b-final = Décompte final
pp-b-player = joueur
pp-b-col-delivered = livrées
pp-b-col-versatility = polyva­lence
pp-b-col-experts = experts
pp-b-col-waste = en attente
pp-b-col-money = argent
pp-b-col-total = points
