//! Players that are programs.
//!
//! A bot gets a [`Game::View`] and the legal list of its own seat, never a state: what it could not see from its
//! chair, it cannot know. [`Game::View`]: game::Game::View
#![warn(missing_docs)]

mod arena;
mod bot;
mod connect_four;
mod dinner_in_paris;
mod papa_paolo;
mod paris_connection;
mod playout;
mod rival_restaurants;
mod search;

pub use crate::arena::{Places, Rating, Standing, ratings, score_interval};
pub use crate::bot::{Bot, CommisBot, Greedy, GreedyBot, Level, RandomBot, bot_of, bot_within};
pub use crate::playout::{Finished, Playout};
pub use crate::search::{
    Advice, Budget, Heuristic, Reason, SearchBot, Searched, Suggestion, Tree, Weight, advise, expected,
    shares_of_points, weigh,
};
