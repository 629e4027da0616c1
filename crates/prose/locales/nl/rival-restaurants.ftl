# Rival Restaurants. De sleutels beginnen met rr-.

rr-title = Rival Restaurants
rr-line = Eén minuut op de markt, één tomaat over, en iedereen wil hem hebben.

## Tabs, the board and the options

rr-tab-board = Handel
rr-tab-mine = Restaurant
rr-tab-extra = Rivalen
rr-map = Het marktbord
rr-map-desc = Zes markten, elk met een schap en drie of vier toonbanken, rond het Kookeiland in het midden.
rr-reconstructed = Kaarten gereconstrueerd
rr-reconstructed-long = Van de meeste recepten, actiekaarten en restaurants kennen we de gedrukte voorkant niet. Deze zijn van ons; wie de doos heeft, kan de gedrukte intypen.

rr-option-amateur = Amateurkok
rr-option-amateur-help = Geen klok, en geen krachten van chefs vóór het eerste niveau van het restaurant.
rr-option-start_up = Start-up
rr-option-start_up-help = Twee basisrecepten, geen actiekaart en geen ingrediënten bij het begin: een langer spel.
rr-option-two_chefs = Twee te veel in de keuken
rr-option-two_chefs-help = Iedereen verplaatst twee chefs. Voor twee of drie spelers.
rr-option-draft = Chefs draften
rr-option-draft-help = Met twee spelers: om beurten chefs kiezen en verbannen in plaats van ze te delen.
rr-option-restaurants = Restaurants om uit te kiezen
rr-option-restaurants-help = Zoveel krijgt elke speler er; één wordt gehouden.
rr-option-chefs = Chefs om uit te kiezen
rr-option-chefs-help = Zoveel krijgt elke speler er.
rr-option-quiet_mart = Rustige Mystery Mart
rr-option-quiet_mart-help = In Mystery Mart hebben chefs geen kracht over anderen.
rr-option-clock = Seconden voor Kopen en Ruilen
rr-option-clock-help = 0 is geen klok.
rr-option-wheel_clock = Seconden voor het draaiwiel
rr-option-wheel_clock-help = Wie te laat is, gaat naar het Kookeiland. 0 is geen klok.
rr-option-last_day = Laatste dag
rr-option-last_day-help = Heeft dan nog niemand gewonnen, dan eindigt het spel na deze dag.

## Components

rr-place-carbtastic = Carbtastic
rr-place-fruit-stand = “Fruit” Stand
rr-place-vegetable-land = Vegetable Land
rr-place-chop-shop = Chop Shop
rr-place-dairy-king = Dairy King
rr-place-mystery-mart = Mystery Mart
rr-place-island = het Kookeiland

rr-ingredient-bread = Brood
rr-ingredient-flour = Bloem
rr-ingredient-potato = Aardappel
rr-ingredient-noodles = Noedels
rr-ingredient-rice = Rijst
rr-ingredient-avocado = Avocado
rr-ingredient-beans = Bonen
rr-ingredient-peppers = Paprika
rr-ingredient-sweet-fruit = Zoet fruit
rr-ingredient-tomato = Tomaat
rr-ingredient-carrot = Wortel
rr-ingredient-garlic = Knoflook
rr-ingredient-greens = Bladgroente
rr-ingredient-onion = Ui
rr-ingredient-scallion = Lente-ui
rr-ingredient-beef = Rundvlees
rr-ingredient-fish = Vis
rr-ingredient-pork = Varkensvlees
rr-ingredient-poultry = Gevogelte
rr-ingredient-seafood = Zeevruchten
rr-ingredient-butter = Boter
rr-ingredient-cheese = Kaas
rr-ingredient-egg = Ei
rr-ingredient-milk = Melk
rr-ingredient-alien-goo = Alien Goo
rr-ingredient-chocolate = Chocolade
rr-ingredient-secret-sauce = Geheime saus
rr-ingredient-wine = Wijn
rr-ingredient-tofu = Tofoe

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
rr-chef-unknown = de actieve chef

rr-upgrade-basic-book = Basisreceptenboek
rr-upgrade-gourmet-book = Gastronomisch receptenboek
rr-upgrade-double-burner = Dubbele kookplaat
rr-upgrade-social-media = Reclame op sociale media
rr-upgrade-celebrity = Steun van een beroemdheid

rr-card-clam-voyance = Clam-Voyance
rr-card-raiders-of-the-lost-pork = Raiders of the Lost Pork
rr-card-armed-robbery = Armed Robbery
rr-card-fly-tipping = Sluikstort
rr-card-trash-talk = Vuilspuiterij
rr-card-surprise-inspection = Onverwachte inspectie
rr-card-sticky-fingers = Plakvingers
rr-card-menu-swap = Menuruil
rr-card-back-to-the-cutting-board = Terug naar de snijplank
rr-card-detour = Omleiding
rr-card-fridge-failure = Koelkast kapot
rr-card-power-cut = Stroompanne
rr-card-surge-pricing = Woekerprijzen
rr-card-clean-sweep = Grote schoonmaak
rr-card-extra-thyme = Extra tijm
rr-card-going-going-mine = Eenmaal, andermaal, van mij
rr-card-second-errand = Tweede boodschap
rr-card-flash-in-the-pan = Vlam in de pan
rr-card-rave-review = Lovende recensie
rr-card-dumpster-dive = Containerduik
rr-card-special-delivery = Speciale levering

