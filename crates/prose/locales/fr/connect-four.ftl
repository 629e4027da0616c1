# Puissance 4, l’exemple pour l’ajout d’un jeu. Les clés commencent par cf-.

cf-title = Puissance 4
cf-line = Des assiettes dans une grille. Quatre alignées, et la table est à vous.
cf-column = colonne { $at }

## Le journal

cf-dropped = { $seat } { $who ->
    [you] avez placé
   *[other] a placé
} un jeton en { $place }
cf-won = { $seat } { $who ->
    [you] avez
   *[other] a
} quatre jetons alignés : la partie est finie
cf-end-four = Quatre jetons alignés : la partie est finie
cf-end-full = La grille est pleine : partie nulle

## Ce qu’on peut faire

cf-do-drop = Jouer dans la { $column }
cf-ask = Laissez tomber un jeton dans une colonne éclairée.
cf-wait = { $seat } { $who ->
    [you] réfléchissez.
   *[other] réfléchit.
}

## Comptoir

cf-doing-drop = À votre tour
cf-doing-watch = { $seat } { $who ->
    [you] jouez
   *[other] joue
}
cf-doing-over = Partie terminée

## Panneaux

cf-tab-board = Jetons
cf-tab-mine = Les miens
cf-discs = Jetons
cf-left = { $left ->
    [one] encore un
   *[other] encore { $left }
}
cf-mine = Vos jetons
cf-blue = bleu, avec un rond
cf-saffron = safran, avec un triangle
cf-player = joueur

## Le plateau

cf-map = La grille
cf-map-desc = Sept colonnes, de a à g, de six places chacune.

## Le décompte

cf-score = Décompte final
cf-points = points

## Pourquoi pas

cf-why-full = La { $column } est pleine
cf-why-full-long = Une colonne tient six jetons.

## In words

cf-act-drop = Lâcher un jeton
cf-row = rangée
