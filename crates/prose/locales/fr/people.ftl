# Les gens : ma page, comptes, appareils, plusieurs à un écran, mes parties, classements.

my-pages = Mes pages
my-page = Ma page
my-page-of = Ma page : { $name }
my-games = Mes parties
change = Changer
keep = Enregistrer
go-back = Revenir
somebody-who-left = quelqu’un qui est parti

## Qui je suis

log-in = Se connecter
log-in-help = Avec le nom et le mot de passe de votre compte. Personne n’a besoin d’un compte pour jouer.
take-a-name = Ou prenez simplement un nom
take-a-name-help = Ce navigateur s’en souviendra.
take-it = Prendre ce nom
unlisted = Ne pas me montrer dans les classements
unlisted-help = Vos parties comptent toujours pour ceux qui jouent avec vous.
account = Compte
account-help = Un nom et un mot de passe pour revenir depuis n’importe quel appareil. Vos parties et votre langue vous suivent.
account-name = Nom de connexion
password = Mot de passe
password-help = Au moins { $n } caractères. Personne ne peut vous en envoyer un nouveau : notez-le.
make-account = Créer un compte
have-account = J’ai déjà un compte
have-account-help = Ce navigateur appartiendra alors à ce compte. { $name } reste en arrière : pour garder ses chaises, faites d’abord un lien pour un autre appareil.
change-password = Changer de mot de passe
change-password-help = Tous les autres appareils sont déconnectés.
old-password = Ancien mot de passe
new-password = Nouveau mot de passe
log-out = Se déconnecter ici
log-out-warning = Sans compte ni autre appareil, rien ne permet de redevenir { $name }.

## Appareils

devices = Appareils
some-browser = Un navigateur
this-device = celui-ci
last-used = utilisé le { $day }
sign-out = Déconnecter
device-link-help = Un lien fait d’un autre appareil le vôtre aussi : téléphone, tablette, ordinateur.
device-link-help-table = Un lien emporte votre chaise à cette table vers un autre appareil.
make-device-link = Faire un lien pour un autre appareil
another-device = Sur un autre appareil
device-link = Ouvrez ce lien sur l’autre appareil
device-link-picture = Le lien en code QR
device-link-once = Il sert une fois, dans la journée.
device-link-secret = Qui le possède joue à votre place : ne le montrez à personne.
device-welcome = Bonsoir, { $name }
device-welcome-help = Cet appareil peut prendre vos chaises. L’autre les garde aussi.
device-was = Ce navigateur était { $name } jusqu’ici.
device-go-on = Continuer comme { $name }

## Ce qui est gardé

your-data = Vos données
your-data-help = Tout ce qui est gardé de vous, en un fichier.
export-me = Exporter
delete-me = Me supprimer
delete-me-help = Compte, appareils et préférences sont supprimés aussitôt et pour toujours. Dans les parties en cours, des robots prennent vos chaises ; dans les parties finies, votre nom devient « quelqu’un qui est parti ».
delete-me-sure = Oui, tout supprimer
delete-me-button = Supprimer pour toujours

## Plusieurs à un écran

beside-name = Une autre personne ici
beside-sit = S’assied ici aussi
beside-help = Joue à cet écran ; un rideau cache les mains.
curtain-turn = À { $name } de jouer
curtain-down = Le rideau est baissé
curtain-down-help = On ne voit que ce que tout le monde peut voir.
curtain-lift = { $name }, à vous de jouer : levez le rideau
curtain-look = { $name } regarde
curtain-up = { $name } regarde
curtain-lower = Baisser le rideau
curtain-hides = Les mains sont derrière le rideau.

## Mes parties et classements

games-running = En cours
no-games-running = Aucune partie en cours. Dressez une table !
games-finished = Finies
no-games-finished = Aucune partie n’est finie pour l’instant.
older-games = Parties plus anciennes
place-of = { $place ->
    [1] gagné
   *[other] place { $place } sur { $seats }
}
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ratings = Classements
titles = Titres
no-ratings = Aucune partie n’a encore été comptée.
place = Place
name-column = Nom
rating = Cote
games-played = Parties
ratings-help = Tout le monde commence à 1000 ± 333 ; le second nombre dit jusqu’où se fier au premier, et l’ordre suit leur différence. Chaque partie finie compte, aussi contre des robots, sauf celles venues d’un fichier ou jouées à plusieurs sur un écran.

## Erreurs

error-too-often = C’était trop souvent. Attendez un peu.
error-nobody = Personne ne vous connaît encore ici : prenez un nom ou connectez-vous.
error-log-in = Le nom et le mot de passe ne vont pas ensemble.
error-password-length = Un mot de passe a au moins { $what } caractères, et au plus 200.
error-account-taken = Un compte porte déjà ce nom. Choisissez-en un autre.
error-no-account = Vous n’avez pas de compte.
error-no-device = Il n’y a pas de tel appareil.
error-device-link = Ce lien a servi, ou il est trop vieux. Faites-en un autre sur l’appareil que vous avez.
error-not-sure = Cochez la case pour dire que vous êtes sûr.
error-curtain = Le rideau est baissé : levez-le d’abord.
