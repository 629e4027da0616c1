# Wat een chef zou doen, en waarom: wat voor een actie pleit, in punten.

advice-reason = { $points }: { $term }

pc-term-shares = wat je aandelen nu waard zijn
pc-term-growth = wat je maatschappijen nog kunnen winnen
pc-term-excess = aandelen boven de limiet

dp-term-restaurants = punten voor restaurants
dp-term-terraces = punten voor terrassen
dp-term-majorities = meerderheden
dp-term-objectives = doelen, gehaald of waarschijnlijk
dp-term-income = inkomen voor de komende beurten
dp-term-cards = wat je hand belooft

pp-term-delivered = geleverde pizza’s, nu of straks
pp-term-experience = ervaring
pp-term-pizzas = pizza’s die wachten
pp-term-houses = hongerige huizen binnen bereik
pp-term-money = geld en pionnen

rr-term-popularity = populariteit
rr-term-recipes = recepten die bijna klaar zijn
rr-term-stock = ingrediënten in voorraad
rr-term-money = geld
rr-term-garbage = afval
rr-term-upgrades = verbeteringen
rr-term-cards = actiekaarten