rr-restaurant-rising-sun = Rising Sun
rr-restaurant-luchador-picante = Luchador Picante
rr-restaurant-banchan-republic = Banchan Republic
rr-restaurant-jade-wok = Jade Wok
rr-restaurant-nonna-volante = Nonna Volante
rr-restaurant-canard-fache = Canard Fâché
rr-restaurant-highway-griddle = Highway Griddle
rr-restaurant-tiffin-express = Tiffin Express

rr-recipe-salmon-onigiri = Onigiri met zalm
rr-recipe-yaki-udon = Yaki udon
rr-recipe-tamago-sando = Tamago sando
rr-recipe-kimchi-pancakes = Kimchipannenkoekjes
rr-recipe-gamja-jorim = Gamja jorim
rr-recipe-dakgangjeong = Dakgangjeong
rr-recipe-yangzhou-fried-rice = Gebakken rijst uit Yangzhou
rr-recipe-dan-dan-noodles = Dandannoedels
rr-recipe-dry-fried-green-beans = Droog gebakken boontjes
rr-recipe-guacamole = Guacamole
rr-recipe-baja-fish-tacos = Vistaco’s uit Baja
rr-recipe-chili-con-carne = Chili con carne
rr-recipe-bruschetta = Bruschetta
rr-recipe-fettuccine-al-burro = Fettuccine al burro
rr-recipe-pizza-margherita = Pizza margherita
rr-recipe-onion-soup-gratin = Gegratineerde uiensoep
rr-recipe-crepes-suzette = Crêpes suzette
rr-recipe-ratatouille = Ratatouille
rr-recipe-mac-and-cheese = Macaroni met kaas
rr-recipe-avocado-bacon-club = Club met avocado en spek
rr-recipe-loaded-baked-potato = Gevulde ovenaardappel
rr-recipe-rajma-masala = Rajma masala
rr-recipe-seviyan-kheer = Seviyan kheer
rr-recipe-saag-paneer = Saag paneer
rr-recipe-chirashi-bowl = Chirashi Bowl
rr-recipe-tonkotsu-ramen = Tonkotsu-ramen
rr-recipe-katsu-curry = Katsucurry
rr-recipe-bibimbap = Bibimbap
rr-recipe-japchae = Japchae
rr-recipe-haemul-sundubu = Haemul sundubu
rr-recipe-mapo-tofu = Mapo tofoe
rr-recipe-sweet-and-sour-pork = Varkensvlees zoetzuur
rr-recipe-crispy-aromatic-duck = Krokante gekruide eend
rr-recipe-california-burrito = Californische burrito
rr-recipe-mole-poblano = Mole poblano
rr-recipe-ceviche = Ceviche
rr-recipe-tiramisu = Tiramisu
rr-recipe-lasagne-al-forno = Lasagne al forno
rr-recipe-risotto-ai-frutti-di-mare = Risotto met zeevruchten
rr-recipe-coq-au-vin = Coq au vin
rr-recipe-boeuf-bourguignon = Boeuf bourguignon
rr-recipe-bouillabaisse = Bouillabaisse
rr-recipe-smash-burger-platter = Smashburgerschotel
rr-recipe-new-england-chowder = Chowder uit New England
rr-recipe-chicken-and-waffles = Kip met wafels
rr-recipe-butter-chicken = Boterkip
rr-recipe-goan-fish-curry = Viscurry uit Goa
rr-recipe-prawn-biryani = Biryani met garnalen
rr-recipe-unknown = een recept

rr-shelf = het schap
rr-nothing = niets
rr-counter = toonbank { $at }
rr-piece-money = ${ $at }
rr-piece-garbage = 1 afval
rr-piece-favour = een wederdienst

## The log

rr-gain-money = +${ $amount }
rr-gain-popularity = +{ $amount } populariteit

