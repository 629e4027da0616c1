## Une partie finie, pesée

review-title = Analyse
review-of = Analyse : { $title }
review-what = Un chef regarde chaque décision de cette partie : ce que chacun pouvait espérer avant et après, et ce qui aurait promis davantage. Cela prend une minute ou deux ; vous pouvez quitter cette page en attendant.
review-begin = Demander au chef
review-progress = { $done } décisions pesées sur { $total }
review-chart = Qui gagnait à quel moment
review-chart-note = La part de la victoire que chacun pouvait espérer, en pour cent. Chaque étape mène à sa position. Les longues parties sont lissées.
review-turning = Tournants
review-quiet = Aucune décision n’a changé grand-chose à elle seule.
review-costly = Ce qui a coûté
review-costly-note = Pour chacun, les dix qui ont coûté le plus, tournants mis à part.
review-many = { $n ->
    [0] rien à signaler
    [one] 1 décision
   *[other] { $n } décisions
}
review-flawless = Rien qu’un chef aurait fait très différemment.
review-better = Mieux : { $action } ({ $share } %)
review-step = Étape { $ply }
review-back = Retour à la table

hint-ask = Que ferait un chef ?
hint-then = puis : { $actions }
hint-expected = En pour cent : la part de la victoire que vous, puis les autres, pouvez espérer.
hint-note = D’après ce que vous pouvez voir. Les points sont comparés à ceux des autres actions.
hints-allowed = Conseils
hints-allowed-help = La personne dont c’est le tour peut demander ce que ferait un chef. Contre des robots seuls, c’est toujours permis.
error-no-hints = À cette table, personne ne peut demander de conseil.
