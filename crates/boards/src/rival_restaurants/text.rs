//! The table in words.

use game::Seat;
use maud::{Markup, html};
use rival_restaurants::{
    Card, Chef, Dish, HOME, Ingredient, Larder, NONE, OfferView, Pawn, Pending, Place, PlayerView, Recipe,
    Restaurant, SHELF, Side, Type, Upgrade,
};

use super::art::{
    Table, card_name, chef, chef_name, dollars, filler, house, ingredient, ingredient_name, lacking,
    place_name, printed, recipe, recipe_name, restaurant, restaurant_name, upgrade_name,
};
use super::{day, kitchen, price, tables, texts};
use crate::text::{counted, facts, grid, heads, joined, list, section};

pub(super) fn text(scene: &Table<'_>) -> Markup {
    let others = Seat::first(scene.view.seats()).filter(|seat| !scene.viewer.is(*seat));
    html! {
        @if let Some(score) = tables::score(scene) { section { h2 { (scene.say("rr-b-final")) } (score) } }
        (section(&scene.say("rr-b-day-course"), &today(scene)))
        @for seat in scene.viewer.seat().into_iter().chain(others) {
            @let name = if scene.viewer.is(seat) { scene.say("rr-b-mine") } else { scene.name(seat) };
            (section(&name, &player(scene, seat)))
        }
        (section(&scene.say("rr-t-markets"), &markets(scene)))
        (section(&scene.say("rr-b-place-island"), &island(scene)))
    }
}

/// The things of a bit set.
fn picked<T>(bits: u16, all: impl Iterator<Item = T>, name: impl Fn(T) -> String) -> Vec<String> {
    all.enumerate().filter(|(idx, _)| bits >> idx & 1 != 0).map(|(_, one)| name(one)).collect()
}

fn larder(scene: &Table<'_>, larder: &Larder) -> String {
    let each = Ingredient::all().zip(larder);
    let names = each.flat_map(|(one, n)| std::iter::repeat_n(ingredient_name(scene, one), usize::from(*n)));
    counted(scene.locale, names)
}

fn cards(scene: &Table<'_>, hand: &[u8; Card::COUNT]) -> String {
    let each = Card::all().zip(hand);
    let names = each.flat_map(|(one, n)| std::iter::repeat_n(card_name(scene, one), usize::from(*n)));
    counted(scene.locale, names)
}

/// The day, and what is asked of whom.
fn today(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let ready: Vec<String> = Seat::first(view.seats())
        .filter(|seat| view.players[seat.index()].front.ready)
        .map(|seat| scene.name(seat))
        .collect();
    let mut pairs = vec![
        (scene.locale.count("rr-b-day", &[("n", view.day.into())]), day::phase_name(scene)),
        (scene.say("rr-t-first"), scene.name(view.first)),
        (scene.say("rr-t-ready"), joined(scene.locale, &ready)),
    ];
    // What has a question of its own is asked above; these are shown with it.
    if let Pending::Recipe { shown, .. } = view.pending {
        let names: Vec<String> =
            shown.iter().filter_map(|number| recipe(*number)).map(|one| recipe_words(scene, one)).collect();
        pairs.push((scene.say("rr-b-recipes"), names.join("; ")));
    }
    facts(&pairs)
}

fn place_of(scene: &Table<'_>, pawn: &Pawn) -> String {
    match pawn.place() {
        None => scene.say("rr-t-home"),
        Some(place) if pawn.aim == SHELF => {
            format!("{}, {}", place_name(scene, place), scene.say("rr-b-shelf"))
        }
        Some(place) => match lying(scene, place, pawn.aim) {
            Some(one) => format!("{}, {}", place_name(scene, place), ingredient_name(scene, one)),
            None => place_name(scene, place),
        },
    }
}

/// What lies on a counter.
fn lying(scene: &Table<'_>, place: Place, spot: u8) -> Option<Ingredient> {
    let counters = scene.view.board.counters.get(place.index())?;
    ingredient(*counters.get(usize::from(spot))?)
}

