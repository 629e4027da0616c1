# Rival Restaurants. Les clés commencent par rr-.

rr-title = Rival Restaurants
rr-line = Une minute de marché, une dernière tomate, et tout le monde la veut.

## Tabs, the board and the options

rr-tab-board = Affaires
rr-tab-mine = Restaurant
rr-tab-extra = Rivaux
rr-map = Le plateau Marché
rr-map-desc = Six marchés, chacun avec un rayon et trois ou quatre comptoirs, autour de l’Îlot Central.
rr-reconstructed = Cartes reconstituées
rr-reconstructed-long = La face imprimée de la plupart des recettes, cartes action et restaurants ne nous est pas connue. Celles-ci sont les nôtres ; qui possède la boîte peut saisir les vraies.

rr-option-amateur = Chef Amateur
rr-option-amateur-help = Pas de minuteur, et pas de pouvoirs de chef avant le premier niveau du restaurant.
rr-option-start_up = Start-up
rr-option-start_up-help = Deux recettes basiques, ni carte action ni ingrédients au départ : une partie plus longue.
rr-option-two_chefs = L’un « deux » est de trop dans la cuisine
rr-option-two_chefs-help = Chacun déplace deux chefs. Pour deux ou trois joueurs.
rr-option-draft = Draft de chefs
rr-option-draft-help = À deux joueurs : on choisit et bannit les chefs tour à tour, au lieu de les distribuer.
rr-option-restaurants = Restaurants au choix
rr-option-restaurants-help = Chaque joueur en reçoit autant et en garde un.
rr-option-chefs = Chefs au choix
rr-option-chefs-help = Chaque joueur en reçoit autant.
rr-option-quiet_mart = Mystery Mart tranquille
rr-option-quiet_mart-help = Au Mystery Mart, les chefs n’ont aucun pouvoir sur les autres.
rr-option-clock = Secondes pour Achat et Échange
rr-option-clock-help = 0 : pas de minuteur.
rr-option-wheel_clock = Secondes pour la roue
rr-option-wheel_clock-help = Les retardataires vont à l’Îlot Central. 0 : pas de minuteur.
rr-option-last_day = Dernier jour
rr-option-last_day-help = Si personne n’a gagné d’ici là, la partie s’arrête après ce jour.

## Components

rr-place-carbtastic = Carbtastic
rr-place-fruit-stand = « Fruit » Stand
rr-place-vegetable-land = Vegetable Land
rr-place-chop-shop = Chop Shop
rr-place-dairy-king = Dairy King
rr-place-mystery-mart = Mystery Mart
rr-place-island = Îlot Central

rr-ingredient-bread = Pain
rr-ingredient-flour = Farine
rr-ingredient-potato = Pommes de terre
rr-ingredient-noodles = Pâtes
rr-ingredient-rice = Riz
rr-ingredient-avocado = Avocat
rr-ingredient-beans = Haricots
rr-ingredient-peppers = Poivrons
rr-ingredient-sweet-fruit = Fruit sucré
rr-ingredient-tomato = Tomate
rr-ingredient-carrot = Carotte
rr-ingredient-garlic = Ail
rr-ingredient-greens = Légumes
rr-ingredient-onion = Oignon
rr-ingredient-scallion = Échalote
rr-ingredient-beef = Bœuf
rr-ingredient-fish = Poisson
rr-ingredient-pork = Porc
rr-ingredient-poultry = Volaille
rr-ingredient-seafood = Fruits de mer
rr-ingredient-butter = Beurre
rr-ingredient-cheese = Fromage
rr-ingredient-egg = Œuf
rr-ingredient-milk = Lait
rr-ingredient-alien-goo = Alien Goo
rr-ingredient-chocolate = Chocolat
rr-ingredient-secret-sauce = Sauce secrète
rr-ingredient-wine = Vin
rr-ingredient-tofu = Tofu

rr-chef-angus-khan = Angus Khan
rr-chef-antoine-baguette = Antoine Baguette
rr-chef-biff-brobeque = Biff Brobeque
rr-chef-gardena-eden = Gardena Eden
rr-chef-general-stroganov = General Stroganov
rr-chef-gohan-sushido = Gohan Sushido
rr-chef-kim-chi = Kim Chi
rr-chef-lovehandles-mcfatterson = Lovehandles McFatterson
rr-chef-mortimer-sleazburger = Mortimer Sleazburger
rr-chef-phyllis-grubman = Phyllis Grubman
rr-chef-pork-knuckles = Pork Knuckles
rr-chef-senor-fuego = Señor Fuego
rr-chef-unknown = Chef actif

rr-upgrade-basic-book = Livre de Recettes Basiques
rr-upgrade-gourmet-book = Livre de Recettes Gastronomiques
rr-upgrade-double-burner = Table de cuisson Double
rr-upgrade-social-media = Publicité sur les Réseaux Sociaux
rr-upgrade-celebrity = Soutien de Célébrité

