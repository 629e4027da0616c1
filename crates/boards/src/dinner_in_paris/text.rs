//! The table in words.

use dinner_in_paris::{
    ACTIONS, Card, Cell, Goal, House, Ingredient, Kind, Objective, RESTAURANTS_TO_END, Shape,
};
use game::Seat;
use maud::{Markup, html};
use prose::dinner_in_paris as words;

use super::{Table, called, card_name, kind_name, objectives, pigeon_name, plank, tables};
use crate::text::{counted, facts, grid, heads, joined, list, section};

pub(super) fn text(scene: &Table<'_>) -> Markup {
    html! {
        @if let Some(score) = tables::score(scene) { section { h2 { (scene.say("dp-b-score")) } (score) } }
        (section(&scene.say("dp-t-turn"), &turn(scene)))
        @if let Some(mine) = own(scene) { (section(&scene.say("dp-b-hand-open"), &mine)) }
        (section(&scene.say("dp-b-river"), &list(scene, &names(scene, &scene.view.river))))
        (section(&scene.say("players"), &players(scene)))
        (section(&scene.say("dp-b-restaurants"), &restaurants(scene)))
        (section(&scene.say("dp-t-goals"), &goals(scene)))
        (section(&scene.say("dp-map"), &square(scene)))
    }
}

fn names(scene: &Table<'_>, cards: &[Card]) -> Vec<String> {
    cards.iter().map(|card| card_name(scene, *card)).collect()
}

fn cards(scene: &Table<'_>, cards: &[Card]) -> String {
    counted(scene.locale, names(scene, cards))
}

/// A cell as the actions call it: column and row from 1.
fn at(cell: Cell) -> String {
    format!("{}/{}", cell.column() + 1, cell.row() + 1)
}

fn cells(scene: &Table<'_>, cells: impl IntoIterator<Item = Cell>) -> String {
    let cells: Vec<String> = cells.into_iter().map(at).collect();
    joined(scene.locale, &cells)
}

/// A restaurant with its address: several are called alike.
fn house_name(scene: &Table<'_>, house: House) -> String {
    let name = kind_name(scene, house.kind());
    match scene.view.houses.iter().find(|open| open.house == house) {
        Some(open) => format!("{name}, {}", called(scene, &words::spot(open.spot))),
        None => name,
    }
}

/// The turn under way, and how near the end is.
fn turn(scene: &Table<'_>) -> Markup {
    let (view, turn) = (scene.view, &scene.view.turn);
    let say = |key: &str| scene.say(key);
    let goal = |objective: Objective| goal(scene, objective);
    let actions = [("left", i64::from(turn.actions)), ("all", i64::from(ACTIONS))];
    let last = scene
        .locale
        .count("dp-b-end", &[("count", RESTAURANTS_TO_END[usize::from(view.seats()) - 2] as i64)]);
    let mut pairs = vec![
        (say("dp-t-round"), view.round.to_string()),
        (say("dp-t-first"), scene.name(view.start)),
        (say("to-play"), scene.name(view.active)),
        (say("dp-t-actions"), scene.locale.count("dp-b-actions", &actions)),
        (
            say("dp-t-end"),
            format!(
                "{} ({})",
                if view.ending.is_some() { say("dp-b-last-round") } else { last },
                view.houses.len()
            ),
        ),
        (say("dp-t-deck"), view.deck.to_string()),
        (say("dp-t-discards"), cards(scene, &view.discards)),
        (say("dp-t-held"), cards(scene, &view.held)),
        (say("dp-t-pigeon-deck"), view.pigeon_deck.to_string()),
        (say("dp-t-objective-deck"), view.objective_deck.to_string()),
    ];
    let mut only = |shown: bool, key: &str, value: String| {
        if shown {
            pairs.push((say(key), value));
        }
    };
    let yes = || say("dp-t-yes");
    only(turn.built, "dp-t-built", yes());
    only(turn.completing, "dp-t-completing", yes());
    only(!turn.paid.is_empty(), "dp-t-paid", cards(scene, &turn.paid));
    only(turn.waived, "dp-t-waived", yes());
    only(turn.coins > 0, "dp-b-left", turn.coins.to_string());
    only(turn.laid > 0, "dp-t-laid", turn.laid.to_string());
    only(turn.bonus > 0, "dp-b-bonus", turn.bonus.to_string());
    only(turn.fresh > 0, "dp-t-fresh", turn.fresh.to_string());
    let drawn = turn.fresh_pigeons.iter().flatten().map(|pigeon| pigeon_name(scene, *pigeon));
    only(
        turn.fresh_pigeons.as_ref().is_some_and(|list| !list.is_empty()),
        "dp-t-fresh-which",
        counted(scene.locale, drawn),
    );
    only(turn.drawn.is_some(), "dp-t-drawn", turn.drawn.map(goal).unwrap_or_default());
    let covers: Vec<String> = turn
        .covers
        .iter()
        .map(|cover| format!("{}: {}", house_name(scene, cover.house), cover.left))
        .collect();
    only(!covers.is_empty(), "dp-b-cover-for", covers.join("; "));
    facts(&pairs)
}