/// A chef: where it stands, what it can do, and what it bids.
fn cook(scene: &Table<'_>, slot: usize, pawn: &Pawn, used: u8) -> Option<String> {
    let one = chef(pawn.chef)?;
    let mut words =
        format!("{} ({}): {}", chef_name(scene, one), texts::chef(scene, one), place_of(scene, pawn));
    if pawn.war {
        let bid = [("bid", dollars(pawn.bid)), ("trash", pawn.trash.to_string())];
        let parts = bid.each_ref().map(|(name, text)| (*name, text.as_str()));
        words += &format!("; {}", scene.locale.fill("rr-t-war", &parts));
    }
    if used >> slot & 1 != 0 {
        words += &format!("; {}", scene.say("rr-t-used"));
    }
    if pawn.barred != 0 {
        let barred = picked(pawn.barred.into(), Place::all(), |place| place_name(scene, place));
        words += &format!("; {} {}", scene.say("rr-t-barred"), barred.join(", "));
    }
    if pawn.lost != 0 {
        words += &format!("; {} {}", scene.say("rr-t-lost"), pawn.lost.count_ones());
    }
    Some(words)
}

/// A recipe: what it needs and what it is worth.
fn recipe_words(scene: &Table<'_>, one: Recipe) -> String {
    let row = printed(scene, one);
    let needs: Vec<String> = row.needs.iter().map(|needed| ingredient_name(scene, *needed)).collect();
    let worth = [("popularity", i64::from(row.worth)), ("garbage", i64::from(row.garbage))];
    let worth = scene.locale.count("rr-b-recipe-value", &worth);
    format!("{}: {} {}; {worth}", recipe_name(scene, one), scene.say("rr-b-needs"), needs.join(", "))
}

/// A recipe of somebody's, with what it lacks.
fn own_recipe(scene: &Table<'_>, seat: Seat, one: Recipe) -> String {
    let row = printed(scene, one);
    let lacks = lacking(row, &scene.view.players[seat.index()].front.ingredients);
    let lacks: Vec<String> = row
        .needs
        .iter()
        .zip(lacks)
        .filter(|(_, lacks)| *lacks)
        .map(|(needed, _)| ingredient_name(scene, *needed))
        .collect();
    let now = kitchen::worth(scene, seat, one);
    let words = format!("{} ({} {now})", recipe_words(scene, one), scene.say("rr-t-now"));
    if lacks.is_empty() {
        format!("{words}; {}", scene.say("rr-b-complete"))
    } else {
        format!("{words}; {} {}", scene.say("rr-b-lacks"), lacks.join(", "))
    }
}

