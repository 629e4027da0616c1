//! Paris Connection: what a sensible player does.
//!
//! - A build is worth its gain times the difference between my shares and an opponent's average ones.
//! - A swap of one for two is worth having until the limit, into companies that still can grow.
//! - Whoever leads after the build runs for Marseille; whoever does not, stays away from it.

mod heuristic;

use game::{Dice, Edition, Game, Seat};
use paris_connection::{Action, ByCompany, Company, Kind, Map, Phase, State, View};

use crate::bot::Greedy;

impl Greedy for State {
    fn greedy(edition: &'static Edition<Map>, view: &View, legal: &[Action], dice: &mut Dice) -> Action {
        let table = Table::new(edition, view, dice);
        let best = match view.phase {
            Phase::Choosing => table.best_turn(legal),
            Phase::Building { company, laid, .. } => table.next_piece(company, laid, legal),
            Phase::Swapping { given } => table.best_take(given, legal),
            Phase::Over(_) => None,
        };
        best.filter(|action| legal.contains(action)).unwrap_or_else(|| *dice.pick(legal))
    }
}

/// Worth is counted in hundredths of a point.
const POINT: i64 = 100;

/// What the bot makes of its view.
struct Table<'a> {
    map: &'a Map,
    view: &'a View,
    mine: ByCompany<u8>,
    /// An opponent's average shares, in hundredths.
    average: ByCompany<i64>,
    /// How many locomotives stand on each hex.
    on: Vec<u8>,
    /// Others' hands as they might be, several times.
    guesses: Vec<Vec<ByCompany<u8>>>,
}

/// A build that was thought through.
struct Run {
    gain: i64,
    first: usize,
    reaches_marseille: bool,
}

