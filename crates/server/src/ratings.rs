//! How strong people and bots are at a title, by Weng and Lin's method for several players at a table.
//!
//! Ratings follow from the finished games, one after the other in the order in which they were counted; the store
//! keeps that order and, as a cache, what came of it. Games are counted when somebody asks for a list. Not counted
//! are games with names that were brought in from elsewhere, and games of several people at one screen, and games
//! that were played on from a step of another one.

use std::collections::{BTreeMap, HashMap};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{NewMatch, Rated, Sitter, Store};

use crate::app::App;
use crate::error::Error;

/// The key of a guest.
pub(crate) fn of_guest(id: &str) -> String {
    format!("guest:{id}")
}

/// A rating or its uncertainty as it is shown: everybody begins at 1000 ± 333.
pub fn points(value: f64) -> i64 {
    (value * 40.0).round() as i64
}

/// Who played, each with the number of seats that were better; nothing if the game does not count.
fn players(table: &NewMatch) -> Option<Vec<(String, usize)>> {
    let result = table.result.as_ref()?;
    let place =
        |seat: usize| result.ranking.iter().position(|group| group.iter().any(|other| other.index() == seat));
    let mut found = Vec::new();
    for (seat, chair) in table.chairs.iter().enumerate() {
        let who = match chair {
            Some(Sitter::Guest(guest)) if guest.keeper() == guest.id => of_guest(&guest.id),
            Some(Sitter::Bot { level, .. }) => format!("bot:{level}"),
            Some(Sitter::Guest(_) | Sitter::Remembered(_)) | None => return None,
        };
        found.push((who, place(seat)?));
    }
    let several = found.iter().any(|(who, _)| *who != found[0].0);
    several.then_some(found)
}

/// What follows from a game. Several bots of one level are one in the list: it moves by their mean.
fn rate(players: &[(String, usize)], before: &HashMap<String, Rated>) -> Vec<Rated> {
    let start = WengLinRating::new();
    let own = |who: &str| {
        before
            .get(who)
            .map_or(start, |rated| WengLinRating { rating: rated.rating, uncertainty: rated.uncertainty })
    };
    let teams: Vec<[WengLinRating; 1]> = players.iter().map(|(who, _)| [own(who)]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(players)
        .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(place + 1)))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let mut by_who: BTreeMap<&str, Vec<WengLinRating>> = BTreeMap::new();
    for ((who, _), team) in players.iter().zip(&after) {
        by_who.entry(who).or_default().extend(team);
    }
    let mean = |of: &dyn Fn(&WengLinRating) -> f64, all: &[WengLinRating]| {
        all.iter().map(of).sum::<f64>() / all.len() as f64
    };
    by_who
        .into_iter()
        .map(|(who, all)| Rated {
            who: who.to_owned(),
            name: None,
            rating: mean(&|rating| rating.rating, &all),
            uncertainty: mean(&|rating| rating.uncertainty, &all),
            games: before.get(who).map_or(0, |rated| rated.games) + 1,
        })
        .collect()
}

/// Counts the games that have ended since the last time.
pub(crate) async fn catch_up(app: &App) -> Result<(), Error> {
    let _one_at_a_time = app.counting.lock().await;
    for id in app.store.unrated().await? {
        let Some(stored) = app.store.find_match(&id).await? else { continue };
        let title = &stored.table.title;
        let mut rated = Vec::new();
        if let Some(players) = players(&stored.table)
            && app.store.origin(&id).await?.is_none()
        {
            let known = app.store.ratings(title).await?;
            rated = rate(&players, &known.into_iter().map(|rated| (rated.who.clone(), rated)).collect());
        }
        app.store.rate(&id, title, &rated).await?;
    }
    Ok(())
}

/// Counts all games anew, in the same order, and says how many counted.
///
/// # Errors
/// If the store fails.
pub async fn rebuild(store: &dyn Store) -> Result<usize, store::Error> {
    for id in store.unrated().await? {
        if let Some(stored) = store.find_match(&id).await? {
            store.rate(&id, &stored.table.title, &[]).await?;
        }
    }
    let mut titles: BTreeMap<String, HashMap<String, Rated>> = BTreeMap::new();
    let mut counted = 0;
    for id in store.rated().await? {
        let Some(stored) = store.find_match(&id).await? else { continue };
        let Some(players) = players(&stored.table) else { continue };
        if store.origin(&id).await?.is_some() {
            continue;
        }
        counted += 1;
        let known = titles.entry(stored.table.title.clone()).or_default();
        for rated in rate(&players, known) {
            known.insert(rated.who.clone(), rated);
        }
    }
    let all: Vec<(String, Rated)> = titles
        .into_iter()
        .flat_map(|(title, known)| known.into_values().map(move |rated| (title.clone(), rated)))
        .collect();
    store.replace_ratings(&all).await?;
    Ok(counted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(places: &[(&str, usize)], before: &HashMap<String, Rated>) -> HashMap<String, Rated> {
        let players: Vec<(String, usize)> =
            places.iter().map(|(who, place)| ((*who).to_owned(), *place)).collect();
        let mut after = before.clone();
        after.extend(rate(&players, before).into_iter().map(|rated| (rated.who.clone(), rated)));
        after
    }

    #[test]
    fn winners_rise_losers_fall_and_everybody_becomes_surer() {
        let mut known = HashMap::new();
        for _ in 0..10 {
            known = played(&[("anna", 0), ("bot:greedy", 1), ("bram", 2)], &known);
        }
        let of = |who: &str| (points(known[who].rating), points(known[who].uncertainty), known[who].games);
        assert!(of("anna").0 > 1000 && of("bram").0 < 1000, "{known:?}");
        assert!((of("bot:greedy").0 - 1000).abs() < 40, "{known:?}");
        assert!(known.keys().all(|who| of(who).1 < 333 && of(who).2 == 10), "{known:?}");
    }

    #[test]
    fn equals_stay_equal_and_bots_of_a_level_are_one() {
        let known = played(&[("anna", 0), ("bram", 0)], &HashMap::new());
        assert!((known["anna"].rating - known["bram"].rating).abs() < 1e-9);
        let known = played(&[("bot:greedy", 0), ("anna", 1), ("bot:greedy", 2)], &HashMap::new());
        assert_eq!(known["bot:greedy"].games, 1);
        assert!((known["bot:greedy"].rating - 25.0).abs() < 1e-9, "first and last: {known:?}");
    }
}