fn player(scene: &Table<'_>, seat: Seat) -> Markup {
    let player = &scene.view.players[seat.index()];
    let front = &player.front;
    let say = |key: &str| scene.say(key);
    let upgrades: Vec<String> = Upgrade::all()
        .filter(|one| front.upgrades >> one.index() & 1 != 0)
        .map(|one| match front.cut[one.index()] {
            0 => upgrade_name(scene, one),
            days => format!("{} ({} {days})", upgrade_name(scene, one), say("rr-t-cut")),
        })
        .collect();
    let mut pairs = vec![
        (say("rr-b-popularity"), front.popularity.to_string()),
        (say("rr-b-money"), dollars(front.money)),
        (say("rr-b-garbage"), front.garbage.to_string()),
        (say("rr-t-ingredients"), larder(scene, &front.ingredients)),
        (say("rr-b-upgrades"), joined(scene.locale, &upgrades)),
        (say("rr-b-gourmets"), front.gourmets.to_string()),
        (say("rr-b-hand"), hand(scene, player)),
    ];
    if let Some(one) = restaurant(scene, seat) {
        pairs.insert(0, (say("rr-t-restaurant"), restaurant_name(scene, one)));
    }
    pairs.extend(choices(scene, player));
    pairs.extend(of_today(scene, player));
    let cooks: Vec<String> = front
        .pawns
        .iter()
        .enumerate()
        .filter_map(|(slot, pawn)| cook(scene, slot, pawn, front.used))
        .collect();
    let own: Vec<String> =
        kitchen::cards(scene, seat).into_iter().map(|one| own_recipe(scene, seat, one)).collect();
    let levels: Vec<String> = house(scene, seat).map_or_else(Vec::new, |house| {
        let at = scene.edition.printed.figures.levels.iter().zip(&house.levels).enumerate();
        let got =
            |idx: usize| if idx < usize::from(front.level) { say("rr-t-reached") } else { String::new() };
        at.map(|(idx, (at, bonus))| format!("{at}: {} {}", texts::bonus(scene, bonus), got(idx))).collect()
    });
    html! {
        (facts(&pairs))
        h3 { (say("rr-b-chefs")) } (list(scene, &cooks))
        h3 { (say("rr-b-recipes")) } (list(scene, &own))
        @if !levels.is_empty() { h3 { (say("rr-t-levels")) } (list(scene, &levels)) }
        @if let Some(to) = player.offer.to { (offer(scene, to, &player.offer)) }
    }
}

fn hand(scene: &Table<'_>, player: &PlayerView) -> String {
    match &player.hand {
        Some(hand) => {
            let each = Card::all().zip(hand).filter(|(_, n)| **n > 0);
            let words: Vec<String> = each
                .map(|(one, n)| format!("{n} × {} ({})", card_name(scene, one), texts::card(scene, one)))
                .collect();
            joined(scene.locale, &words)
        }
        None if player.known.iter().any(|n| *n > 0) => {
            format!("{}; {} {}", player.cards, scene.say("rr-t-known"), cards(scene, &player.known))
        }
        None => player.cards.to_string(),
    }
}

/// What is dealt to choose from, and what the viewer has chosen in secret.
fn choices(scene: &Table<'_>, player: &PlayerView) -> Vec<(String, String)> {
    let front = &player.front;
    let mut pairs = Vec::new();
    let mut add = |key: &str, names: Vec<String>| {
        if !names.is_empty() {
            pairs.push((scene.say(key), names.join(", ")));
        }
    };
    let chefs = |bits: u16| picked(bits, Chef::all(), |one| chef_name(scene, one));
    let places = |list: [u8; 2]| -> Vec<String> {
        let known = list.into_iter().filter(|place| *place < HOME);
        known.map(|place| place_name(scene, Place::new(place.into()))).collect()
    };
    add(
        "rr-t-restaurants",
        picked(front.restaurants.into(), Restaurant::all(), |one| restaurant_name(scene, one)),
    );
    add("rr-t-dealt", chefs(front.dealt));
    add("rr-t-squad", chefs(front.squad));
    add("rr-t-lead", player.lead.and_then(chef).map(|one| chef_name(scene, one)).into_iter().collect());
    add("rr-t-wheel", places(player.wheel.unwrap_or([NONE; 2])));
    let spots = player.spot.unwrap_or([NONE; 2]).into_iter().filter(|spot| *spot != NONE);
    add(
        "rr-t-spot",
        spots
            .map(|spot| if spot == SHELF { scene.say("rr-b-shelf") } else { (spot + 1).to_string() })
            .collect(),
    );
    if let Some(dishes) = &player.dishes {
        let cooked = dishes.iter().zip(front.recipes).filter(|(dish, _)| dish.open);
        add(
            "rr-t-cooks",
            cooked.filter_map(|(dish, number)| Some(dish_words(scene, dish, recipe(number)?))).collect(),
        );
    }
    pairs
}

