# What a chef would do, and why: what speaks for an action, in points.

advice-reason = { $points }: { $term }

pc-term-shares = what your shares are worth now
pc-term-growth = what your companies can still gain
pc-term-excess = shares above the limit

dp-term-restaurants = points for restaurants
dp-term-terraces = points for terraces
dp-term-majorities = majorities
dp-term-objectives = objectives, met or likely
dp-term-income = income for the turns to come
dp-term-cards = what your hand promises

pp-term-delivered = pizzas delivered, now or soon
pp-term-experience = experience
pp-term-pizzas = pizzas that wait
pp-term-houses = hungry houses within reach
pp-term-money = money and pawns

rr-term-popularity = popularity
rr-term-recipes = recipes that are nearly ready
rr-term-stock = ingredients in stock
rr-term-money = money
rr-term-garbage = garbage
rr-term-upgrades = upgrades
rr-term-cards = action cards