/// An objective: name, what it asks for, points, and how far the viewer is.
fn goal(scene: &Table<'_>, objective: Objective) -> String {
    let card = scene.edition.printed.objective(objective);
    let shape = match &card.goal {
        Goal::Shape(shape) => format!(" ({})", drawn(shape)),
        _ => String::new(),
    };
    let lacking = objectives::lacking(scene, objective).map_or(String::new(), |words| format!("; {words}"));
    format!(
        "{}: {}{shape}; {} {}{lacking}",
        objectives::name(scene, objective),
        objectives::asks(scene, objective),
        card.points,
        scene.say("dp-b-points")
    )
}

/// A shape row by row: `#` is a terrace.
fn drawn(shape: &Shape) -> String {
    let wide = shape.drawn.iter().map(|(column, _)| column + 1).max().unwrap_or(0);
    let high = shape.drawn.iter().map(|(_, row)| row + 1).max().unwrap_or(0);
    let row = |row: usize| -> String {
        (0..wide).map(|column| if shape.drawn.contains(&(column, row)) { '#' } else { '·' }).collect()
    };
    (0..high).map(row).collect::<Vec<_>>().join(" / ")
}

/// What is behind the viewer's screen.
fn own(scene: &Table<'_>) -> Option<Markup> {
    let me = scene.view.mine()?;
    let pigeons: Vec<String> = me
        .pigeon_hand
        .iter()
        .flatten()
        .map(|pigeon| format!("{}: {}", pigeon_name(scene, *pigeon), scene.text(&words::effect(*pigeon))))
        .collect();
    let goals: Vec<String> =
        me.objective_hand.iter().flatten().map(|objective| goal(scene, *objective)).collect();
    Some(html! {
        (facts(&[
            (scene.say("dp-b-cards"), cards(scene, me.hand.as_deref().unwrap_or_default())),
            (scene.say("dp-t-kept"), me.kept.map_or_else(|| scene.say("text-none"), |kept| objectives::name(scene, kept))),
        ]))
        h3 { (scene.say("dp-b-pigeons")) } (list(scene, &pigeons))
        h3 { (scene.say("dp-t-objectives")) } (list(scene, &goals))
    })
}

fn players(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let row = |seat: Seat| {
        let player = &view.players[seat.index()];
        let goals = |list: &[Objective]| -> Vec<String> {
            list.iter().map(|objective| objectives::name(scene, *objective)).collect()
        };
        let pigeons = |list: &[dinner_in_paris::Pigeon]| {
            counted(scene.locale, list.iter().map(|pigeon| pigeon_name(scene, *pigeon)))
        };
        // At the end the hands lie open.
        let open = |count: u8, which: Option<String>| {
            which.map_or(count.to_string(), |which| format!("{count}: {which}"))
        };
        let rows: Vec<String> = scene
            .edition
            .printed
            .rows
            .iter()
            .zip(player.emptied)
            .map(|(row, emptied)| format!("{emptied}/{}", row.size))
            .collect();
        vec![
            scene.name(seat),
            plank::standing(scene, seat).iter().sum::<i32>().to_string(),
            player.income.to_string(),
            open(player.cards, player.hand.as_deref().map(|hand| cards(scene, hand))),
            cards(scene, &player.known),
            open(player.pigeons, player.pigeon_hand.as_deref().map(pigeons)),
            pigeons(&player.used),
            open(
                player.objectives,
                player.objective_hand.as_deref().map(|list| joined(scene.locale, &goals(list))),
            ),
            joined(scene.locale, &goals(&player.completed)),
            rows.join(", "),
            scene.say(if player.has_chosen { "dp-t-yes" } else { "dp-t-no" }),
        ]
    };
    let rows: Vec<Vec<String>> = Seat::first(view.seats()).map(row).collect();
    let keys = [
        "dp-b-player",
        "dp-b-points",
        "dp-b-income",
        "dp-b-cards",
        "dp-t-known",
        "dp-b-pigeons",
        "dp-b-used",
        "dp-t-objectives",
        "dp-b-completed",
        "dp-t-rows",
        "dp-t-chosen",
    ];
    grid(&scene.say("dp-t-players"), &heads(scene, &keys), &rows)
}