fn dish_words(scene: &Table<'_>, dish: &Dish, one: Recipe) -> String {
    let with: Vec<String> = dish
        .fill
        .iter()
        .filter_map(|number| filler(*number))
        .map(|(with, twice)| {
            if twice {
                format!("2 × {}", ingredient_name(scene, with))
            } else {
                ingredient_name(scene, with)
            }
        })
        .collect();
    let extra = if dish.extra { format!(" ({})", scene.say("rr-t-extra")) } else { String::new() };
    format!("{}: {}{extra}", recipe_name(scene, one), with.join(" + "))
}

/// What happened to somebody today, and what was served.
fn of_today(scene: &Table<'_>, player: &PlayerView) -> Vec<(String, String)> {
    let front = &player.front;
    let mut pairs = Vec::new();
    let mut add = |shown: bool, key: &str, value: String| {
        if shown {
            pairs.push((scene.say(key), value));
        }
    };
    let yes = || scene.say("rr-t-yes");
    add(front.played, "rr-t-played", yes());
    add(
        front.inspected > 0,
        "rr-t-inspected",
        scene.say(if front.inspected > 1 { "rr-t-no-cooking" } else { "rr-t-yes" }),
    );
    add(front.flash, "rr-t-flash", yes());
    add(front.rave != [0; 2], "rr-t-rave", front.rave.map(|n| format!("+{n}")).join(", "));
    add(front.bins > 0, "rr-t-bins", front.bins.to_string());
    add(front.offers > 0, "rr-t-offers", front.offers.to_string());
    let served: Vec<String> = front
        .served
        .iter()
        .filter_map(|served| {
            let extra = if served.extra { format!(", {}", scene.say("rr-t-extra")) } else { String::new() };
            let taken = format!("{} {}", served.taken, scene.say("rr-b-garbage"));
            Some(format!("{}: +{}, {taken}{extra}", recipe_name(scene, recipe(served.recipe)?), served.score))
        })
        .collect();
    add(!served.is_empty(), "rr-t-served", served.join("; "));
    let vote = (front.vote != NONE).then(|| scene.name(Seat::new(front.vote.into())));
    add(vote.is_some(), "rr-b-votes", vote.unwrap_or_default());
    pairs
}

/// One side of an offer.
fn side(scene: &Table<'_>, side: &Side, recipes: &[u8; 2], hidden: u8) -> String {
    let mut words: Vec<String> = Vec::new();
    if side.money > 0 {
        words.push(dollars(side.money));
    }
    if side.garbage > 0 {
        words.push(format!("{} × {}", side.garbage, scene.say("rr-b-garbage")));
    }
    if side.favours > 0 {
        words.push(format!("{} × {}", side.favours, scene.say("rr-b-favour")));
    }
    let given = recipes.iter().enumerate().filter(|(slot, _)| side.recipes >> slot & 1 != 0);
    words.extend(given.filter_map(|(_, number)| recipe(*number)).map(|one| recipe_name(scene, one)));
    words.extend(picked(side.upgrades.into(), Upgrade::all(), |one| upgrade_name(scene, one)));
    if side.ingredients.iter().any(|n| *n > 0) {
        words.push(larder(scene, &side.ingredients));
    }
    if side.cards.iter().any(|n| *n > 0) {
        words.push(cards(scene, &side.cards));
    } else if hidden > 0 {
        words.push(format!("{hidden} × {}", scene.say("rr-b-card")));
    }
    joined(scene.locale, &words)
}

fn offer(scene: &Table<'_>, to: Seat, offer: &OfferView) -> Markup {
    let from = scene.view.players.iter().position(|player| player.offer == *offer).unwrap_or_default();
    let theirs = |seat: usize| &scene.view.players[seat].front.recipes;
    html! {
        h3 { (scene.say("rr-b-desk")) }
        (facts(&[
            (scene.say("rr-t-offer-to"), scene.name(to)),
            (scene.say("rr-t-gives"), side(scene, &offer.give, theirs(from), offer.cards_given)),
            (scene.say("rr-t-asks"), side(scene, &offer.ask, theirs(to.index()), offer.cards_asked)),
            (scene.say("rr-t-proposed"), scene.say(if offer.proposed { "rr-t-yes" } else { "rr-t-no" })),
        ]))
    }
}