rr-card-clam-voyance = Clam-Voyance
rr-card-raiders-of-the-lost-pork = Raiders of the Lost Pork
rr-card-armed-robbery = Armed Robbery
rr-card-fly-tipping = Dépôt sauvage
rr-card-trash-talk = Langue de poubelle
rr-card-surprise-inspection = Inspection surprise
rr-card-sticky-fingers = Doigts collants
rr-card-menu-swap = Échange de menus
rr-card-back-to-the-cutting-board = Retour à la planche
rr-card-detour = Déviation
rr-card-fridge-failure = Panne de frigo
rr-card-power-cut = Coupure de courant
rr-card-surge-pricing = Flambée des prix
rr-card-clean-sweep = Coup de balai
rr-card-extra-thyme = Du thym en plus
rr-card-going-going-mine = Une fois, deux fois, à moi
rr-card-second-errand = Deuxième course
rr-card-flash-in-the-pan = Feu de paille
rr-card-rave-review = Critique élogieuse
rr-card-dumpster-dive = Fouille de poubelle
rr-card-special-delivery = Livraison spéciale

rr-restaurant-rising-sun = Rising Sun
rr-restaurant-luchador-picante = Luchador Picante
rr-restaurant-banchan-republic = Banchan Republic
rr-restaurant-jade-wok = Jade Wok
rr-restaurant-nonna-volante = Nonna Volante
rr-restaurant-canard-fache = Canard Fâché
rr-restaurant-highway-griddle = Highway Griddle
rr-restaurant-tiffin-express = Tiffin Express

rr-recipe-salmon-onigiri = Onigiri au saumon
rr-recipe-yaki-udon = Yaki udon
rr-recipe-tamago-sando = Tamago sando
rr-recipe-kimchi-pancakes = Crêpes au kimchi
rr-recipe-gamja-jorim = Gamja jorim
rr-recipe-dakgangjeong = Dakgangjeong
rr-recipe-yangzhou-fried-rice = Riz sauté de Yangzhou
rr-recipe-dan-dan-noodles = Nouilles dan dan
rr-recipe-dry-fried-green-beans = Haricots verts sautés à sec
rr-recipe-guacamole = Guacamole
rr-recipe-baja-fish-tacos = Tacos de poisson de Baja
rr-recipe-chili-con-carne = Chili con carne
rr-recipe-bruschetta = Bruschetta
rr-recipe-fettuccine-al-burro = Fettuccine al burro
rr-recipe-pizza-margherita = Pizza Margherita
rr-recipe-onion-soup-gratin = Soupe à l’oignon gratinée
rr-recipe-crepes-suzette = Crêpes Suzette
rr-recipe-ratatouille = Ratatouille
rr-recipe-mac-and-cheese = Macaronis au fromage
rr-recipe-avocado-bacon-club = Club avocat-bacon
rr-recipe-loaded-baked-potato = Pomme de terre au four garnie
rr-recipe-rajma-masala = Rajma masala
rr-recipe-seviyan-kheer = Seviyan kheer
rr-recipe-saag-paneer = Saag paneer
rr-recipe-chirashi-bowl = Chirashi Bowl
rr-recipe-tonkotsu-ramen = Ramen tonkotsu
rr-recipe-katsu-curry = Curry katsu
rr-recipe-bibimbap = Bibimbap
rr-recipe-japchae = Japchae
rr-recipe-haemul-sundubu = Haemul sundubu
rr-recipe-mapo-tofu = Mapo tofu
rr-recipe-sweet-and-sour-pork = Porc aigre-doux
rr-recipe-crispy-aromatic-duck = Canard croustillant aux épices
rr-recipe-california-burrito = Burrito californien
rr-recipe-mole-poblano = Mole poblano
rr-recipe-ceviche = Ceviche
rr-recipe-tiramisu = Tiramisu
rr-recipe-lasagne-al-forno = Lasagnes al forno
rr-recipe-risotto-ai-frutti-di-mare = Risotto aux fruits de mer
rr-recipe-coq-au-vin = Coq au vin
rr-recipe-boeuf-bourguignon = Bœuf bourguignon
rr-recipe-bouillabaisse = Bouillabaisse
rr-recipe-smash-burger-platter = Assiette smash burger
rr-recipe-new-england-chowder = Chowder de Nouvelle-Angleterre
rr-recipe-chicken-and-waffles = Poulet et gaufres
rr-recipe-butter-chicken = Poulet au beurre
rr-recipe-goan-fish-curry = Curry de poisson de Goa
rr-recipe-prawn-biryani = Biryani aux crevettes
rr-recipe-unknown = une recette

rr-shelf = rayon
rr-nothing = rien
rr-counter = comptoir { $at }
rr-piece-money = { $at } $
rr-piece-garbage = 1 déchet
rr-piece-favour = une faveur

## The log

rr-gain-money = +{ $amount } $
rr-gain-popularity = +{ $amount } de popularité