rr-opened = { $seat } opende { $restaurant }
rr-took = { $seat } nam { $chef }
rr-banned = { $seat } verbande { $chef }
rr-day = Dag { $day }
rr-income = { $seat } kreeg het daginkomen { $gain }
rr-went = { $chef } ({ $seat }) ging naar { $place }
rr-played = { $seat } speelde { $card }
rr-struck-card = { $by } richtte { $what } op { $who ->
    [you] jou
   *[other] { $seat }
}
rr-struck-power = { $what } ({ $by }) trof { $who ->
    [you] jou
   *[other] { $seat }
}
rr-blocked = { $what } ({ $by }) had geen effect op { $who ->
    [you] jou
   *[other] { $seat }
}: geblokkeerd
rr-paid-to = { $by } betaalde ${ $amount } aan { $who ->
    [you] jou
   *[other] { $seat }
}
rr-paid = { $seat } betaalde ${ $amount }
rr-received = { $seat } kreeg { $gain }
rr-garbage = { $seat } nam { $count } afval
rr-garbage-gone = { $seat } raakte { $count } afval kwijt
rr-got = { $seat } kreeg { $thing }
rr-got-from = { $by } kreeg { $thing } van { $who ->
    [you] jou
   *[other] { $seat }
}
rr-got-card-from = { $by } kreeg een actiekaart van { $who ->
    [you] jou
   *[other] { $seat }
}
rr-discarded = { $seat } legde { $thing } af
rr-drew = { $seat } trok { $card }
rr-drew-one = { $seat } trok een actiekaart
rr-recipe-gained = { $seat } zette { $recipe } op het menu
rr-recipes-shown = { $seat } bekeek { $recipes }
rr-cut = { $seat }: { $upgrade } werkt { $days } { $days ->
    [one] dag
   *[other] dagen
} niet
rr-surge = { $seat } verhoogde de prijzen bij { $place } met ${ $amount } voor de anderen
rr-swept = De toonbanken van { $place } zijn leeggemaakt en opnieuw gevuld
rr-time-added = { $seconds } seconden extra
rr-bought = { $seat } kocht { $thing } bij { $place }{ $price ->
    [0] {""}
   *[other] {" "}voor ${ $price }
}
rr-bought-shelf = { $seat } kocht { $thing } van het schap van { $place }{ $price ->
    [0] {""}
   *[other] {" "}voor ${ $price }
}
rr-sold = { $seat } verkocht chocolade { $gain }
rr-war = Biedstrijd bij { $place }, { $counter }
rr-bid = { $seat } bood ${ $amount }{ $garbage ->
    [0] {""}
   *[other] {" "}en { $garbage } afval
}
rr-war-left = { $seat } verliet de biedstrijd
rr-war-won = { $seat } won { $thing } voor ${ $price }{ $garbage ->
    [0] {""}
   *[other] {" "}en { $garbage } afval
}
rr-war-void = Geen verkoop bij { $place }, { $counter }
rr-offered = { $by } deed { $who ->
    [you] jou
   *[other] { $seat }
} een ruilbod
rr-offer-ended = Het ruilbod geldt niet meer: { $by } en { $who ->
    [you] jij
   *[other] { $seat }
}
rr-traded = Geruild: { $by } en { $who ->
    [you] jij
   *[other] { $seat }
}
rr-favour = { $by } beloofde { $who ->
    [you] jou
   *[other] { $seat }
} een wederdienst
rr-done = { $seat } { $who ->
    [you] bent
   *[other] is
} klaar
rr-time-over = De tijd is om
rr-fined = { $seat } betaalde de inspecteur
rr-not-fined = { $seat } betaalde de inspecteur niet: vandaag geen gerecht
rr-announced = { $seat } kondigde { $recipe } aan
rr-withdrawn = { $seat } haalde { $recipe } van het vuur
rr-cooked = { $seat } kookte { $recipe } { $gain }
rr-level = { $seat } bereikte niveau { $level }
rr-restocked = De markten zijn aangevuld
rr-voted = { $by } stemde op { $who ->
    [you] jou
   *[other] { $seat }
}
rr-end-top-chef = De Top Chef is bekend: het spel is afgelopen
rr-end-closing-day = De laatste dag is voorbij: het spel is afgelopen

## What one can do