/// The markets, place by place.
fn markets(scene: &Table<'_>) -> Markup {
    let board = &scene.view.board;
    let row = |market: Place| {
        let printed = &scene.edition.printed;
        let spots = usize::from(printed.markets[market.index()].counters);
        let counters: Vec<String> = board.counters[market.index()][..spots]
            .iter()
            .map(|number| {
                ingredient(*number).map_or_else(|| scene.say("text-none"), |one| ingredient_name(scene, one))
            })
            .collect();
        let of = |larder: &Larder| -> String {
            let here = printed.ingredients.iter().filter(|row| row.market == market);
            let names = here.flat_map(|row| {
                std::iter::repeat_n(ingredient_name(scene, row.id), usize::from(larder[row.id.index()]))
            });
            counted(scene.locale, names)
        };
        let here: Vec<String> = price::pawns_at(scene, market)
            .map(|(seat, _, pawn)| {
                let name = chef(pawn.chef).map_or(String::new(), |one| chef_name(scene, one));
                format!("{}: {name}", scene.name(Seat::new(seat)))
            })
            .collect();
        let surge = board.surge[market.index()];
        let dearer = if surge > 0 { format!(" (+{})", dollars(surge)) } else { String::new() };
        vec![
            place_name(scene, market),
            format!("{}{dearer}", dollars(price::price(scene, market))),
            counters.join(", "),
            of(&board.shelf),
            of(&board.tray),
            joined(scene.locale, &here),
        ]
    };
    let rows: Vec<Vec<String>> = Place::markets().map(row).collect();
    let keys = ["rr-t-market", "rr-t-price", "rr-t-counters", "rr-t-shelf", "rr-t-tray", "rr-t-chefs"];
    grid(&scene.say("rr-t-markets"), &heads(scene, &keys), &rows)
}

/// Upgrades, cards and recipes.
fn island(scene: &Table<'_>) -> Markup {
    let board = &scene.view.board;
    let here: Vec<String> = price::pawns_at(scene, Place::ISLAND)
        .map(|(seat, _, pawn)| {
            let name = chef(pawn.chef).map_or(String::new(), |one| chef_name(scene, one));
            format!("{}: {name}", scene.name(Seat::new(seat)))
        })
        .collect();
    let upgrades: Vec<String> = scene
        .edition
        .printed
        .figures
        .upgrades
        .iter()
        .map(|row| format!("{} {}", upgrade_name(scene, row.id), dollars(row.price)))
        .collect();
    let mut pairs = vec![
        (scene.say("rr-t-chefs"), joined(scene.locale, &here)),
        (scene.say("rr-b-upgrades"), upgrades.join(", ")),
        (scene.say("rr-b-card"), scene.locale.count("rr-b-deck", &[("n", scene.view.deck.into())])),
        (scene.say("rr-t-discard"), cards(scene, &board.discard)),
    ];
    for (kind, key) in ["rr-t-basic", "rr-t-gourmet"].into_iter().enumerate() {
        let count = board.top[kind].count_ones() + board.under[kind].count_ones();
        pairs.push((
            scene.say(key),
            format!(
                "{count}; {} {}",
                scene.say("rr-t-finished"),
                finished(scene, kind, board.finished[kind])
            ),
        ));
    }
    facts(&pairs)
}

/// The recipes of a type that were cooked.
fn finished(scene: &Table<'_>, kind: usize, set: u32) -> String {
    let half = Recipe::all().skip(Type::RECIPES * kind).take(Type::RECIPES);
    let names: Vec<String> = half
        .enumerate()
        .filter(|(idx, _)| set >> idx & 1 != 0)
        .map(|(_, one)| recipe_name(scene, one))
        .collect();
    joined(scene.locale, &names)
}