/// Who has opened what, and what each kind costs and brings.
fn restaurants(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let open: Vec<Vec<String>> = view
        .houses
        .iter()
        .map(|house| {
            vec![
                house_name(scene, house.house),
                scene.name(house.owner),
                cells(scene, house.terraces.iter().copied()),
            ]
        })
        .collect();
    let menu = |kind: Kind| {
        let menu = scene.edition.printed.menu(kind);
        let ingredients = Ingredient::ALL.into_iter().flat_map(|ingredient| {
            let name = called(scene, &words::ingredient(ingredient));
            std::iter::repeat_n(name, usize::from(menu.cost[ingredient.index()]))
        });
        let copies = usize::from(Kind::COPIES[kind.index()]);
        let left = copies - view.houses.iter().filter(|house| house.house.kind() == kind).count();
        vec![
            kind_name(scene, kind),
            counted(scene.locale, ingredients),
            menu.income.to_string(),
            menu.points.to_string(),
            (menu.row + 1).to_string(),
            menu.width.to_string(),
            format!("{left}/{copies}"),
        ]
    };
    let kinds: Vec<Vec<String>> = Kind::ALL.into_iter().map(menu).collect();
    let menu_heads =
        ["dp-t-restaurant", "dp-b-bill", "dp-b-income", "dp-b-points", "dp-t-row", "dp-t-width", "dp-t-left"];
    html! {
        (grid(&scene.say("dp-t-open"), &heads(scene, &["dp-t-restaurant", "dp-t-owner", "dp-b-terraces"]), &open))
        (grid(&scene.say("dp-t-menu"), &heads(scene, &menu_heads), &kinds))
    }
}

/// The shared objectives, and the majorities as they stand.
fn goals(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let shared: Vec<String> = view.shared.iter().map(|objective| goal(scene, *objective)).collect();
    let tally = view.tally(&scene.edition.printed);
    let rows: Vec<Vec<String>> = view
        .contests
        .iter()
        .zip(&tally)
        .map(|(contest, standing)| {
            let each = standing.iter().map(|(count, points)| format!("{count}: {points}"));
            std::iter::once(called(scene, &words::contest(*contest))).chain(each).collect()
        })
        .collect();
    let mut heads = heads(scene, &["dp-b-majorities"]);
    heads.extend(Seat::first(view.seats()).map(|seat| scene.name(seat)));
    html! {
        h3 { (scene.say("dp-b-shared")) } (list(scene, &shared))
        (grid(&scene.say("dp-t-majorities"), &heads, &rows))
    }
}

/// What is printed on the square. Terraces stand with their restaurants.
fn square(scene: &Table<'_>) -> Markup {
    let square = scene.view.square(&scene.edition.printed);
    let first = |cells: &dinner_in_paris::Cells| cells.iter().next();
    let mut elements: Vec<_> = square.elements.iter().collect();
    elements.sort_by_key(|element| first(&element.cells));
    let rows: Vec<Vec<String>> = elements
        .into_iter()
        .map(|element| {
            let name = called(scene, &words::decor(element.decor));
            vec![name, cells(scene, element.cells.iter()), cells(scene, element.around.iter())]
        })
        .collect();
    let taken: Vec<Cell> =
        scene.view.houses.iter().flat_map(|house| house.terraces.iter().copied()).collect();
    let free = square.pigeons.iter().filter(|cell| !taken.contains(cell));
    let (near, far) = (square.ring + 2, square.size - square.ring - 1);
    html! {
        p { (scene.locale.count("dp-t-square-help", &[("from", near as i64), ("to", far as i64)])) }
        (grid(&scene.say("dp-t-decor"), &heads(scene, &["dp-t-decor", "dp-t-cells", "dp-t-around"]), &rows))
        (facts(&[(scene.say("dp-t-pigeons"), cells(scene, free))]))
    }
}