rr-opened = { $seat } { $who ->
    [you] avez
   *[other] a
} ouvert { $restaurant }
rr-took = { $seat } { $who ->
    [you] avez
   *[other] a
} pris { $chef }
rr-banned = { $seat } { $who ->
    [you] avez
   *[other] a
} banni { $chef }
rr-day = Jour { $day }
rr-income = { $seat } { $who ->
    [you] avez
   *[other] a
} touché le revenu du jour { $gain }
rr-went = { $chef } ({ $seat }) : direction { $place }
rr-played = { $seat } { $who ->
    [you] avez
   *[other] a
} joué { $card }
rr-struck-card = { $by } : { $what } contre { $who ->
    [you] vous
   *[other] { $seat }
}
rr-struck-power = { $what } ({ $by }) s’en prend à { $who ->
    [you] vous
   *[other] { $seat }
}
rr-blocked = { $what } ({ $by }) : sans effet sur { $who ->
    [you] vous
   *[other] { $seat }
}, bloqué
rr-paid-to = { $by } : { $amount } $ pour { $who ->
    [you] vous
   *[other] { $seat }
}
rr-paid = { $seat } { $who ->
    [you] avez
   *[other] a
} payé { $amount } $
rr-received = { $seat } { $who ->
    [you] avez
   *[other] a
} reçu { $gain }
rr-garbage = { $seat } { $who ->
    [you] avez
   *[other] a
} pris { $count } { $count ->
    [one] déchet
   *[other] déchets
}
rr-garbage-gone = { $seat } { $who ->
    [you] avez
   *[other] a
} éliminé { $count } { $count ->
    [one] déchet
   *[other] déchets
}
rr-got = { $seat } { $who ->
    [you] avez
   *[other] a
} reçu { $thing }
rr-got-from = { $by } : { $thing }, cédé par { $who ->
    [you] vous
   *[other] { $seat }
}
rr-got-card-from = { $by } : une carte action, cédée par { $who ->
    [you] vous
   *[other] { $seat }
}
rr-discarded = { $seat } { $who ->
    [you] avez
   *[other] a
} défaussé { $thing }
rr-drew = { $seat } { $who ->
    [you] avez
   *[other] a
} pioché { $card }
rr-drew-one = { $seat } { $who ->
    [you] avez
   *[other] a
} pioché une carte action
rr-recipe-gained = { $seat } { $who ->
    [you] avez
   *[other] a
} mis { $recipe } au menu
rr-recipes-shown = { $seat } { $who ->
    [you] avez
   *[other] a
} consulté { $recipes }
rr-cut = { $seat } : { $upgrade } sans effet pendant { $days } { $days ->
    [one] jour
   *[other] jours
}
rr-surge = { $seat } { $who ->
    [you] avez
   *[other] a
} augmenté les prix pour les autres ({ $place }) : { $amount } $ de plus
rr-swept = Comptoirs vidés et regarnis : { $place }
rr-time-added = { $seconds } secondes de plus
rr-bought = { $seat } { $who ->
    [you] avez
   *[other] a
} acheté { $thing } ({ $place }){ $price ->
    [0] {""}
   *[other] {" "}pour { $price } $
}
rr-bought-shelf = { $seat } { $who ->
    [you] avez
   *[other] a
} acheté { $thing } au rayon ({ $place }){ $price ->
    [0] {""}
   *[other] {" "}pour { $price } $
}
rr-sold = { $seat } { $who ->
    [you] avez
   *[other] a
} vendu du chocolat { $gain }
rr-war = Guerre des enchères : { $place }, { $counter }
rr-bid = { $seat } { $who ->
    [you] avez
   *[other] a
} misé { $amount } ${ $garbage ->
    [0] {""}
    [one] {" "}et 1 déchet
   *[other] {" "}et { $garbage } déchets
}
rr-war-left = { $seat } { $who ->
    [you] avez
   *[other] a
} quitté la guerre des enchères
rr-war-won = { $seat } { $who ->
    [you] avez
   *[other] a
} remporté { $thing } pour { $price } ${ $garbage ->
    [0] {""}
    [one] {" "}et 1 déchet
   *[other] {" "}et { $garbage } déchets
}
rr-war-void = Pas de vente : { $place }, { $counter }
rr-offered = { $by } : une offre pour { $who ->
    [you] vous
   *[other] { $seat }
}
rr-offer-ended = L’offre ne tient plus : { $by } et { $who ->
    [you] vous
   *[other] { $seat }
}
rr-traded = Échange conclu : { $by } et { $who ->
    [you] vous
   *[other] { $seat }
}
rr-favour = { $by } : une faveur promise à { $who ->
    [you] vous
   *[other] { $seat }
}
rr-done = { $seat } { $who ->
    [you] avez
   *[other] a
} terminé
rr-time-over = Le temps est écoulé
rr-fined = { $seat } { $who ->
    [you] avez
   *[other] a
} payé l’inspecteur
rr-not-fined = { $seat } { $who ->
    [you] n’avez
   *[other] n’a
} pas payé l’inspecteur : pas de cuisine aujourd’hui
rr-announced = { $seat } { $who ->
    [you] avez
   *[other] a
} annoncé { $recipe }
rr-withdrawn = { $seat } { $who ->
    [you] avez
   *[other] a
} retiré { $recipe } du feu
rr-cooked = { $seat } { $who ->
    [you] avez
   *[other] a
} cuisiné { $recipe } { $gain }
rr-level = { $seat } { $who ->
    [you] avez
   *[other] a
} atteint le niveau { $level }
rr-restocked = Les marchés sont réapprovisionnés
rr-voted = { $by } : un vote pour { $who ->
    [you] vous
   *[other] { $seat }
}
rr-end-top-chef = Le Top Chef est connu : la partie est terminée
rr-end-closing-day = Le dernier jour est passé : la partie est terminée

## What one can do

