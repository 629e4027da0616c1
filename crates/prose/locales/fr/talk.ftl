# À côté du jeu : bavarder, demander à revenir en arrière, préparer, commenter, reprendre.

## Bavarder

talk = Parler
talk-empty = Personne n’a encore rien dit.
talk-write = Écrire une ligne
talk-send = Envoyer
talk-phrases = Phrases toutes prêtes, dans la langue de chacun
talk-watches = regarde
talk-help-waiting = Tous ceux qui sont venus à cette table lisent ceci.
talk-help-seated = Toute la table et ceux qui regardent peuvent lire ceci.
talk-help-watching = Ceux qui regardent peuvent lire ceci. Les joueurs, non, tant qu’ils jouent.
talk-news = nouveaux messages
talk-people = Taire ou bloquer quelqu’un
talk-people-help = On ne lit plus quelqu’un qu’on a fait taire. Une personne bloquée ne peut pas non plus s’asseoir à vos tables. Elle n’en sait rien.
talk-mute = Taire
talk-block = Bloquer
talk-unmute = Pardonner
talk-muted = réduit au silence
talk-blocked = bloqué
talk-length = Écrivez de 1 à { $what } caractères.
talk-slowly = Cela fait beaucoup d’un coup. Attendez une demi-minute.
talk-nameless = Donnez-vous d’abord un nom.
error-not-welcome = L’hôte garde cette table pour d’autres.
error-not-on = La partie n’est pas en cours.

phrase-hello = Bonsoir à tous !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thinking = Je réfléchis …
phrase-your-turn = C’est à vous, je crois.
phrase-back-soon = Je reviens bientôt.
phrase-here-again = Me revoilà.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-close-one = C’était juste !
phrase-good-game = Quelle belle partie !
phrase-goodbye = Au revoir, à la prochaine !
phrase-rather-not = Je préfère ne pas revenir là-dessus.
phrase-took-back = Nous sommes revenus en arrière, d’un commun accord.

## Revenir en arrière d’un commun accord

ask-take-back = Reprendre
ask-to-take-back = Demander à reprendre
back-to-before = Revenir avant ceci
ask-you = Vous demandez à revenir
ask-somebody = { $name } demande à revenir
ask-before-line = avant ceci, au tour { $n } : { $line }
ask-before-step = avant le dernier choix de { $name }.
ask-waits-for = On attend { $names }
ask-agree = D’accord
ask-refuse = Refuser
ask-withdraw = Retirer
ask-open = Une autre demande passe d’abord.
ask-not-yours = Ce n’est pas à vous de répondre à cette demande.

## Coups préparés

plan = Préparer
plan-empty = Rien n’est préparé. Ce que vous choisissez ici est joué quand vient votre tour, tant que c’est permis alors. Personne d’autre ne le voit.
plan-search = Trouver une action par ses mots
plan-find = Trouver
plan-place = Ou touchez un endroit du plateau.
plan-nothing = Aucune action ne contient ces mots.
plan-more = { $n ->
    [one] et une autre : ajoutez un mot
   *[other] et { $n } autres : ajoutez un mot
}
plan-drop = Abandonner ceci et la suite
plan-drop-it = Abandonner « { $action } » et la suite
plan-stopped = Pas joué : { $action }.
plan-put-aside = Vous avez joué ou repris vous-même ; le reste a été mis de côté.
plan-alone = Jouer pour moi quand il n’y a qu’un choix
plan-long = Personne ne prévoit aussi loin.
plan-to-table = Retour à la table

## Commentaires et reprise

comments = Avis
comments-on-step = Sur l’étape { $ply }
comments-none = Personne n’a encore rien dit de cette étape.
comments-write = Que dites-vous de cette étape ?
comments-send = Commenter
comments-delete = Supprimer
comments-link = Lien vers ce commentaire
comments-on-steps = Commentaires sur les étapes
comments-not-yours = Seul l’auteur ou l’hôte peut supprimer ceci.
play-on = Reprendre d’ici
play-on-chair = Votre chaise
play-on-others = Les autres chaises
play-on-friends = Des amis, par lien
play-on-help = Une nouvelle table dans cette position. Ce que le hasard apporte ensuite est nouveau.
play-on-open = Ouvrir la table
plays-on-from = Cette table reprend une autre partie à l’étape { $ply }.