rr-do-open = Open { $restaurant }
rr-do-take = Neem { $chef }
rr-do-ban = Verban { $chef }
rr-do-lead = Chef van de dag: { $chef }
rr-do-go = Stuur { $chef } naar { $place }
rr-do-aim = { $chef }: op { $thing } staan, toonbank { $counter }
rr-do-aim-shelf = { $chef }: bij { $thing } van { $place } staan
rr-do-play = Speel { $card }
rr-do-power = Gebruik de kracht van { $chef }
rr-do-vote = Stem op { $who ->
    [you] jezelf
   *[other] { $seat }
}
rr-do-target = Kies { $who ->
    [you] jezelf
   *[other] { $seat }
} ({ $chef })
rr-do-pick = Neem { $thing }
rr-do-discard = Leg { $thing } af
rr-do-spoil = Laat { $thing } afleggen
rr-do-keep = Houd { $thing }
rr-do-menu = Kies { $recipe }
rr-do-exchange = Wissel { $recipe } in
rr-do-cut = Schakel { $thing } uit
rr-do-at = Kies { $place }
rr-do-grab = Neem { $thing } bij { $place }, toonbank { $counter }
rr-do-money = Neem ${ $amount }
rr-do-pay = Betaal ${ $amount }
rr-do-cards = { $count ->
    [one] Trek een actiekaart
   *[other] Trek { $count } actiekaarten
}
rr-do-pass = Pas
rr-do-pass-answer = Laat het gebeuren
rr-do-pass-exchange = Houd het recept
rr-do-pass-counter = Neem niets meer
rr-do-pass-power = Spaar de anderen
rr-do-pass-fine = Niet betalen, niet koken
rr-do-buy = Koop { $thing } bij { $place }, toonbank { $counter }
rr-do-buy-shelf = Koop van { $thing } van { $place }
rr-do-pair = Deal van { $chef }: twee stuks vlees voor ${ $amount }
rr-do-buy-card = Koop een actiekaart
rr-do-upgrade = Koop { $upgrade }{ $who ->
    [you] {""}
   *[other] {" "}voor { $seat }
}
rr-do-bin = Gooi 1 afval weg
rr-do-sell = Verkoop { $thing } voor ${ $amount }
rr-do-forage = { $chef }: koop van het schap van { $place }
rr-do-bid = Bied ${ $amount } op { $thing }
rr-do-bid-trash = Bied op { $thing }: al je geld en { $garbage } afval
rr-do-quit = Verlaat de biedstrijd om { $thing }
rr-do-step-off = Stap van { $thing } af
rr-do-offer = Doe { $who ->
    [you] jezelf
   *[other] { $seat }
} een ruilbod
rr-do-give = Geef { $thing }
rr-do-ask = Vraag { $thing }
rr-do-propose = Doe het ruilbod
rr-do-withdraw = Trek het ruilbod in
rr-do-accept = Neem het ruilbod aan: { $seat }
rr-do-decline = Sla het ruilbod af: { $seat }
rr-do-cook = Kook { $recipe }
rr-do-fill = { $recipe }: { $thing } in plaats van { $needed }
rr-do-fill-two = { $recipe }: twee keer { $thing } in plaats van { $needed }
rr-do-extra = { $recipe }: { $thing } erbij
rr-do-extra-not = { $recipe }: zonder { $thing }
rr-do-clear = Kook { $recipe } niet
rr-do-draw = Trek een nieuw recept voor { $recipe }
rr-do-garbage = Neem het afval
rr-do-bonus = Neem de niveaubonus
rr-do-done = Klaar
rr-do-done-wheels = De draaiwielen staan goed
rr-do-done-window = Nu geen kaart
rr-do-done-market = Klaar met winkelen
rr-do-done-menus = Het menu staat vast
rr-do-done-serving = Dien op

## What one is asked

rr-ask-restaurant = Kies in het geheim je restaurant.
rr-ask-non-plating = Kies in het geheim je niet-kokende chef.
rr-ask-chefs = { $left ->
    [0] Bevestig je keuze.
    [one] Kies in het geheim een chef.
   *[other] Kies in het geheim nog { $left } chefs.
}
rr-ask-draft = Kies een chef voor je Keukenbrigade.
rr-ask-ban = Verban een chef uit het spel.
rr-ask-wheel = Inkomen en Verplaatsen: waar gaat je chef vandaag winkelen? Of speel eerst een kaart.
rr-ask-wheels = Inkomen en Verplaatsen: zet beide draaiwielen, op twee verschillende plaatsen.
rr-ask-lead = Inkomen en Verplaatsen: kies de chef van de dag en zet beide draaiwielen.
rr-ask-aim = Welke kaart wil je het liefst? Ga erop staan.
rr-ask-window = Actiekaarten gaan vóór krachten: speel er een, of zie ervan af.
rr-ask-power = De kracht van { $chef }: kies wie ze treft, of spaar de anderen.
rr-ask-market = Kopen en Ruilen: koop, bied en ruil tot je klaar bent.
rr-ask-war = Biedstrijd! Bied, of stap eruit.
rr-ask-offer = Je ruilbod aan { $seat }: zeg wat je geeft en wat je vraagt, en doe het dan.
rr-ask-answer-offer = { $seat } doet je een ruilbod: neem het aan of sla het af.
rr-ask-fine = Onverwachte inspectie: betaal ${ $amount }, of kook vandaag niet.
rr-ask-menu = Koken en Toonbank: kies in het geheim wat je kookt, als je al kookt.
rr-ask-dish = Verander wat erin gaat, of leg het menu vast.
rr-ask-serving = Laatste kans om een gerecht van het vuur te halen.
rr-ask-discards = { $left ->
    [one] Laat een rivaal een stuk vlees afleggen, of spaar de anderen.
   *[other] Laat rivalen { $left } stuks vlees afleggen, één voor één, of spaar de anderen.
}
rr-ask-steps = In welke volgorde? Kies de volgende stap na het koken.
rr-ask-vote = Gelijkspel: kies de Top Chef.
rr-ask-target = { $what }: kies het doelwit.
rr-ask-thing = { $what }: kies wat precies.
rr-ask-price = { $what } roept: betaal ${ $amount } of leg een ingrediënt af.
rr-ask-answer = { $by } treft je met { $what }. { $clam }, of laat je het gebeuren?
rr-ask-counter = { $what } kreeg { $clam } als antwoord. Speel je er nog een, of laat je het gebeuren?
rr-ask-moved = { $chef } moet weg: kies een andere plaats.
rr-ask-discard = { $left ->
    [one] Leg een ingrediënt uit je voorraad af.
   *[other] Leg { $left } ingrediënten uit je voorraad af.
}
rr-ask-tray = { $left ->
    [one] Neem een ingrediënt uit de aflegbak.
   *[other] Neem { $left } ingrediënten uit de aflegbak.
}
rr-ask-grab = { $left ->
    [one] Neem een open ingrediënt.
   *[other] Neem { $left } open ingrediënten.
}
rr-ask-recipe = Houd een van deze recepten.
rr-ask-exchange = { $recipe } inwisselen voor een ander recept?
rr-ask-pair = { $left ->
    [one] Kies nog een stuk vlees: het is betaald.
   *[other] Kies { $left } stuks vlees: ze zijn betaald.
}
rr-ask-shelf = Twee kaarten van het schap: houd er een.
rr-ask-upgrade = Kies een verbetering.
rr-ask-either = ${ $amount }, of { $count ->
    [one] een actiekaart
   *[other] { $count } actiekaarten
}?
rr-wait-setup = Wachten op de keuze van { $seats }.
rr-wait-move = Inkomen en Verplaatsen: wachten op { $seats }.
rr-wait-window = Kaarten en krachten: wachten op { $seats }.
rr-wait-market = Kopen en Ruilen: wachten op { $seats }.
rr-wait-cook = Koken en Toonbank: wachten op { $seats }.
rr-wait-vote = Wachten op de stem van { $seats }.
rr-wait-aiming = { $seat } mikt met { $what }.
rr-wait-answer = { $seat } mag op { $what } antwoorden.
rr-wait-decide = { $seat } denkt na.

