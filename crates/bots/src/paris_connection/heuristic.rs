//! Paris Connection: what a position is worth, and what to try first.

use game::{Dice, Game, Seat, Viewer};
use paris_connection::{
    Action, ByCompany, Company, EXCESS, Hexes, MOST_LAID, Map, Phase, State, View, limit,
};

use crate::search::{Heuristic, best, shares_of_points, weights};

/// A company's value grows by this part of what its next ten locomotives could reach.
const GROWTH: f32 = 0.5;
/// Points between two actions of which the better is tried about three times as often.
const PATIENCE: f32 = 6.0;

impl Heuristic for State {
    const WEIGHS: bool = true;
    const HORIZON: u32 = 6;
    const TERMS: &'static [&'static str] = &["shares", "growth", "excess"];

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn scale(&self) -> f32 {
        15.0
    }

    fn terms(&self, seat: Seat, out: &mut [f32]) {
        let growth = growths(self);
        self.terms_with(seat, &growth, out);
    }

    fn value(&self) -> game::BySeat<f32> {
        let growth = growths(self);
        let mut points = game::BySeat::default();
        for seat in Seat::first(self.seats()) {
            let mut terms = [0.0; 3];
            self.terms_with(seat, &growth, &mut terms);
            points[seat] = terms.iter().sum();
        }
        shares_of_points(self.seats(), &points, self.scale())
    }

    fn is_settled(&self) -> bool {
        self.phase() == Phase::Choosing
    }

    fn weigh(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let mind = Mind::new(self, seat);
        weights(legal.iter().map(|action| mind.worth(*action)), PATIENCE, out);
    }

    fn guess(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        let mind = Mind::new(self, seat);
        best(legal.iter().map(|action| mind.worth(*action)), 4.0, dice)
    }
}

trait Terms {
    fn terms_with(&self, seat: Seat, growth: &ByCompany<f32>, out: &mut [f32]);
}

impl Terms for State {
    fn terms_with(&self, seat: Seat, growth: &ByCompany<f32>, out: &mut [f32]) {
        let shares = self.shares(seat);
        let mut held = 0;
        for company in Company::ALL {
            let n = f32::from(shares[company.index()]);
            held += shares[company.index()];
            out[0] += n * f32::from(self.value(company));
            out[1] += n * growth[company.index()];
        }
        out[2] = -(EXCESS * i32::from(held.saturating_sub(limit(self.seats())))) as f32;
    }
}

/// What each company's value will probably grow by.
fn growths(state: &State) -> ByCompany<f32> {
    Company::ALL.map(|company| {
        let pieces = state.depot(company).min(10);
        f32::from(run(state, company, pieces, true).gain) * GROWTH
    })
}

/// A build that was thought through.
#[derive(Clone, Copy, Default)]
struct Run {
    gain: u8,
    /// The first hex, if there is anything to gain.
    first: Option<u8>,
    reaches_marseille: bool,
}

/// The best build with so many pieces: city after city, the most worth for each piece.
fn run(state: &State, company: Company, mut pieces: u8, avoid_marseille: bool) -> Run {
    let map: &Map = &state.edition().printed;
    let mut room = state.room(company);
    if avoid_marseille {
        room.remove(map.marseille);
    }
    let mut beside = state.beside(company);
    let mut run = Run::default();
    while pieces > 0 {
        let Some(way) = nearest(map, beside.and(&room), &room, pieces, avoid_marseille) else { break };
        for number in way.hexes.iter() {
            beside = beside.or(&map.beside[number]);
        }
        room = room.without(&way.hexes);
        pieces -= way.hexes.len() as u8;
        run.gain += way.worth;
        run.first = run.first.or(Some(way.first));
        if way.hexes.contains(map.marseille) {
            run.reaches_marseille = true;
            break;
        }
    }
    run
}

struct Way {
    hexes: Hexes,
    first: u8,
    worth: u8,
}

/// The way to the free city with the most worth for each piece.
fn nearest(map: &Map, edge: Hexes, room: &Hexes, pieces: u8, avoid_marseille: bool) -> Option<Way> {
    let pieces = usize::from(pieces.min(MOST_LAID));
    let mut rings = [Hexes::EMPTY; MOST_LAID as usize];
    let mut left = *room;
    let mut best = (0, 0, 0);
    let mut ring = edge;
    for distance in 0..pieces {
        if ring.is_empty() {
            break;
        }
        rings[distance] = ring;
        left = left.without(&ring);
        for city in ring.and(&map.cities).iter() {
            let worth = u32::from(map.places[city].worth());
            // Marseille is worth the way whenever it is not to be avoided.
            let wanted = !avoid_marseille && city == map.marseille;
            let rate = if wanted { 1_000 } else { worth * 60 / (distance as u32 + 1) };
            if rate > best.0 {
                best = (rate, city, distance);
            }
        }
        let next = ring.iter().fold(Hexes::EMPTY, |next, number| next.or(&map.beside[number]));
        ring = next.and(&left);
    }
    let (rate, city, distance) = best;
    if rate == 0 {
        return None;
    }
    let mut hexes = Hexes::only(city);
    let mut worth = map.places[city].worth();
    let mut at = city;
    for ring in rings[..distance].iter().rev() {
        at = ring.and(&map.beside[at]).first().expect("each ring touches the one before");
        hexes.insert(at);
        worth += map.places[at].worth();
    }
    Some(Way { hexes, first: at as u8, worth })
}