rr-do-open = Ouvrir { $restaurant }
rr-do-take = Prendre { $chef }
rr-do-ban = Bannir { $chef }
rr-do-lead = Chef du jour : { $chef }
rr-do-go = { $chef } : direction { $place }
rr-do-aim = { $chef } : viser { $thing }, comptoir { $counter }
rr-do-aim-shelf = { $chef } : viser le { $thing } ({ $place })
rr-do-play = Jouer { $card }
rr-do-power = Utiliser le pouvoir : { $chef }
rr-do-vote = Voter pour { $who ->
    [you] vous-même
   *[other] { $seat }
}
rr-do-target = Choisir { $who ->
    [you] vous-même
   *[other] { $seat }
} ({ $chef })
rr-do-pick = Prendre { $thing }
rr-do-discard = Défausser { $thing }
rr-do-spoil = Faire défausser { $thing }
rr-do-keep = Garder { $thing }
rr-do-menu = Choisir { $recipe }
rr-do-exchange = Échanger { $recipe }
rr-do-cut = Couper { $thing }
rr-do-at = Choisir { $place }
rr-do-grab = Prendre { $thing } ({ $place }, comptoir { $counter })
rr-do-money = Prendre { $amount } $
rr-do-pay = Payer { $amount } $
rr-do-cards = { $count ->
    [one] Piocher une carte action
   *[other] Piocher { $count } cartes action
}
rr-do-pass = Passer
rr-do-pass-answer = Laisser faire
rr-do-pass-exchange = Garder la recette
rr-do-pass-counter = Ne plus rien prendre
rr-do-pass-power = Épargner les autres
rr-do-pass-fine = Ne pas payer, ne pas cuisiner
rr-do-buy = Acheter { $thing } ({ $place }, comptoir { $counter })
rr-do-buy-shelf = Acheter au { $thing } ({ $place })
rr-do-pair = Offre de { $chef } : deux viandes pour { $amount } $
rr-do-buy-card = Acheter une carte action
rr-do-upgrade = Acheter { $upgrade }{ $who ->
    [you] {""}
   *[other] {" "}pour { $seat }
}
rr-do-bin = Jeter 1 déchet
rr-do-sell = Vendre { $thing } pour { $amount } $
rr-do-forage = { $chef } : acheter au rayon ({ $place })
rr-do-bid = Miser { $amount } $ pour { $thing }
rr-do-bid-trash = Miser pour { $thing } : tout votre argent et { $garbage } { $garbage ->
    [one] déchet
   *[other] déchets
}
rr-do-quit = Quitter la guerre des enchères : { $thing }
rr-do-step-off = Renoncer à la priorité : { $thing }
rr-do-offer = Proposer un échange à { $who ->
    [you] vous-même
   *[other] { $seat }
}
rr-do-give = Donner { $thing }
rr-do-ask = Demander { $thing }
rr-do-propose = Faire l’offre
rr-do-withdraw = Retirer l’offre
rr-do-accept = Accepter l’offre : { $seat }
rr-do-decline = Refuser l’offre : { $seat }
rr-do-cook = Cuisiner { $recipe }
rr-do-fill = { $recipe } : { $thing } comme { $needed }
rr-do-fill-two = { $recipe } : 2 × { $thing } comme { $needed }
rr-do-extra = { $recipe } : ajouter { $thing }
rr-do-extra-not = { $recipe } : sans { $thing }
rr-do-clear = Ne pas cuisiner { $recipe }
rr-do-draw = Piocher une recette pour remplacer { $recipe }
rr-do-garbage = Prendre les déchets
rr-do-bonus = Prendre le bonus de niveau
rr-do-done = Terminé
rr-do-done-wheels = Les roues sont réglées
rr-do-done-window = Pas de carte maintenant
rr-do-done-market = Courses terminées
rr-do-done-menus = Le menu est prêt
rr-do-done-serving = Servir

## What one is asked

