//! The table in words.

use game::Seat;
use kit::Hex;
use maud::{Markup, html};
use paris_connection::{Company, Kind, Range, State};

use super::{company_name, place_name, tables, to_come};
use crate::draw::Scene;
use crate::text::{facts, grid, heads, joined, section};

type Table<'a> = Scene<'a, State>;

pub(super) fn text(scene: &Table<'_>) -> Markup {
    html! {
        @if let Some(score) = tables::score(scene) { section { h2 { (scene.say("pc-score")) } (score) } }
        @if let Some(shares) = own(scene) { (section(&scene.say("pc-screen-open"), &shares)) }
        (section(&scene.say("pc-companies"), &companies(scene)))
        (section(&scene.say("players"), &players(scene)))
        (section(&scene.say("pc-map"), &map(scene)))
    }
}

/// What is behind the viewer's screen.
fn own(scene: &Table<'_>) -> Option<Markup> {
    let mine = scene.view.mine()?;
    let held: u8 = mine.iter().sum();
    let mut pairs: Vec<(String, String)> = Vec::new();
    let mut worth = 0;
    for company in Company::ALL {
        let (count, value) = (mine[company.index()], scene.view.lines[company.index()].value);
        worth += i64::from(count) * i64::from(value);
        pairs.push((
            company_name(scene, company),
            format!("{count} × {value} = {}", u16::from(count) * u16::from(value)),
        ));
    }
    let limit = scene.view.limit();
    let sum = scene.locale.count("pc-shares-of", &[("held", held.into()), ("limit", limit.into())]);
    Some(html! { (facts(&pairs)) p { (sum) ", " (scene.locale.count("pc-worth-now", &[("now", worth)])) } })
}

fn companies(scene: &Table<'_>) -> Markup {
    let row = |company: Company| {
        let line = &scene.view.lines[company.index()];
        let gain = to_come(scene.view, company);
        let value = if gain == 0 {
            line.value.to_string()
        } else {
            let parts = [("value", i64::from(line.value)), ("after", i64::from(line.value + gain))];
            scene.locale.count("pc-t-after", &parts)
        };
        let stops: Vec<String> = std::iter::once(line.station)
            .chain(line.laid.iter().copied())
            .map(|hex| place(scene, hex))
            .collect();
        vec![company_name(scene, company), value, line.depot.to_string(), stops.join(", ")]
    };
    let rows: Vec<Vec<String>> = Company::ALL.into_iter().map(row).collect();
    let keys = ["pc-t-company", "pc-value", "pc-depot", "pc-t-line"];
    html! {
        (grid(&scene.say("pc-companies-caption"), &heads(scene, &keys), &rows))
        @if scene.view.stalemate { p { (scene.locale.count("pc-t-swaps", &[("n", scene.view.plain_swaps.into())])) } }
    }
}

/// Everybody's shares, as far as the viewer can know.
fn players(scene: &Table<'_>) -> Markup {
    let row = |seat: Seat| {
        let hand = &scene.view.hands[seat.index()];
        let swaps: Vec<String> = Company::ALL
            .into_iter()
            .filter(|company| hand.swapped[company.index()] != 0)
            .map(|company| format!("{:+} {}", hand.swapped[company.index()], company_name(scene, company)))
            .collect();
        let total = format!("{} / {}", hand.total, scene.view.limit());
        let mut cells = vec![scene.name(seat), total, joined(scene.locale, &swaps)];
        cells.extend(hand.holds.map(|Range(least, most)| {
            if least == most { least.to_string() } else { format!("{least}–{most}") }
        }));
        cells
    };
    let rows: Vec<Vec<String>> = Seat::first(scene.view.seats()).map(row).collect();
    let mut heads = heads(scene, &["pc-player", "pc-t-shares", "pc-t-swapped"]);
    heads.extend(Company::ALL.map(|company| company_name(scene, company)));
    html! { (grid(&scene.say("pc-t-players"), &heads, &rows)) p { (scene.say("pc-count-help")) } }
}

/// A place with its coordinates, so that two hexes are never called alike.
fn place(scene: &Table<'_>, hex: Hex) -> String {
    let name = place_name(scene, hex);
    let at = hex.to_string();
    if name.contains(&at) { name } else { format!("{name} ({at})") }
}

/// The map, place by place: cities first, then the rest.
fn map(scene: &Table<'_>) -> Markup {
    let map = &scene.edition.printed;
    let beside = |hex: Hex| {
        let near = hex.around().filter(|other| map.place(*other).is_some());
        let open = near.filter(|other| map.hatched_between(hex, *other).is_none());
        let names: Vec<String> = open
            .map(|other| match map.place(other).map(|place| &place.kind) {
                Some(Kind::City { name, .. } | Kind::Station { name }) => name.clone(),
                _ => other.to_string(),
            })
            .collect();
        names.join("; ")
    };
    let on = |hex: Hex| {
        let companies = Company::ALL.into_iter().filter(|company| {
            let line = &scene.view.lines[company.index()];
            line.station == hex || line.laid.contains(&hex)
        });
        let names: Vec<String> = companies.map(|company| company_name(scene, company)).collect();
        joined(scene.locale, &names)
    };
    let rows = |cities: bool| -> Vec<Vec<String>> {
        let places = map.places.iter().filter(|place| (place.kind != Kind::Country) == cities);
        places
            .map(|at| vec![place(scene, at.hex), at.worth().to_string(), on(at.hex), beside(at.hex)])
            .collect()
    };
    let heads = heads(scene, &["pc-t-place", "pc-value", "pc-t-engines", "pc-t-beside"]);
    html! {
        p { (scene.say("pc-t-map-help")) }
        (grid(&scene.say("pc-t-cities"), &heads, &rows(true)))
        details { summary { (scene.say("pc-t-country")) } (grid(&scene.say("pc-t-country"), &heads, &rows(false))) }
    }
}
