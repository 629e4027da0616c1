//! A bot that searches.

use std::str::FromStr;
use std::time::{Duration, Instant};

use game::{Actor, Dice, Edition, Log, Seat, Viewer};

use super::heuristic::Heuristic;
use super::tree::{Searched, Tree};
use crate::bot::Bot;

/// How long a bot thinks about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So long.
    Time(Duration),
    /// So many iterations, on each thread.
    Iterations(u32),
}

impl Budget {
    /// What a sous-chef has of a chef's.
    pub(crate) fn tenth(self) -> Budget {
        match self {
            Budget::Time(span) => Budget::Time(span / 10),
            Budget::Iterations(count) => Budget::Iterations((count / 10).max(1)),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    /// `200ms`, `2s` or `300it`.
    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong = || {
            format!(
                "a budget is a time such as 200ms or 2s, or a number of iterations such as 300it, not {text:?}"
            )
        };
        let split = text.find(|letter: char| !letter.is_ascii_digit()).ok_or_else(wrong)?;
        let number: u32 = text[..split].parse().map_err(|_| wrong())?;
        let budget = match &text[split..] {
            "ms" => Budget::Time(Duration::from_millis(number.into())),
            "s" => Budget::Time(Duration::from_secs(number.into())),
            "it" => Budget::Iterations(number),
            _ => return Err(wrong()),
        };
        if number > 0 { Ok(budget) } else { Err(wrong()) }
    }
}

/// The clock is looked at once in so many iterations.
const STRIDE: u32 = 8;

/// Plays what a search comes to.
pub struct SearchBot<G: Heuristic> {
    /// For each decision; it may change between them.
    pub budget: Budget,
    /// One for each thread. Each searches alone; what they found is added up.
    trees: Vec<Tree<G>>,
    /// What the table must look like for the trees to be of use: nothing but the last choice has happened.
    awaited: Option<G::View>,
    /// How often each thread searched the decision before.
    before: u32,
}

impl<G: Heuristic> SearchBot<G> {
    /// A bot that thinks on so many threads.
    pub fn new(budget: Budget, threads: usize) -> SearchBot<G> {
        let trees = (0..threads.max(1)).map(|_| Tree::default()).collect();
        SearchBot { budget, trees, awaited: None, before: 0 }
    }

    /// Thinks about a decision of `seat`: what it found out about every legal action, in the order of the list.
    pub fn search(
        &mut self,
        edition: &'static Edition<G::Printed>,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Vec<Searched<G::Action>> {
        if self.awaited.as_ref() != Some(view) {
            self.trees.iter_mut().for_each(Tree::clear);
        }
        let budget = (self.budget, self.before);
        let (tree, others) = self.trees.split_first_mut().expect("at least one thread");
        std::thread::scope(|scope| {
            let threads: Vec<_> = others
                .iter_mut()
                .map(|tree| {
                    let mut dice = dice.fork();
                    scope.spawn(move || grow(tree, budget, edition, view, seat, &mut dice))
                })
                .collect();
            grow(tree, budget, edition, view, seat, dice);
            threads.into_iter().for_each(|thread| thread.join().expect("a search does not panic"));
        });
        let mut found = tree.found(legal);
        for tree in others {
            for (sum, part) in found.iter_mut().zip(tree.found(legal)) {
                sum.add(&part);
            }
        }
        found
    }

    /// What the first thread would do next after the action at this place of the legal list.
    pub(super) fn line(&self, place: usize, often: u32) -> Vec<usize> {
        self.trees[0].line(place, often)
    }

    /// Keeps in mind what the table will look like after `action`, if that is certain and the same seat decides again.
    fn look_on(
        &mut self,
        edition: &'static Edition<G::Printed>,
        view: &G::View,
        seat: Seat,
        action: G::Action,
        dice: &mut Dice,
    ) -> bool {
        let mut state = G::sample(edition, view, dice);
        let learnt = dice.learnt();
        state.apply(Actor::Seat(seat), action, dice, &mut Log::off());
        let certain = dice.learnt() == learnt && state.status().waits_for(seat);
        self.awaited = certain.then(|| state.view(Viewer::Seat(seat)));
        certain
    }

    /// Whether it knows something that will be of use if the same seat decides next.
    pub fn remembers(&self) -> bool {
        self.awaited.is_some()
    }