rr-ask-restaurant = Choisissez votre restaurant, en secret.
rr-ask-non-plating = Choisissez votre chef non cuisinier, en secret.
rr-ask-chefs = { $left ->
    [0] Confirmez votre choix.
    [one] Choisissez un chef, en secret.
   *[other] Choisissez encore { $left } chefs, en secret.
}
rr-ask-draft = Choisissez un chef pour votre Brigade de Cuisine.
rr-ask-ban = Bannissez un chef de la partie.
rr-ask-wheel = Revenu et Déplacement : où votre chef va-t-il aujourd’hui ? Ou jouez d’abord une carte.
rr-ask-wheels = Revenu et Déplacement : réglez les deux roues, sur deux lieux différents.
rr-ask-lead = Revenu et Déplacement : choisissez le chef du jour et réglez les deux roues.
rr-ask-aim = Quelle carte voulez-vous le plus ? Placez-y votre chef.
rr-ask-window = Les cartes action avant les pouvoirs : jouez-en une, ou renoncez.
rr-ask-power = Pouvoir de { $chef } : choisissez qui le subit, ou épargnez les autres.
rr-ask-market = Achat et Échange : achetez, misez, échangez, puis terminez.
rr-ask-war = Guerre des enchères ! Misez, ou quittez-la.
rr-ask-offer = Votre offre à { $seat } : dites ce que vous donnez et ce que vous demandez, puis faites-la.
rr-ask-answer-offer = { $seat } vous propose un échange : acceptez ou refusez.
rr-ask-fine = Inspection surprise : payez { $amount } $, ou ne cuisinez pas aujourd’hui.
rr-ask-menu = Cuisine et Comptoir : choisissez en secret ce que vous cuisinez, s’il y a lieu.
rr-ask-dish = Changez ce qu’il y a dedans, ou arrêtez le menu.
rr-ask-serving = Dernière occasion de retirer un plat du feu.
rr-ask-discards = { $left ->
    [one] Faites défausser une viande à un rival, ou épargnez les autres.
   *[other] Faites défausser { $left } viandes, une à la fois, ou épargnez les autres.
}
rr-ask-steps = Dans quel ordre ? Choisissez l’étape suivante après la cuisine.
rr-ask-vote = Égalité : élisez le Top Chef.
rr-ask-target = { $what } : choisissez la cible.
rr-ask-thing = { $what } : choisissez quoi exactement.
rr-ask-price = { $what } appelle : payez { $amount } $ ou défaussez un ingrédient.
rr-ask-answer = { $by } : { $what } contre vous. { $clam }, ou laisser faire ?
rr-ask-counter = { $what } : on a répondu par { $clam }. En jouer une autre, ou laisser faire ?
rr-ask-moved = { $chef } doit partir : choisissez un autre lieu.
rr-ask-discard = { $left ->
    [one] Défaussez un ingrédient de votre stock.
   *[other] Défaussez { $left } ingrédients de votre stock.
}
rr-ask-tray = { $left ->
    [one] Prenez un ingrédient du bac de défausse.
   *[other] Prenez { $left } ingrédients du bac de défausse.
}
rr-ask-grab = { $left ->
    [one] Prenez un ingrédient face visible.
   *[other] Prenez { $left } ingrédients face visible.
}
rr-ask-recipe = Gardez une de ces recettes.
rr-ask-exchange = Échanger { $recipe } contre une autre recette ?
rr-ask-pair = { $left ->
    [one] Choisissez une autre viande : elle est payée.
   *[other] Choisissez { $left } viandes : elles sont payées.
}
rr-ask-shelf = Deux cartes du rayon : gardez-en une.
rr-ask-upgrade = Choisissez une amélioration.
rr-ask-either = { $amount } $, ou { $count ->
    [one] une carte action
   *[other] { $count } cartes action
} ?
rr-wait-setup = Choix en cours : on attend { $seats }.
rr-wait-move = Revenu et Déplacement : on attend { $seats }.
rr-wait-window = Cartes et pouvoirs : on attend { $seats }.
rr-wait-market = Achat et Échange : on attend { $seats }.
rr-wait-cook = Cuisine et Comptoir : on attend { $seats }.
rr-wait-vote = Vote en cours : on attend { $seats }.
rr-wait-aiming = { $seat } { $who ->
    [you] visez
   *[other] vise
} avec { $what }.
rr-wait-answer = { $seat } { $who ->
    [you] pouvez
   *[other] peut
} répondre à { $what }.
rr-wait-decide = { $seat } { $who ->
    [you] réfléchissez
   *[other] réfléchit
}.

## Why not