## Why not

rr-why-house = Dat zegt de klok
rr-why-house-long = Alleen de klok beëindigt Kopen en Ruilen voortijdig.
rr-why-now = Niet in deze fase
rr-why-now-long = Alles gebeurt in zijn eigen fase van de dag, en in geen andere.
rr-why-decide = Eerst iets anders
rr-why-decide-long = Er moet één beslissing vallen; tot dan wacht iedereen.
rr-why-answer = Eerst op de aanval antwoorden
rr-why-answer-long = Iemand wordt getroffen: hou het tegen, of laat het gebeuren.
rr-why-clam = Je hebt geen { $card }
rr-why-clam-long = Alleen die kaart stopt een kaart of kracht die op jou gericht is.
rr-why-dealt = { $restaurant } is niet van jou
rr-why-dealt-long = Kies een van de restaurants die je kreeg.
rr-why-offered = { $chef } is niet beschikbaar
rr-why-offered-long = Kies een van de chefs die je worden aangeboden.
rr-why-step = Niet die stap van de draft
rr-why-step-long = De draft zegt of er nu een chef wordt gekozen of verbannen.
rr-why-more = Kies eerst meer chefs
rr-why-more-long = Ga verder als al je chefs gekozen zijn.
rr-why-squad = { $chef } kan nu niet leiden
rr-why-squad-long = Elke dag kies je één chef uit je brigade.
rr-why-second = Je hebt maar één chef
rr-why-second-long = Alleen in sommige spellen heeft iedereen twee chefs.
rr-why-set = Dat staat al vast
rr-why-set-long = Wat vaststaat, neem je terug; je verandert het niet.
rr-why-helper = Niet naar { $place }
rr-why-helper-long = Een niet-kokende chef gaat niet naar het Kookeiland en niet waar de actieve chef gaat.
rr-why-same = Je andere chef gaat naar { $place }
rr-why-same-long = Twee chefs van één speler gaan nooit naar dezelfde plaats.
rr-why-forbidden = Vandaag niet naar { $place }
rr-why-forbidden-long = Een verplaatste chef gaat naar een andere plaats, en niet waar die geweerd wordt.
rr-why-empty = { $counter ->
    [0] Het schap is leeg
   *[other] Toonbank { $counter } is leeg
}
rr-why-empty-long = Een chef staat op een kaart van de markt, of bij het schap.
rr-why-sold-long = Wat uitverkocht is, komt terug als de markten worden aangevuld.
rr-why-hand = { $card } zit niet in je hand
rr-why-hand-long = Actiekaarten speel je uit je hand.
rr-why-played = Je speelde vandaag al een kaart
rr-why-played-long = Elke speler speelt één actiekaart per dag.
rr-why-phase = Niet de fase voor { $card }
rr-why-phase-long = Elke kaart zegt in welke fase je haar speelt.
rr-why-effect = { $card } zou niets doen
rr-why-effect-long = Een kaart die niets kan doen, wordt niet gespeeld.
rr-why-power = Nu geen zulke kracht
rr-why-power-long = Elke chef heeft één kracht, en die heeft haar moment.
rr-why-used = De kracht is vandaag al gebruikt
rr-why-used-long = Een kracht gebruik je één keer per dag.
rr-why-target = Er is niemand te treffen
rr-why-target-long = De kracht kan niemand bereiken.
rr-why-yesterday = { $seat }: gisteren al getroffen
rr-why-yesterday-long = Deze kracht treft dezelfde speler geen twee dagen na elkaar.
rr-why-one = Niet { $who ->
    [you] jij
   *[other] { $seat }
}
rr-why-one-long = Die speler kan hiervoor niet worden gekozen.
rr-why-ingredient = Geen { $thing } te kiezen
rr-why-ingredient-long = Alleen wat er is, kun je gebruiken, nemen of afleggen.
rr-why-shown = { $recipe } lag er niet bij
rr-why-shown-long = Houd een van de getrokken recepten.
rr-why-recipe = Niet dat recept
rr-why-recipe-long = Een recept ruil je tegen een van hetzelfde type.
rr-why-upgrade = Niet { $upgrade }
rr-why-upgrade-long = Die verbetering kun je hier niet kiezen.
rr-why-market = Niet { $place }
rr-why-market-long = Toonbanken worden alleen vervangen waar kaarten liggen en geen biedstrijd is.
rr-why-grab = Niet die kaart van { $place }
rr-why-grab-long = Neem een open kaart waarop geen chef staat, en niet van Mystery Mart.
rr-why-dear = Dat kost ${ $price }
rr-why-dear-long = Je kunt ${ $money } uitgeven.
rr-why-at-market = Je chef is op geen markt
rr-why-at-market-long = Een chef koopt alleen ingrediënten op de markt waar die staat.
rr-why-island = Je chef is elders
rr-why-island-long = Het Kookeiland verkoopt aan chefs die er zijn.
rr-why-closed = De toonbanken zijn gesloten
rr-why-closed-long = Waar Lovehandles McFatterson winkelt, kopen anderen alleen van het schap.
rr-why-claimed = Toonbank { $counter } is bezet
rr-why-claimed-long = Een andere chef staat op die kaart en gaat voor.
rr-why-barred = Toonbank { $counter } is voor jou gesloten
rr-why-barred-long = Wie een biedstrijd verlaat, koopt die kaart vandaag niet.
rr-why-war = Eerst de biedstrijd
rr-why-war-long = In een biedstrijd koopt een chef niets op de markt.
rr-why-no-war = Je zit in geen biedstrijd
rr-why-no-war-long = Bieden doe je waar twee of meer chefs op één kaart staan.
rr-why-bid = Niet dat bod
rr-why-bid-long = Een bod gaat boven het hoogste, haalt de marktprijs en blijft binnen je middelen.
rr-why-all-in = Bied eerst al je geld
rr-why-all-in-long = Afval komt er alleen bij als al je geld gelijk is aan het hoogste bod.
rr-why-claim = Je chef houdt niets bezet
rr-why-claim-long = Alleen wie op een kaart staat, kan eraf stappen.
rr-why-cards = De actiekaarten zijn op
rr-why-cards-long = Stapel en aflegstapel zijn leeg.
rr-why-has = { $who ->
    [you] Jij hebt
   *[other] { $seat } heeft
} dit al: { $upgrade }
rr-why-has-long = Iedereen heeft hoogstens één verbetering van elke soort.
rr-why-garbage = Je hebt geen afval
rr-why-garbage-long = Je gooit alleen je eigen afval weg.
rr-why-chocolate = Je hebt geen chocolade
rr-why-chocolate-long = Het Kookeiland koopt chocolade, één kaart per keer.
rr-why-occupied = Niet van { $place }
rr-why-occupied-long = Gohan Sushido koopt van het schap van een markt waar niemand is, behalve Mystery Mart.
rr-why-pair = Geen deal voor twee
rr-why-pair-long = Phyllis Grubman heeft die één keer per dag, bij Chop Shop, als er twee kaarten zijn.
rr-why-offer-open = Je maakt al een ruilbod
rr-why-offer-open-long = Eén ruilbod per keer: trek het in om een ander te beginnen.
rr-why-offers = Genoeg ruilboden voor vandaag
rr-why-offers-long = Een speler doet hoogstens twaalf ruilboden per dag.
rr-why-no-offer = Je maakt geen ruilbod
rr-why-no-offer-long = Zeg eerst aan wie je een ruilbod doet.
rr-why-offer-made = Het ruilbod is gedaan
rr-why-offer-made-long = Het verandert niet meer: trek het eerst in.
rr-why-offer-full = Het ruilbod is vol
rr-why-offer-full-long = Een ruilbod telt hoogstens twaalf stukken.
rr-why-theirs = Niet voorhanden: { $thing }
rr-why-theirs-long = Niemand geeft meer dan er is; geboden geld wordt niet geruild.
rr-why-unbalanced = Het ruilbod klopt niet
rr-why-unbalanced-long = Recepten gaan één voor één van hetzelfde type, niemand krijgt een verbetering dubbel, en er moet iets van hand wisselen.
rr-why-nothing = Geen ruilbod van { $who ->
    [you] jou
   *[other] { $seat }
}
rr-why-nothing-long = Je antwoordt alleen op een ruilbod dat jou is gedaan.
rr-why-give = Dat heb je niet
rr-why-give-long = Iets van wat je gevraagd wordt, is er niet.
rr-why-incomplete = Er ontbreekt een ingrediënt
rr-why-incomplete-long = Een recept kook je met al zijn ingrediënten, of met wat ze mag vervangen.
rr-why-dish = Eén recept per dag
rr-why-dish-long = Op een dubbele kookplaat gaan één basisrecept en één gastronomisch recept.
rr-why-inspected = De inspecteur verbiedt het
rr-why-inspected-long = Wie niet betaalde, kookt vandaag niet.
rr-why-that-dish = Niet dat gerecht
rr-why-that-dish-long = Het staat niet op, of het staat al op.
rr-why-fit = Dat past niet
rr-why-fit-long = Alien Goo vervangt alles, tofoe een stuk vlees; sommige chefs kunnen meer.
rr-why-extra = Niets om toe te voegen
rr-why-extra-long = Geheime saus gaat bij een basisrecept, wijn bij een gastronomisch recept, telkens één.
rr-why-due = Nu niet aan de orde
rr-why-due-long = Elke stap na het koken doe je één keer.