    fn forget(&mut self) {
        self.awaited = None;
        self.trees.iter_mut().for_each(Tree::clear);
    }
}

/// Lets a tree grow. `before` is how often the decision before was searched: of that, what is known about this one
/// need not be found out again.
pub(super) fn grow<G: Heuristic>(
    tree: &mut Tree<G>,
    (budget, before): (Budget, u32),
    edition: &'static Edition<G::Printed>,
    view: &G::View,
    seat: Seat,
    dice: &mut Dice,
) {
    let start = Instant::now();
    let known = tree.begin(edition, view, seat, dice);
    let fresh = 1.0 - f64::from(known) / f64::from(before.max(known).max(1));
    let mut done = 0;
    loop {
        let left = match budget {
            Budget::Iterations(most) => most.saturating_sub(known + done),
            Budget::Time(span) => {
                let (span, spent) = (span.as_secs_f64() * fresh.max(0.1), start.elapsed().as_secs_f64());
                let rate = f64::from(done) / spent.max(1e-6);
                if spent >= span { 0 } else { ((span - spent) * rate).max(1.0) as u32 }
            }
        };
        if left == 0 || done > 0 && tree.lead() > left {
            return;
        }
        for _ in 0..STRIDE.min(left) {
            tree.iterate(edition, view, dice);
            done += 1;
        }
    }
}

impl<G: Heuristic> Bot<G> for SearchBot<G> {
    fn choose(
        &mut self,
        edition: &'static Edition<G::Printed>,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> G::Action {
        let Some(seat) = G::viewer(view).seat() else { return *dice.pick(legal) };
        if let [only] = legal {
            // The trees have no node for what must be done.
            if self.awaited.as_ref() != Some(view) || !self.look_on(edition, view, seat, *only, dice) {
                self.forget();
            }
            return *only;
        }
        let found = self.search(edition, view, seat, legal, dice);
        let rank = |searched: &Searched<G::Action>| (searched.visits, searched.shares[seat]);
        let mut best = 0;
        for place in 1..found.len() {
            if rank(&found[place]) > rank(&found[best]) {
                best = place;
            }
        }
        let action = found[best].action;
        self.before = found.iter().map(|searched| searched.visits).sum::<u32>() / self.trees.len() as u32;
        if self.look_on(edition, view, seat, action, dice) {
            self.trees.iter_mut().for_each(|tree| tree.follow(best));
        } else {
            self.forget();
        }
        action
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Printed};
    use paris_connection::{Map, Options, State};

    use super::*;

    fn opening() -> (State, Seat, Vec<<State as Game>::Action>) {
        let state = State::setup(Map::embedded(), 4, &Options::default(), &mut Dice::new(5.into()));
        let seat = state.status().waiting().iter().next().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(Actor::Seat(seat), &mut legal);
        (state, seat, legal)
    }

    #[test]
    fn budgets_are_read() {
        assert_eq!("200ms".parse(), Ok(Budget::Time(Duration::from_millis(200))));
        assert_eq!("2s".parse(), Ok(Budget::Time(Duration::from_secs(2))));
        assert_eq!("300it".parse(), Ok(Budget::Iterations(300)));
        for wrong in ["", "300", "0it", "it", "-1s", "2 s", "2h", "99999999999ms"] {
            assert!(wrong.parse::<Budget>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_iteration_is_counted_once_on_every_thread() {
        let (state, seat, legal) = opening();
        let view = state.view(Viewer::Seat(seat));
        let mut bot = SearchBot::<State>::new(Budget::Iterations(50), 2);
        let found = bot.search(Map::embedded(), &view, seat, &legal, &mut Dice::new(1.into()));
        let visits: u32 = found.iter().map(|searched| searched.visits).sum();
        // A lead that cannot be caught up ends a search early.
        assert!((52..=100).contains(&visits), "{visits}");
        assert!(found.iter().all(|searched| searched.tried == searched.visits));
        for searched in found.iter().filter(|searched| searched.tried > 0) {
            let sum: f32 = searched.shares.0.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{searched:?}");
        }
    }

    #[test]
    fn what_was_found_out_about_the_next_click_of_a_turn_is_kept() {
        let (mut state, seat, mut legal) = opening();
        let mut dice = Dice::new(1.into());
        let mut bot = SearchBot::<State>::new(Budget::Iterations(200), 1);
        let action = bot.choose(Map::embedded(), &state.view(Viewer::Seat(seat)), &legal, &mut dice);
        state.apply(seat.into(), action, &mut dice, &mut Log::off());
        assert!(state.status().waits_for(seat), "a turn begins with a build or a gift");
        legal.clear();
        state.legal_actions(seat.into(), &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let found = bot.search(Map::embedded(), &view, seat, &legal, &mut dice);
        assert!(found.iter().any(|searched| searched.visits > searched.tried));
        // At another table nothing of it is of use.
        let (elsewhere, seat, legal) = opening();
        let view = elsewhere.view(Viewer::Seat(seat));
        let found = bot.search(Map::embedded(), &view, seat, &legal, &mut dice);
        assert!(found.iter().all(|searched| searched.visits == searched.tried));
    }
}