rr-why-house = C’est le minuteur qui décide
rr-why-house-long = Seul le minuteur met fin à Achat et Échange avant l’heure.
rr-why-now = Pas dans cette phase
rr-why-now-long = Chaque chose se fait dans sa phase de la journée, et dans aucune autre.
rr-why-decide = Autre chose passe avant
rr-why-decide-long = On attend une décision ; tout le monde patiente jusque-là.
rr-why-answer = Répondez d’abord au coup
rr-why-answer-long = Quelqu’un est visé : il faut l’arrêter, ou laisser faire.
rr-why-clam = Vous n’avez pas { $card }
rr-why-clam-long = Seule cette carte arrête une carte ou un pouvoir dirigé contre vous.
rr-why-dealt = { $restaurant } n’est pas à vous
rr-why-dealt-long = Choisissez parmi les restaurants que vous avez reçus.
rr-why-offered = { $chef } : indisponible
rr-why-offered-long = Choisissez parmi les chefs qui vous sont proposés.
rr-why-step = Pas cette étape du draft
rr-why-step-long = Le draft dit si l’on choisit ou bannit un chef maintenant.
rr-why-more = Choisissez d’abord d’autres chefs
rr-why-more-long = On continue quand tous vos chefs sont choisis.
rr-why-squad = { $chef } : pas chef du jour
rr-why-squad-long = On choisit chaque jour un chef de sa brigade.
rr-why-second = Vous n’avez qu’un chef
rr-why-second-long = Seules certaines parties donnent deux chefs à chacun.
rr-why-set = C’est déjà réglé
rr-why-set-long = Ce qui est réglé s’annule, mais ne se modifie pas.
rr-why-helper = Pas là : { $place }
rr-why-helper-long = Un chef non cuisinier ne va ni à l’Îlot Central ni là où va le chef actif.
rr-why-same = Votre autre chef y va : { $place }
rr-why-same-long = Deux chefs d’un même joueur ne vont jamais au même endroit.
rr-why-forbidden = Pas aujourd’hui : { $place }
rr-why-forbidden-long = Un chef déplacé va dans un autre lieu, et pas là où il est interdit.
rr-why-empty = { $counter ->
    [0] Le rayon est vide
   *[other] Le comptoir { $counter } est vide
}
rr-why-empty-long = Un chef se place sur une carte de son marché, ou au rayon.
rr-why-sold-long = Ce qui est épuisé revient au réapprovisionnement des marchés.
rr-why-hand = { $card } : pas en main
rr-why-hand-long = Les cartes action se jouent depuis la main.
rr-why-played = Une carte jouée aujourd’hui déjà
rr-why-played-long = Chaque joueur joue une carte action par jour.
rr-why-phase = Pas la bonne phase : { $card }
rr-why-phase-long = Chaque carte dit dans quelle phase elle se joue.
rr-why-effect = { $card } n’aurait aucun effet
rr-why-effect-long = Une carte qui ne peut rien faire ne se joue pas.
rr-why-power = Pas de tel pouvoir maintenant
rr-why-power-long = Chaque chef a un seul pouvoir, et ce pouvoir a son moment.
rr-why-used = Pouvoir déjà utilisé aujourd’hui
rr-why-used-long = Un pouvoir s’utilise une fois par jour.
rr-why-target = Il n’y a personne à viser
rr-why-target-long = Le pouvoir ne peut atteindre personne.
rr-why-yesterday = { $who ->
    [you] Vous
   *[other] { $seat }
} : déjà visé hier
rr-why-yesterday-long = Ce pouvoir ne vise pas le même joueur deux jours de suite.
rr-why-one = Pas { $who ->
    [you] vous
   *[other] { $seat }
}
rr-why-one-long = Ce joueur ne peut pas être choisi pour cela.
rr-why-ingredient = Introuvable : { $thing }
rr-why-ingredient-long = On n’utilise, ne prend ou ne défausse que ce qui est là.
rr-why-shown = Pas parmi elles : { $recipe }
rr-why-shown-long = Gardez une des recettes piochées.
rr-why-recipe = Pas cette recette
rr-why-recipe-long = Une recette s’échange contre une autre du même type.
rr-why-upgrade = Pas celle-ci : { $upgrade }
rr-why-upgrade-long = Cette amélioration ne peut pas être choisie ici.
rr-why-market = Pas ce marché : { $place }
rr-why-market-long = On ne remplace les comptoirs que là où il y a des cartes et pas de guerre des enchères.
rr-why-grab = Pas cette carte : { $place }
rr-why-grab-long = Prenez une carte face visible sur laquelle aucun chef ne se tient, et pas du Mystery Mart.
rr-why-dear = Cela coûte { $price } $
rr-why-dear-long = Vous pouvez dépenser { $money } $.
rr-why-at-market = Votre chef n’est à aucun marché
rr-why-at-market-long = Un chef n’achète des ingrédients qu’au marché où il se trouve.
rr-why-island = Votre chef est ailleurs
rr-why-island-long = L’Îlot Central vend aux chefs qui s’y trouvent.
rr-why-closed = Les comptoirs sont bloqués
rr-why-closed-long = Là où Lovehandles McFatterson fait ses courses, les autres n’achètent qu’au rayon.
rr-why-claimed = Le comptoir { $counter } est réservé
rr-why-claimed-long = Un autre chef se tient sur cette carte et passe en premier.
rr-why-barred = Le comptoir { $counter } vous est fermé
rr-why-barred-long = Qui quitte une guerre des enchères n’achète pas cette carte ce jour-là.
rr-why-war = D’abord la guerre des enchères
rr-why-war-long = Pendant une guerre des enchères, un chef n’achète rien au marché.
rr-why-no-war = Vous n’êtes dans aucune guerre
rr-why-no-war-long = On mise là où deux chefs ou plus se tiennent sur une même carte.
rr-why-bid = Pas cette mise
rr-why-bid-long = Une mise dépasse la plus haute, atteint le prix du marché et reste dans vos moyens.
rr-why-all-in = Misez d’abord tout votre argent
rr-why-all-in-long = On n’ajoute des déchets que si tout son argent égale la plus haute mise.
rr-why-claim = Votre chef ne réserve rien
rr-why-claim-long = Seul qui se tient sur une carte peut y renoncer.
rr-why-cards = Il n’y a plus de cartes action
rr-why-cards-long = La pioche et la défausse sont vides.
rr-why-has = { $seat } { $who ->
    [you] avez
   *[other] a
} déjà { $upgrade }
rr-why-has-long = Chacun a au plus une amélioration de chaque sorte.
rr-why-garbage = Vous n’avez pas de déchets
rr-why-garbage-long = On ne jette que ses propres déchets.
rr-why-chocolate = Vous n’avez pas de chocolat
rr-why-chocolate-long = L’Îlot Central achète le chocolat, une carte à la fois.
rr-why-occupied = Pas de ce rayon : { $place }
rr-why-occupied-long = Gohan Sushido achète au rayon d’un marché où il n’y a personne, sauf le Mystery Mart.
rr-why-pair = Pas d’offre pour deux
rr-why-pair-long = Phyllis Grubman y a droit une fois par jour, au Chop Shop, s’il y reste deux cartes.
rr-why-offer-open = Vous préparez déjà une offre
rr-why-offer-open-long = Une offre à la fois : retirez-la pour en commencer une autre.
rr-why-offers = Assez d’offres pour aujourd’hui
rr-why-offers-long = Un joueur fait au plus douze offres par jour.
rr-why-no-offer = Vous ne préparez aucune offre
rr-why-no-offer-long = Dites d’abord à qui vous faites une offre.
rr-why-offer-made = L’offre est faite
rr-why-offer-made-long = Elle ne change plus : retirez-la d’abord.
rr-why-offer-full = L’offre est complète
rr-why-offer-full-long = Une offre compte au plus douze éléments.
rr-why-theirs = Il n’y en a pas : { $thing }
rr-why-theirs-long = On ne donne que ce qu’on a ; l’argent misé ne s’échange pas.
rr-why-unbalanced = L’offre n’est pas en règle
rr-why-unbalanced-long = Les recettes s’échangent une contre une du même type, personne n’a deux fois la même amélioration, et il faut échanger quelque chose.
rr-why-nothing = Aucune offre : { $who ->
    [you] vous
   *[other] { $seat }
}
rr-why-nothing-long = On ne répond qu’à une offre qu’on a reçue.
rr-why-give = Vous n’avez pas cela
rr-why-give-long = Une partie de ce qu’on vous demande n’est pas là.
rr-why-incomplete = Il manque un ingrédient
rr-why-incomplete-long = Une recette se cuisine avec tous ses ingrédients, ou ce qui peut les remplacer.
rr-why-dish = Une seule recette par jour
rr-why-dish-long = Une table de cuisson double permet une recette basique et une gastronomique.
rr-why-inspected = L’inspecteur l’interdit
rr-why-inspected-long = Qui n’a pas payé ne cuisine pas aujourd’hui.
rr-why-that-dish = Pas ce plat
rr-why-that-dish-long = Il n’est pas en préparation, ou il l’est déjà.
rr-why-fit = Cela ne convient pas
rr-why-fit-long = L’Alien Goo remplace tout, le tofu une viande ; certains chefs en savent davantage.
rr-why-extra = Rien à ajouter
rr-why-extra-long = La sauce secrète va avec une recette basique, le vin avec une gastronomique, une fois chacun.
rr-why-due = Pas à faire maintenant
rr-why-due-long = Chaque étape après la cuisine se fait une fois.