impl<'a> Table<'a> {
    fn new(edition: &'static Edition<Map>, view: &'a View, dice: &mut Dice) -> Table<'a> {
        let map = &edition.printed;
        let mine = view.mine().unwrap_or_default();
        let mut on = vec![0; map.places.len()];
        for hex in view.lines.iter().flat_map(|line| &line.laid) {
            on[map.number(*hex).expect("a view is of this map")] += 1;
        }
        let others = i64::from(view.seats()) - 1;
        let average = std::array::from_fn(|company| {
            let line = &view.lines[company];
            let held = i64::from(paris_connection::IN_PLAY) - i64::from(line.depot) - line.laid.len() as i64;
            (held - i64::from(mine[company])) * POINT / others
        });
        let guesses = (0..4)
            .map(|_| {
                let guess = State::sample(edition, view, dice);
                let hands = guess.view(game::Viewer::Public).seats();
                Seat::first(hands)
                    .filter(|seat| !view.viewer.is(*seat))
                    .map(|seat| guess.view(game::Viewer::Seat(seat)).mine().unwrap_or_default())
                    .collect()
            })
            .collect();
        Table { map, view, mine, average, on, guesses }
    }

    fn value(&self, company: usize) -> i64 {
        i64::from(self.view.lines[company].value)
    }

    /// What a share will be worth in the end, roughly: its value now and half of what it may still reach.
    fn prospect(&self, company: Company) -> i64 {
        let line = &self.view.lines[company.index()];
        let left = i64::from(line.depot).min(10) as u8;
        let growth = self.run(company, left, true).map_or(0, |run| run.gain);
        self.value(company.index()) * POINT + growth * POINT / 2
    }

    /// R5.4: what holding so many shares costs.
    fn excess(&self, total: i64) -> i64 {
        (total - i64::from(self.view.limit())).max(0) * i64::from(paris_connection::EXCESS) * POINT
    }

    fn held(&self) -> i64 {
        self.mine.iter().map(|n| i64::from(*n)).sum()
    }

    /// What a swap is worth.
    fn swap_worth(&self, prospects: &ByCompany<i64>, given: usize, taken: usize, count: i64) -> i64 {
        let total = self.held();
        count * prospects[taken] - prospects[given] - self.excess(total - 1 + count) + self.excess(total)
    }

    /// My lead over the best opponent, if the game ended with these values.
    fn lead(&self, company: usize, gain: i64) -> i64 {
        let value = |at: usize| self.value(at) + if at == company { gain } else { 0 };
        let points = |hand: &ByCompany<u8>| -> i64 {
            let total: i64 = hand.iter().map(|n| i64::from(*n)).sum();
            let shares: i64 = (0..Company::COUNT).map(|at| i64::from(hand[at]) * value(at)).sum();
            shares * POINT - self.excess(total)
        };
        let best_other = |hands: &Vec<ByCompany<u8>>| hands.iter().map(points).max().unwrap_or(0);
        let others: i64 = self.guesses.iter().map(best_other).sum::<i64>() / self.guesses.len() as i64;
        points(&self.mine) - others
    }

    /// What building a company is worth now.
    fn build_worth(&self, company: Company) -> Option<(i64, Run)> {
        let at = company.index();
        let pieces = self.view.lines[at].depot.min(paris_connection::MOST_LAID);
        let edge = i64::from(self.mine[at]) * POINT - self.average[at];
        if let Some(run) = self.run(company, pieces, false).filter(|run| run.reaches_marseille) {
            let lead = self.lead(at, run.gain);
            if lead > 0 {
                return Some((1_000_000 + lead, run));
            }
        }
        self.run(company, pieces, true).map(|run| (run.gain * edge, run))
    }

    fn best_turn(&self, legal: &[Action]) -> Option<Action> {
        let prospects: ByCompany<i64> = Company::ALL.map(|company| self.prospect(company));
        let worth = |action: &Action| match *action {
            Action::Build(company) => self.build_worth(company).map(|(worth, _)| worth),
            // Without Q7 somebody has to build, or the game would never end.
            Action::Give(_) if self.view.goes_in_circles() => None,
            Action::Give(given) => self
                .takes(given)
                .map(|(taken, count)| self.swap_worth(&prospects, given.index(), taken, count))
                .max(),
            _ => None,
        };
        legal
            .iter()
            .copied()
            .filter_map(|action| Some((worth(&action)?, action)))
            .max_by_key(|(worth, _)| *worth)
            .map(|best| best.1)
    }

    /// What can be taken for a share of `given`.
    fn takes(&self, given: Company) -> impl Iterator<Item = (usize, i64)> + '_ {
        let other = move |company: &usize| *company != given.index();
        (0..Company::COUNT).filter(other).flat_map(|company| {
            (1..=i64::from(self.view.lines[company].depot.min(2))).map(move |count| (company, count))
        })
    }

    fn best_take(&self, given: Company, legal: &[Action]) -> Option<Action> {
        let prospects: ByCompany<i64> = Company::ALL.map(|company| self.prospect(company));
        let worth = |action: &&Action| match action {
            Action::Take { company, count } => {
                // The given share is back in its depot: one fewer is held than before the swap.
                let total = self.held();
                // Where nobody can build either, empty depots end the game.
                let ends = if *count == 2 && self.view.goes_in_circles() { 1_000_000 } else { 0 };
                ends + i64::from(*count) * prospects[company.index()] - self.excess(total + i64::from(*count))
                    + self.excess(total)
                    - prospects[given.index()]
            }
            _ => i64::MIN,
        };
        legal.iter().max_by_key(worth).copied()
    }

    /// The next piece of a build, or its end.
    fn next_piece(&self, company: Company, laid: u8, legal: &[Action]) -> Option<Action> {
        let left = paris_connection::MOST_LAID - laid;
        let left = left.min(self.view.lines[company.index()].depot);
        let edge = i64::from(self.mine[company.index()]) * POINT - self.average[company.index()];
        let Phase::Building { gain, .. } = self.view.phase else { return None };
        let to_marseille = self.run(company, left, false).filter(|run| {
            run.reaches_marseille && self.lead(company.index(), i64::from(gain) + run.gain) > 0
        });
        let run =
            to_marseille.or_else(|| self.run(company, left, true).filter(|run| run.gain > 0 && edge > 0));
        let lay = run.map(|run| Action::Lay(self.map.hex(run.first))).filter(|action| legal.contains(action));
        lay.or_else(|| legal.contains(&Action::Finish).then_some(Action::Finish))
            .or_else(|| self.idle_piece(legal))
    }

    /// A piece that is laid because one must be: open country rather than a city, never Marseille.
    fn idle_piece(&self, legal: &[Action]) -> Option<Action> {
        let worth = |action: &&Action| match action {
            Action::Lay(hex) => self.map.place(*hex).map_or(0, |place| place.worth()),
            _ => u8::MAX,
        };
        legal.iter().min_by_key(worth).copied()
    }

    /// The best build with so many pieces: city after city, the most worth for each piece.
    fn run(&self, company: Company, mut pieces: u8, avoid_marseille: bool) -> Option<Run> {
        let line = &self.view.lines[company.index()];
        let mut track: Vec<usize> =
            line.laid.iter().chain([&line.station]).filter_map(|hex| self.map.number(*hex)).collect();
        let mut on = self.on.clone();
        let mut run: Option<Run> = None;
        while pieces > 0 {
            let Some((way, worth)) = self.nearest(&track, &on, pieces, avoid_marseille) else { break };
            for number in &way {
                on[*number] += 1;
                track.push(*number);
            }
            pieces -= way.len() as u8;
            let first = run.as_ref().map_or(way[0], |run| run.first);
            let gain = run.as_ref().map_or(0, |run| run.gain) + worth;
            let reaches_marseille = way.contains(&self.map.marseille);
            run = Some(Run { gain, first, reaches_marseille });
            if reaches_marseille {
                break;
            }
        }
        run
    }

    /// The free city with the most worth for each piece on the way to it.
    fn nearest(
        &self,
        track: &[usize],
        on: &[u8],
        pieces: u8,
        avoid_marseille: bool,
    ) -> Option<(Vec<usize>, i64)> {
        let mut from: Vec<Option<usize>> = vec![None; on.len()];
        let mut seen = vec![false; on.len()];
        track.iter().for_each(|number| seen[*number] = true);
        let mut ring: Vec<usize> = track.to_vec();
        let mut best: Option<(i64, usize, i64)> = None;
        for distance in 1..=i64::from(pieces) {
            let mut next = Vec::new();
            for at in ring {
                let hex = self.map.hex(at);
                for number in hex.around().filter_map(|hex| self.map.number(hex)) {
                    let room = match self.map.places[number].kind {
                        Kind::City { .. } => {
                            on[number] == 0 && !(avoid_marseille && number == self.map.marseille)
                        }
                        Kind::Country => on[number] < 2,
                        Kind::Station { .. } | Kind::Tower => false,
                    };
                    if seen[number] || !room || self.map.hatched_between(hex, self.map.hex(number)).is_some()
                    {
                        continue;
                    }
                    seen[number] = true;
                    from[number] = Some(at);
                    next.push(number);
                    let worth = i64::from(self.map.places[number].worth());
                    // Marseille is worth the way whenever it is not to be avoided.
                    let rate = if number == self.map.marseille { 1_000 } else { worth * 12 / distance };
                    if worth > 0 && best.is_none_or(|(most, ..)| rate > most) {
                        best = Some((rate, number, worth));
                    }
                }
            }
            ring = next;
        }
        let (_, goal, _) = best?;
        let mut way = vec![goal];
        while let Some(before) =
            from[*way.last().expect("never empty")].filter(|before| !track.contains(before))
        {
            way.push(before);
        }
        way.reverse();
        let worth = way.iter().map(|number| i64::from(self.map.places[*number].worth())).sum();
        Some((way, worth))
    }
}
