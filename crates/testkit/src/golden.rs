//! Golden games: everything a title says at every step, as text that people review.
