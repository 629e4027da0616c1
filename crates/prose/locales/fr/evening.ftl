# Le cours d’une soirée : pendules, pauses, chaises laissées à un bot, revanche.

## Allure

pace = Allure
pace-help = Quand le temps de quelqu’un est écoulé, un bot prend sa chaise jusqu’à son retour.
pace-none = Sans pendule
pace-live = En direct : { $seconds } s par décision et { $bank } min en tout
pace-slow-hours = Tranquille : { $n } heures par tour
pace-slow-days = Tranquille : { $n ->
    [one] un jour
   *[other] { $n } jours
} par tour
live-only = Seulement à une table en direct.
time-left = Temps restant
unit-day = j
unit-hour = h
unit-minute = min
more-options = Variantes et options
public-table = La montrer à l’accueil
public-table-help = N’importe qui peut s’asseoir. Sinon, seulement qui a le lien.
yes = oui
no = non

## Absence et retour

leave-to-bot = Laisser ma chaise à un bot
take-chair-back = Reprendre ma chaise
away-you = Un bot joue pour vous
away-you-late = Votre temps était écoulé : un bot joue pour vous. Reprenez votre chaise quand vous voulez.
away-you-left = Vous avez laissé votre chaise à un bot. Reprenez-la quand vous voulez.
away-late = temps écoulé, un bot joue
away-left = absent, un bot joue
was-helped = un bot a aidé
send-away = Laisser un bot jouer pour { $name }
at-the-table = À la table

## Pause

pause = Pause
go-on = Reprendre
paused = La table est en pause
paused-long = Le temps ne compte pas, et personne ne peut jouer.
paused-host = L’hôte peut reprendre.

## Après

rematch = Revanche
rematch-help = Les mêmes personnes, une chaise plus loin
to-the-rematch = Vers la revanche

## Lien

qr = Le lien en code QR
qr-local = Cette adresse ne vaut que sur cet ordinateur. Démarrez avec --listen 0.0.0.0:8080 pour que d’autres puissent venir.

## Erreurs

error-paused = La table est en pause : personne ne peut jouer avant que l’hôte ne reprenne.
error-away = Un bot joue pour vous. Reprenez d’abord votre chaise.
error-no-person = Personne n’est assis sur cette chaise.
error-rematch = La revanche est pour celles et ceux qui étaient à la table, une fois la partie finie.