## Board and panels

rr-b-place-carbtastic = Carbtastic
rr-b-place-fruit-stand = « Fruit » Stand
rr-b-place-vegetable-land = Vegetable Land
rr-b-place-chop-shop = Chop Shop
rr-b-place-dairy-king = Dairy King
rr-b-place-mystery-mart = Mystery Mart
rr-b-place-island = Îlot Central
rr-b-market = { $name }, { $price } $ la carte
rr-b-shelf = rayon
rr-b-tray = bac { $n }
rr-b-wanted = Il manque à une de vos recettes
rr-b-stands = { $name } : { $chef }, { $place }
rr-b-up-basic-book = Livre basique
rr-b-up-gourmet-book = Livre gastro
rr-b-up-double-burner = Double feu
rr-b-up-social-media = Réseaux sociaux
rr-b-up-celebrity = Célébrité
rr-b-up-book-good = { $n } vues, 1 gardée
rr-b-up-double-burner-good = cuire les deux
rr-b-up-income-good = +{ $amount } $ par jour
rr-b-card = Carte Action
rr-b-deck = il en reste { $n }
rr-b-bin = Jeter un déchet
rr-b-free = gratuit
rr-b-free-bins = { $n } gratuit
rr-b-garbage-have = vous en avez { $n }
rr-b-sell = Vendre chocolat
rr-b-chocolate-have = vous en avez { $n }
rr-b-pair = Deux viandes
rr-b-pair-note = l’offre de Phyllis
rr-b-step-off = Céder la place
rr-b-gift = Pour un autre…
rr-b-phase-setup = Ouverture
rr-b-phase-move = Revenu et Déplacement
rr-b-phase-buy = Achat et Échange
rr-b-phase-cook = Cuisine et Comptoir
rr-b-phase-over = Cuisine fermée
rr-b-day = Jour { $n }
rr-b-day-course = Le cours de la journée
rr-b-you-are-at = vous êtes à { $places }
rr-b-clock = Temps restant
rr-b-question = Ce qu’on demande
rr-b-second = Ou d’abord { $name }…
rr-b-sending = Choisissez un lieu pour { $name }.
rr-b-chefs = Chefs et pouvoirs
rr-b-amateur = Chef amateur : pas de pouvoir avant le premier niveau.
rr-b-stoves = Sur les fourneaux
rr-b-stoves-cold = Rien encore.
rr-b-cook = Cuisiner
rr-b-clear = Ne pas cuisiner
rr-b-complete = prête
rr-b-needs = il manque
rr-b-gourmet = Recette gastronomique
rr-b-recipe-value = { $popularity } de popularité maintenant, { $garbage } déchets
rr-b-recipe-worth = { $name }, vaut { $n }
rr-b-war = Guerre des enchères
rr-b-war-for = { $name }, dès { $price }
rr-b-completes = Complète
rr-b-leads = en tête
rr-b-of = sur { $money }
rr-b-bid = Miser { $money }
rr-b-all-in = Tapis { $money }
rr-b-leave = Quitter
rr-b-other-bids = Autres mises
rr-b-desk = Bureau d’échange
rr-b-with-whom = Faire une offre à…
rr-b-no-offers = Plus d’offres aujourd’hui.
rr-b-i-give = Je donne
rr-b-i-get = Je reçois
rr-b-nothing-yet = rien encore
rr-b-favour = une faveur
rr-b-recipes = Recettes
rr-b-recipes-cards = Recettes, cartes Action
rr-b-offers = vous propose ceci
rr-b-composes = prépare une offre
rr-b-offers-others = une offre est faite
rr-b-composes-others = en préparation
rr-b-confirmed = Vous avez confirmé
rr-b-reading = { $name } la lit
rr-b-accept = Accepter
rr-b-decline = Refuser
rr-b-propose = Proposer à { $name }
rr-b-withdraw = Retirer
rr-b-mine = Votre restaurant
rr-b-at = À { $n } :
rr-b-stock = stock
rr-b-upgrades = améliorations
rr-b-lacks = manque
rr-b-use = Utiliser
rr-b-only-you = Cartes Action, vous seul les voyez
rr-b-seats-note = seules les cartes sont secrètes
rr-b-popularity = popularité
rr-b-money = argent
rr-b-garbage = déchets
rr-b-hand = cartes Action
rr-b-final = Décompte final
rr-b-player = Joueur
rr-b-gourmets = gastro
rr-b-votes = voix
rr-b-effect-cancel = Arrête une carte ou un pouvoir qui vous vise.
rr-b-effect-steal-ingredient = Volez un ingrédient.
rr-b-effect-steal-money = Volez { $n ->
    [2] la moitié
   *[other] 1/{ $n }
} de l’argent d’un rival.
rr-b-effect-garbage = Un rival prend { $n } déchets.
rr-b-effect-garbage-all = Chaque rival prend { $n } déchet.
rr-b-effect-inspect = Un rival avec { $n } déchets paie { $amount } $ ou ne cuisine pas.
rr-b-effect-steal-card = Volez une carte Action au hasard.
rr-b-effect-swap-recipe = Échangez une recette avec un rival.
rr-b-effect-replace-recipe = Une recette va sous la pioche ; on en tire une autre.
rr-b-effect-relocate = Envoyez ailleurs le chef d’un rival.
rr-b-effect-discard-stock = Un rival défausse { $n } de son stock.
rr-b-effect-disable-upgrade = Une amélioration sans effet pendant { $n } jours.
rr-b-effect-price-more = Un marché coûte { $amount } $ de plus aux autres.
rr-b-effect-replace-counters = De nouvelles cartes aux comptoirs d’un marché.
rr-b-effect-add-time = { $n } secondes de plus, et { $amount } $.
rr-b-effect-add-money = Prenez { $amount } $.
rr-b-effect-win-war = Les rivaux de votre guerre se retirent.
rr-b-effect-move-again = Allez à un deuxième endroit.
rr-b-effect-double-burner = Cuisinez deux recettes aujourd’hui.
rr-b-effect-popularity = Le plat du jour : +{ $basic } basique, +{ $gourmet } gastronomique.
rr-b-effect-take-discard = { $n } ingrédients du bac, { $garbage } déchet.
rr-b-effect-take-counter = Prenez { $n } ingrédient visible, gratuit.
rr-b-power-dirty-trick = Donne un déchet à un autre.
rr-b-power-drama-queen = Pour { $amount } $ ou un ingrédient, un chef doit la rejoindre.
rr-b-power-wok-away = Chasse un chef de son marché.
rr-b-power-shopping-shenanigans = Les chefs à son marché lui donnent { $amount } $.
rr-b-power-aristocratic-tastes = Là où il est, les autres paient { $amount } $ de plus.
rr-b-power-fat-is-life = Les comptoirs de son marché sont fermés aux autres.
rr-b-power-bro-tein-style = De la viande pour tout légume ; { $amount } $ pour un plat à deux viandes.
rr-b-power-save-the-animals = Deux légumes identiques pour une viande ; un rival en défausse une.
rr-b-power-share-with-me = Prend un ingrédient du stock d’un autre pour { $amount } $.
rr-b-power-art-of-foodshido = Achète au rayon d’un marché désert.
rr-b-power-mystery-meat = Toutes les viandes se valent ; deux du Chop Shop pour { $amount } $.
rr-b-power-black-market = Une carte Action par jour, de n’importe où.
rr-b-bonus-money = { $amount } $.
rr-b-bonus-take-counter = { $n } ingrédients visibles d’un marché.
rr-b-bonus-take-discard = { $n } ingrédients du bac.
rr-b-bonus-draw-shelf = Une carte du rayon : { $names }.
rr-b-bonus-draw-cards = { $n } cartes Action.
rr-b-bonus-upgrade = Prenez : { $names } ; ou { $amount } $.
rr-b-bonus-per-gourmet = { $amount } $ par plat gastronomique, { $most } $ au plus.
rr-b-bonus-bin-and-money = Jetez { $n } déchets, { $amount } $ chacun.
rr-b-bonus-exchange = Échangez vos recettes, { $n } vues pour chacune.
rr-b-bonus-either = { $amount } $, ou { $n } cartes Action.
rr-b-bonus-needs = +{ $n } pour les plats avec { $names }.
rr-b-bonus-basic = +{ $n } pour les plats basiques.
rr-b-bonus-gourmet = +{ $n } pour les plats gastronomiques.
rr-b-bonus-garbage-less = Les plats font { $n } déchet de moins.
rr-b-bonus-income = { $amount } $ de plus par jour.
rr-b-bonus-shelf-pick = Au rayon : voyez-en { $n }, gardez-en une.
rr-b-bonus-price-less = { $amount } $ de moins : { $names }.
rr-b-bonus-free-bin = Jetez { $n } déchet par jour, partout, gratuit.
rr-b-bonus-penalty-cap = Les déchets coûtent au plus { $n } à un plat.
