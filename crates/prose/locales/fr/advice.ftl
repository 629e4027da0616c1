# Ce que ferait un chef, et pourquoi : ce qui parle pour une action, en points.

advice-reason = { $points } : { $term }

pc-term-shares = la valeur actuelle de vos parts
pc-term-growth = ce que vos compagnies peuvent encore gagner
pc-term-excess = les parts au-dessus de la limite

dp-term-restaurants = les points des restaurants
dp-term-terraces = les points des terrasses
dp-term-majorities = les majorités
dp-term-objectives = les objectifs, remplis ou probables
dp-term-income = le revenu des tours à venir
dp-term-cards = ce que promet votre main

pp-term-delivered = les pizzas livrées, maintenant ou bientôt
pp-term-experience = l’expérience
pp-term-pizzas = les pizzas en attente
pp-term-houses = les maisons affamées à portée
pp-term-money = l’argent et les pions

rr-term-popularity = la popularité
rr-term-recipes = les recettes presque prêtes
rr-term-stock = les ingrédients en réserve
rr-term-money = l’argent
rr-term-garbage = les déchets
rr-term-upgrades = les améliorations
rr-term-cards = les cartes d’action
