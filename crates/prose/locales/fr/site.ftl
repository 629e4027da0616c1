# La maison : ce qui vaut pour tous les jeux.

name = À table
motto = Asseyez-vous et jouez
you = Vous
and = et
language = Langue

## Lobby

lobby-title = À table : asseyez-vous et jouez
greeting = Bonsoir, { $name }
menu = La carte
course-paris-connection = Entrée
course-dinner-in-paris = Plat
course-papa-paolo = Pizza
course-rival-restaurants = Dessert
course-connect-four = Amuse-bouche
seats = Couverts
minutes = Minutes
from-to = { $from } à { $to }
tables-tonight = Tables ce soir
rules = Règles
choose = Choisir
chosen = Choisi
open-a-table = Ouvrir une table
chairs = Chaises
that-is-you = { $name }, c’est vous
your-name = Votre nom
chair = Chaise { $n }
chair-link = Un ami, par lien
chair-beside = Une autre personne à cet écran
chair-bot = Bot : { $level }
chair-none = Pas de chaise
level-random = au hasard
level-commis = commis
level-demi-chef = demi-chef de partie
level-sous-chef = sous-chef
level-chef = chef
bot-level = bot, { $level }
add-chair = Ajouter une chaise
set-the-table = Dresser la table
set-help = Vous recevrez un lien à envoyer. Personne n’a besoin de compte, et les chaises vides peuvent aller aux bots.
tables = Tables
being-played = { $n ->
    [0] aucune pour l’instant
    [one] une partie en cours
   *[other] { $n } parties en cours
}
no-tables = Personne ne joue encore. Dressez une table !
your-move-at = À vous de jouer : { $title }
play = Jouer
sit-down = S’asseoir
watch = Regarder
open-table = Ouvrir
review = Revoir
table-of = Chez { $name }
turn-n = tour { $n }
waits-for-players = { $n ->
    [0] aucune chaise libre
    [one] une chaise libre
   *[other] { $n } chaises libres
}
finished = terminée
with-players = avec { $names }
bring-in = Importer une partie depuis un fichier
bring-in-button = Importer
bring-in-file = Enregistrement (.atable.json)
bring-in-help = Une partie terminée, exportée d’ici ou d’ailleurs, à revoir pas à pas.
own-drawing = Cartes et plateaux sont dessinés par nos soins ; quand la pièce imprimée nous est inconnue, une pastille le signale.

## A table before the game

table = Table
around-the-table = Autour de la table
invite = Envoyez ce lien
invite-help = Toute personne qui l’ouvre peut prendre une chaise libre.
copy = Copier
copied = Copié
free-chair = Chaise libre
sit-here = S’asseoir ici
sit-as = S’asseoir sous le nom « { $name } »
start-with-bots = Commencer : les bots prennent les chaises libres
start-when-full = La partie commence quand toutes les chaises sont prises.
waiting-for-host = L’hôte peut commencer en laissant les chaises libres aux bots.
host = hôte

## A table in play

your-move = À vous de jouer
somebodys-move = À { $name } de jouer
to-play = tour en cours
watching = Vous regardez
game-over = Partie terminée
players = Joueurs
log = Journal
log-empty = Rien ne s’est encore passé.
board = Plateau
counter = À vous de jouer
panels = Panneaux
undo = Annuler
start-over = Tout annuler
rule-n = Règle { $n }
ruling-n = Précision { $n }
not-your-turn = Ce n’est pas votre tour
not-your-turn-long = Attendez que les autres aient joué.
over-long = La partie est terminée. Il n’y a plus rien à jouer.
all-choices = Tous les choix
play-it = Jouer ce coup
no-script = Cette page fonctionne aussi sans scripts : choisissez dans la liste.
connection-lost = La connexion est perdue. Nouvel essai…
connection-back = Connexion rétablie.
stale = Quelqu’un a été plus rapide : voici la table telle qu’elle est à présent.

## After the game

won = victoire
winner = { $names } { $n ->
    [one] gagne
   *[other] se partagent la victoire
}
winner-you = { $n ->
    [one] Vous avez gagné
   *[other] Victoire partagée : { $names }
}
replay = Revoir
replay-title = Revoir la partie
export = Exporter
step-of = Étape { $ply } sur { $plies }
step-first = Au début
step-back = Reculer d’un pas
step-on = Avancer d’un pas
step-last = À la fin
step-turn-back = Un tour en arrière
step-turn-on = Un tour en avant
step-play = Lecture
step-pause = Pause
seen-by = Point de vue
public = tout le monde
nothing-hidden-yet = La partie est encore en cours : on pourra la revoir quand elle sera finie.
back-to-lobby = Retour à l’accueil

## Rules

rules-of = Les règles de { $title }
rules-note = Avec nos propres mots. Chaque paragraphe a un numéro ; un refus sur le plateau y renvoie.

## Errors

error = Quelque chose ne va pas
error-not-found = Cette page n’existe pas.
error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-name = Un nom compte de 1 à 24 caractères.
error-seats = Ce jeu accueille de { $min } à { $max } joueurs.
error-chair-taken = Cette chaise est prise.
error-not-host = Seul l’hôte peut faire cela.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-seated = Vous n’avez pas de chaise à cette table.
error-action = Cette action n’existe pas dans ce jeu : { $what }
error-undo = Trop tard pour annuler : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
error-nothing-to-undo = Il n’y a rien à annuler.
error-import = Ce fichier ne peut pas être importé : { $what }
error-not-over = L’enregistrement pourra être exporté quand la partie sera finie.
error-too-large = C’est trop volumineux.
error-request = La requête est mal formée : { $what }
error-forbidden = Cette requête vient d’un autre site.
error-method = Ce n’est pas possible ici.
error-internal = Il y a un souci en cuisine. C’est noté ; veuillez réessayer.
error-title = Aucun jeu ne s’appelle { $what }.
error-options = Ces options ne vont pas ensemble : { $what }
error-many-tables = Vous avez ouvert beaucoup de tables. Commencez par en terminer ou en fermer une.