/// What whoever decides makes of the table.
struct Mind<'a> {
    state: &'a State,
    seat: Seat,
    /// What a share will be worth in the end.
    prospects: ByCompany<f32>,
    /// What one more share costs.
    excess: [f32; 2],
    /// My shares minus those of an average rival.
    edge: ByCompany<f32>,
    /// The build under way.
    run: Run,
    gain: u8,
}

impl<'a> Mind<'a> {
    fn new(state: &'a State, seat: Seat) -> Mind<'a> {
        let mine = state.shares(seat);
        let others = f32::from(state.seats() - 1);
        let mut edge = [0.0; Company::COUNT];
        for company in 0..Company::COUNT {
            let all: u8 = Seat::first(state.seats()).map(|seat| state.shares(seat)[company]).sum();
            edge[company] = f32::from(mine[company]) - f32::from(all - mine[company]) / others;
        }
        let mut mind = Mind {
            state,
            seat,
            prospects: [0.0; Company::COUNT],
            excess: [0.0; 2],
            edge,
            run: Run::default(),
            gain: 0,
        };
        match state.phase() {
            Phase::Building { company, laid, gain } => {
                let left = (MOST_LAID - laid).min(state.depot(company));
                mind.gain = gain;
                mind.run = mind.best_run(company, left, gain);
            }
            _ => {
                let growth = growths(state);
                mind.prospects =
                    Company::ALL.map(|company| f32::from(state.value(company)) + growth[company.index()]);
                let held: u8 = mine.iter().sum();
                let over = |n: u8| (EXCESS * i32::from(n.saturating_sub(limit(state.seats())))) as f32;
                let swapping = u8::from(matches!(state.phase(), Phase::Choosing));
                let before = held - swapping;
                mind.excess = [over(before + 1) - over(held), over(before + 2) - over(held)];
            }
        }
        mind
    }

    /// The lead over the best rival, if the game ended after a build with this gain.
    fn lead(&self, company: Company, gain: u8) -> f32 {
        let score = |seat: Seat| {
            self.state.score(seat) + i32::from(self.state.shares(seat)[company.index()]) * i32::from(gain)
        };
        let rivals = Seat::first(self.state.seats()).filter(|seat| *seat != self.seat);
        (score(self.seat) - rivals.map(score).max().unwrap_or(0)) as f32
    }

    /// To Marseille if that wins, otherwise where the most is gained.
    fn best_run(&self, company: Company, pieces: u8, gain: u8) -> Run {
        let home = run(self.state, company, pieces, false);
        if home.reaches_marseille && self.lead(company, gain + home.gain) > 0.0 {
            return home;
        }
        run(self.state, company, pieces, true)
    }

    /// How good an action is, in points of lead.
    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Build(company) => {
                let pieces = MOST_LAID.min(self.state.depot(company));
                let run = self.best_run(company, pieces, 0);
                if run.reaches_marseille {
                    return 60.0;
                }
                let idle = if run.gain == 0 { -4.0 } else { 0.0 };
                f32::from(run.gain) * self.edge[company.index()] + idle
            }
            // Without Q7 somebody has to build, or the game would never end.
            Action::Give(_) if self.state.goes_in_circles() => -1_000.0,
            Action::Give(given) => {
                let takes = Company::ALL.into_iter().filter(|company| *company != given);
                let worth = |company: Company| {
                    (1..=self.state.depot(company).min(2)).map(move |count| (company, count))
                };
                let best = takes.flat_map(worth).map(|(company, count)| self.taking(company, count));
                best.fold(f32::MIN, f32::max) - self.prospects[given.index()]
            }
            Action::Take { company, count } => self.taking(company, count),
            Action::Lay(hex) => self.laying(hex),
            Action::Finish => {
                let Phase::Building { company, .. } = self.state.phase() else { return 0.0 };
                let more = f32::from(self.run.gain) * self.edge[company.index()];
                if self.run.reaches_marseille || more > 0.0 { -more.min(6.0) } else { 8.0 }
            }
        }
    }

    fn taking(&self, company: Company, count: u8) -> f32 {
        // Where nobody can build either, empty depots end the game.
        let ends = if count == 2 && self.state.goes_in_circles() { 1_000.0 } else { 0.0 };
        ends + f32::from(count) * self.prospects[company.index()] - self.excess[usize::from(count) - 1]
    }

    fn laying(&self, hex: kit::Hex) -> f32 {
        let Phase::Building { company, .. } = self.state.phase() else { return 0.0 };
        let map = &self.state.edition().printed;
        let Some(number) = map.number(hex) else { return 0.0 };
        let edge = self.edge[company.index()];
        if self.run.first == Some(number as u8) && (edge > 0.0 || self.run.reaches_marseille) {
            return 12.0;
        }
        if number == map.marseille {
            return if self.lead(company, self.gain + map.places[number].worth()) > 0.0 {
                12.0
            } else {
                -20.0
            };
        }
        f32::from(map.places[number].worth()) * edge
    }
}