## Board and panels

rr-b-place-carbtastic = Carbtastic
rr-b-place-fruit-stand = “Fruit” Stand
rr-b-place-vegetable-land = Vegetable Land
rr-b-place-chop-shop = Chop Shop
rr-b-place-dairy-king = Dairy King
rr-b-place-mystery-mart = Mystery Mart
rr-b-place-island = Kookeiland
rr-b-market = { $name }, ${ $price } per kaart
rr-b-shelf = schap
rr-b-tray = bak { $n }
rr-b-wanted = Een van je recepten mist dit
rr-b-stands = { $name }: { $chef }, { $place }
rr-b-up-basic-book = Basis- boek
rr-b-up-gourmet-book = Gastro- boek
rr-b-up-double-burner = Dubbele plaat
rr-b-up-social-media = Sociale media
rr-b-up-celebrity = Beroemd- heid
rr-b-up-book-good = { $n } zien, 1 houden
rr-b-up-double-burner-good = kook beide
rr-b-up-income-good = +${ $amount } per dag
rr-b-card = Actiekaart
rr-b-deck = nog { $n }
rr-b-bin = Afval weggooien
rr-b-free = gratis
rr-b-free-bins = { $n } gratis
rr-b-garbage-have = je hebt er { $n }
rr-b-sell = Chocolade verkopen
rr-b-chocolate-have = je hebt er { $n }
rr-b-pair = Twee stuks vlees
rr-b-pair-note = de deal van Phyllis
rr-b-step-off = Stap eraf
rr-b-gift = Voor een ander…
rr-b-phase-setup = Opening
rr-b-phase-move = Inkomen en Verplaatsen
rr-b-phase-buy = Kopen en Ruilen
rr-b-phase-cook = Koken en Toonbank
rr-b-phase-over = Keuken dicht
rr-b-day = Dag { $n }
rr-b-day-course = Het verloop van de dag
rr-b-you-are-at = je bent bij { $places }
rr-b-clock = Tijd over
rr-b-question = Wat er gevraagd wordt
rr-b-second = Of eerst { $name }…
rr-b-sending = Kies een plek voor { $name }.
rr-b-chefs = Chefs en krachten
rr-b-amateur = Amateurchef: geen kracht vóór het eerste niveau.
rr-b-stoves = Op het fornuis
rr-b-stoves-cold = Nog niets.
rr-b-cook = Kook dit
rr-b-clear = Kook dit niet
rr-b-complete = klaar om te koken
rr-b-needs = mist
rr-b-gourmet = Gastronomisch recept
rr-b-recipe-value = nu { $popularity } populariteit, { $garbage } afval
rr-b-recipe-worth = { $name }, waard { $n }
rr-b-war = Biedstrijd
rr-b-war-for = om { $name }, vanaf { $price }
rr-b-completes = Maakt af:
rr-b-leads = leidt
rr-b-of = van { $money }
rr-b-bid = Bied { $money }
rr-b-all-in = Alles { $money }
rr-b-leave = Stoppen
rr-b-other-bids = Andere biedingen
rr-b-desk = Ruiltafel
rr-b-with-whom = Doe een ruilbod aan…
rr-b-no-offers = Vandaag geen ruilbod meer.
rr-b-i-give = Ik geef
rr-b-i-get = Ik krijg
rr-b-nothing-yet = nog niets
rr-b-favour = een gunst
rr-b-recipes = Recepten
rr-b-recipes-cards = Recepten, actiekaarten
rr-b-offers = biedt je dit
rr-b-composes = maakt een ruilbod
rr-b-offers-others = een ruilbod is gedaan
rr-b-composes-others = in de maak
rr-b-confirmed = Jij hebt bevestigd
rr-b-reading = { $name } leest het
rr-b-accept = Aannemen
rr-b-decline = Afslaan
rr-b-propose = Bied aan { $name }
rr-b-withdraw = Intrekken
rr-b-mine = Jouw restaurant
rr-b-at = Bij { $n }:
rr-b-stock = voorraad
rr-b-upgrades = verbeteringen
rr-b-lacks = mist
rr-b-use = Gebruik
rr-b-only-you = Actiekaarten, alleen jij ziet ze
rr-b-seats-note = alleen kaarten zijn geheim
rr-b-popularity = populariteit
rr-b-money = geld
rr-b-garbage = afval
rr-b-hand = actiekaarten
rr-b-final = Eindstand
rr-b-player = Speler
rr-b-gourmets = gastro
rr-b-votes = stemmen
rr-b-effect-cancel = Stopt een kaart of kracht tegen jou.
rr-b-effect-steal-ingredient = Steel een ingrediënt.
rr-b-effect-steal-money = Steel { $n ->
    [2] de helft
   *[other] 1/{ $n }
} van iemands geld.
rr-b-effect-garbage = Een rivaal neemt { $n } afval.
rr-b-effect-garbage-all = Elke rivaal neemt { $n } afval.
rr-b-effect-inspect = Een rivaal met { $n } afval betaalt ${ $amount } of kookt niet.
rr-b-effect-steal-card = Steel een willekeurige actiekaart.
rr-b-effect-swap-recipe = Ruil een recept met een rivaal.
rr-b-effect-replace-recipe = Een recept gaat onder de stapel; er komt een ander.
rr-b-effect-relocate = Stuur de chef van een rivaal elders heen.
rr-b-effect-discard-stock = Een rivaal legt { $n } uit de voorraad af.
rr-b-effect-disable-upgrade = Een verbetering werkt { $n } dagen niet.
rr-b-effect-price-more = Een markt is ${ $amount } duurder voor de anderen.
rr-b-effect-replace-counters = Nieuwe kaarten op de toonbanken van een markt.
rr-b-effect-add-time = { $n } seconden extra, en ${ $amount }.
rr-b-effect-add-money = Neem ${ $amount }.
rr-b-effect-win-war = Rivalen in jouw biedstrijd vallen af.
rr-b-effect-move-again = Ga door naar een tweede plek.
rr-b-effect-double-burner = Kook vandaag twee recepten.
rr-b-effect-popularity = Het gerecht van vandaag: +{ $basic } basis, +{ $gourmet } gastronomisch.
rr-b-effect-take-discard = { $n } ingrediënten uit de bak, { $garbage } afval.
rr-b-effect-take-counter = Neem gratis { $n } open ingrediënt.
rr-b-power-dirty-trick = Geeft één afval aan een ander.
rr-b-power-drama-queen = Voor ${ $amount } of een ingrediënt moet een chef naar haar toe.
rr-b-power-wok-away = Weert een chef van zijn markt.
rr-b-power-shopping-shenanigans = Chefs op zijn markt geven hem ${ $amount }.
rr-b-power-aristocratic-tastes = Anderen waar hij is betalen ${ $amount } meer per stuk.
rr-b-power-fat-is-life = De toonbanken van zijn markt zijn dicht voor anderen.
rr-b-power-bro-tein-style = Vlees voor elke groente; ${ $amount } voor een gerecht met twee keer vlees.
rr-b-power-save-the-animals = Twee gelijke groenten voor vlees; dan legt een rivaal vlees af.
rr-b-power-share-with-me = Neemt voor ${ $amount } een ingrediënt uit iemands voorraad.
rr-b-power-art-of-foodshido = Koopt van het schap waar niemand is.
rr-b-power-mystery-meat = Alle vlees is gelijk; twee van de Chop Shop voor ${ $amount }.
rr-b-power-black-market = Eén actiekaart per dag, overal.
rr-b-bonus-money = ${ $amount }.
rr-b-bonus-take-counter = { $n } open ingrediënten van één markt.
rr-b-bonus-take-discard = { $n } ingrediënten uit de bak.
rr-b-bonus-draw-shelf = Een kaart van het schap: { $names }.
rr-b-bonus-draw-cards = { $n } actiekaarten.
rr-b-bonus-upgrade = Neem { $names }; of ${ $amount }.
rr-b-bonus-per-gourmet = ${ $amount } per gastronomisch gerecht, hoogstens ${ $most }.
rr-b-bonus-bin-and-money = Gooi { $n } afval weg, ${ $amount } per stuk.
rr-b-bonus-exchange = Wissel recepten, voor elk { $n } te zien.
rr-b-bonus-either = ${ $amount }, of { $n } actiekaarten.
rr-b-bonus-needs = +{ $n } voor gerechten met { $names }.
rr-b-bonus-basic = +{ $n } voor basisgerechten.
rr-b-bonus-gourmet = +{ $n } voor gastronomische gerechten.
rr-b-bonus-garbage-less = Gerechten geven { $n } afval minder.
rr-b-bonus-income = ${ $amount } meer per dag.
rr-b-bonus-shelf-pick = Van het schap: bekijk er { $n }, houd er een.
rr-b-bonus-price-less = ${ $amount } korting: { $names }.
rr-b-bonus-free-bin = Gooi elke dag { $n } afval weg, overal, gratis.
rr-b-bonus-penalty-cap = Afval kost een gerecht hoogstens { $n }.
