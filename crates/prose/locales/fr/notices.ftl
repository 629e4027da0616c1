# Avis, et la page de l’hôte.

## Avis

notices = Avis
notices-title = Me prévenir quand c’est à moi
notices-intro = Dans les parties lentes, un avis pour chacun de vos tours, jamais un par clic. Qui a la table ouverte n’est pas averti de ce qu’il voit.
notices-none = Rien ne vous prévient encore.
notices-no-name = Les avis vont avec un nom. Asseyez-vous d’abord à une table, puis revenez ici.
notices-many = Douze façons d’être prévenu suffisent. Retirez-en une d’abord.
notices-known = Vous l’avez déjà.
notices-not-public = Cette adresse ne peut pas servir : elle doit commencer par https:// et mener à un hôte public.
notices-bad-mail = Ce n’est pas une adresse électronique.
notices-no-mail = Cette maison n’envoie pas de courriel.
notices-old-link = Ce lien n’est plus valable.
way-push = Ce navigateur
way-push-help = Le navigateur montre un avis, même quand la page est fermée.
way-push-script = Il faut pour cela des scripts.
way-push-add = Me prévenir dans ce navigateur
way-push-denied = Le navigateur n’autorise pas les avis de cette page. Autorisez-les dans ses réglages, puis réessayez.
way-push-unable = Ce navigateur ne peut pas montrer les avis de cette page.
way-mail = Courriel
way-mail-help = Vous recevez un courriel avec un lien, pour vérifier que l’adresse est bien à vous.
way-mail-address = Adresse électronique
way-webhook = Webhook
way-webhook-help = Un lien qui reçoit des messages à la façon de Discord : dans Discord, les paramètres d’un salon, Intégrations, Webhooks.
way-webhook-address = Lien du webhook
way-add = Ajouter
way-on = actif
way-off = coupé
way-unconfirmed = attend votre clic dans le courriel
way-turn-on = Activer
way-turn-off = Couper
way-remove = Retirer
way-do = { $verb } : { $way }, { $address }
letter-confirm = Faut-il prévenir { $address } quand c’est à vous ?
letter-confirm-button = Oui, me prévenir ici
letter-confirmed = C’est fait. Vous serez prévenu.
letter-stop = Faut-il ne plus prévenir { $address } ?
letter-stop-button = Plus d’avis
letter-stopped = C’est fait. Plus rien ne viendra à cette adresse.
notice-turn-title = À vous : { $title }
notice-turn-body = C’est à vous de jouer à la table avec { $names }.
notice-stop = Ne plus recevoir ces courriels :
notice-welcome-title = À table
notice-welcome-body = Désormais, vous êtes prévenu ici quand c’est à vous.
notice-confirm-title = Des avis d’À table ?
notice-confirm-body = Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est son tour à une table. Si c’était vous, ouvrez ce lien ; sinon, ne faites rien.

## Une table fermée

closed = Fermée
closed-long = L’hôte de cette maison a fermé la table. Il n’y a pas de résultat.

## La page de l’hôte

host-only = C’est réservé à l’hôte de cette maison. Le lien se trouve dans ce que le programme affiche au démarrage.
host-page = La maison
host-load = Charge
host-database = Base de données
host-well = en ordre
host-failing = en panne
host-uptime = En marche depuis
host-held = Tables en mémoire
host-streams = Flux ouverts
host-requests = Requêtes
host-mean = Temps moyen
host-failed-requests = Requêtes échouées
host-actions = Actions
host-notices = Avis envoyés / échoués
host-metrics-help = Tous les chiffres en détail sont à /metrics, pour Prometheus.
host-errors = Erreurs et alertes
host-no-errors = Rien n’a mal tourné depuis le démarrage.
host-error = erreur
host-warning = alerte
host-tables = Tables
host-table = Table
host-title = Titre
host-stage = État
host-people = Personnes
host-steps = Coups
host-watched = Flux
host-changed = Modifiée
host-waiting = en attente
host-playing = en cours
host-closed = fermée
host-ago = il y a { $time }
span-days = { $d } j { $h } h
span-hours = { $h } h { $min } min
span-minutes = { $min } min
span-seconds = { $s } s
