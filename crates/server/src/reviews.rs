//! Finished games are weighed in the background, one decision at a time, so that the bots of other tables get
//! their turn in between.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{Table, Weighed};
use game::{Dice, Seed};
use serde::{Deserialize, Serialize};

use crate::app::{App, random_bytes, shortened};
use crate::error::Error;
use crate::hub::Live;

/// A long game is weighed at so many decisions at most, evenly over its length.
const MOST: usize = 400;

/// What is known about a game so far.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Review {
    /// Decisions that are to be weighed.
    pub(crate) total: usize,
    /// Those that have been, in the order of play.
    pub(crate) weighed: Vec<Weighed>,
}

impl Review {
    pub(crate) fn is_complete(&self) -> bool {
        self.weighed.len() >= self.total
    }
}

/// The reviews that are being made.
#[derive(Default)]
pub(crate) struct Reviews {
    running: Mutex<HashMap<String, Arc<Mutex<Review>>>>,
}

impl Reviews {
    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Mutex<Review>>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known about a game: from the job that is at it, or from the store.
    pub(crate) async fn find(&self, app: &App, id: &str) -> Result<Option<Review>, Error> {
        let running = self.running().get(id).map(|review| held(review).clone());
        if running.is_some() {
            return Ok(running);
        }
        // A review of an earlier program that reads differently is made again.
        Ok(app.store.review(id).await?.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Begins to weigh a finished game, unless that is being done already.
    pub(crate) async fn begin(&self, app: &App, live: &Arc<Live>) {
        let table = live.look(|seated| seated.table.at(seated.table.plies())).await;
        let review = {
            let mut running = self.running();
            if running.contains_key(&live.id) {
                return;
            }
            let plies = decisions(table.as_ref());
            let review = Arc::new(Mutex::new(Review { total: plies.len(), weighed: Vec::new() }));
            running.insert(live.id.clone(), review.clone());
            (review, plies)
        };
        tokio::spawn(weigh(app.clone(), live.id.clone(), table.into(), review.0, review.1));
    }
}

fn held(review: &Mutex<Review>) -> std::sync::MutexGuard<'_, Review> {
    review.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The steps at which somebody had a choice, thinned out if there are very many.
fn decisions(table: &dyn Table) -> Vec<usize> {
    let all = table.decisions();
    if all.len() <= MOST {
        return all;
    }
    (0..MOST).map(|n| all[n * all.len() / MOST]).collect()
}

async fn weigh(app: App, id: String, table: Arc<dyn Table>, review: Arc<Mutex<Review>>, plies: Vec<usize>) {
    for ply in plies {
        let (table, thought) = (table.clone(), app.config.review_thought);
        let weigh = move || table.weigh(ply, thought, &mut Dice::new(Seed::from_bytes(random_bytes())));
        match app.hub.beside_the_pages(weigh).await {
            Some(weighed) => held(&review).weighed.push(weighed),
            None if *app.hub.closing().borrow() => return,
            None => {
                tracing::error!(table = shortened(&id), ply, "a decision could not be weighed");
                held(&review).total -= 1;
            }
        }
    }
    let text = serde_json::to_string(&*held(&review)).expect("a review is plain data");
    if let Err(error) = app.store.keep_review(&id, &text).await {
        tracing::error!(table = shortened(&id), %error, "a review could not be kept");
    }
    app.reviews.running().remove(&id);
}
