//! How many sequences of actions there are: one wrong offer anywhere changes these numbers.
//!
//! They are counted twice: by the rules, and by a naive referee that was written from the rules' text alone.

mod naive;

use game::{Actor, Dice, Game, Log, Seat, Status, Viewer};
use naive::{Move, Naive, Position};
use paris_connection::{Action, Company, Options, Phase, State};
use testkit::{Table, perft};

#[test]
fn the_tree_of_actions_has_its_size() {
    let naive = Naive::new();
    for (seats, sizes) in [(3, [10, 58, 508, 3163]), (6, [9, 48, 408, 2583])] {
        let table = Table::<State>::new(seats, &Options::default(), 1);
        for (idx, size) in sizes.into_iter().enumerate() {
            let depth = idx as u32 + 1;
            assert_eq!(
                perft(table.state(), &Dice::new(1.into()), depth),
                size,
                "{seats} seats, depth {depth}"
            );
            assert_eq!(
                naive.perft(&position(table.state()), depth),
                size,
                "naive, {seats} seats, depth {depth}"
            );
        }
    }
}

/// The same offers and the same consequences at every step of whole random games.
#[test]
fn a_naive_referee_agrees_through_whole_games() {
    let naive = Naive::new();
    for (seats, seed) in (3..=6).flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
        let mut dice = Dice::new(seed.into());
        let mut state = Table::<State>::new(seats, &Options::default(), seed).state().clone();
        let mut told = position(&state);
        while let Status::Waiting { seats: waiting, .. } = state.status() {
            let by = Actor::Seat(waiting.iter().next().unwrap());
            let mut legal = Vec::new();
            state.legal_actions(by, &mut legal);
            let mut offered: Vec<Move> = legal.iter().map(|action| translated(*action)).collect();
            offered.sort();
            assert_eq!(offered, naive.moves(&told), "{seats} seats, seed {seed}: {told:?}");
            // Long builds wall lines in, where the no-blocking rule matters.
            let lays: Vec<Action> =
                legal.iter().copied().filter(|action| matches!(action, Action::Lay(_))).collect();
            let action =
                if lays.is_empty() || dice.below(6) == 0 { *dice.pick(&legal) } else { *dice.pick(&lays) };
            state.apply(by, action, &mut dice, &mut Log::off());
            told = naive.play(&told, &translated(action));
            assert_eq!(told, position(&state), "{seats} seats, seed {seed}: after {action:?}");
        }
        for (seat, score) in state.status().outcome().unwrap().scores().iter().enumerate() {
            assert_eq!(naive.score(&told, seat), *score, "{seats} seats, seed {seed}");
        }
    }
}

fn position(state: &State) -> Position {
    let view = state.view(Viewer::Public);
    let company = |company: Company| company.index();
    Position {
        seats: view.seats(),
        active: view.active.index(),
        phase: match view.phase {
            Phase::Choosing => naive::Phase::Choosing,
            Phase::Building { company: building, laid, .. } => {
                naive::Phase::Building { company: company(building), laid }
            }
            Phase::Swapping { given } => naive::Phase::Swapping { given: company(given) },
            Phase::Over(ending) => naive::Phase::Over(ending.slug()),
        },
        plain_swaps: view.plain_swaps,
        stations: view.lines.each_ref().map(|line| (line.station.q, line.station.r)),
        laid: view.lines.each_ref().map(|line| line.laid.iter().map(|hex| (hex.q, hex.r)).collect()),
        value: view.lines.each_ref().map(|line| line.value),
        depot: view.lines.each_ref().map(|line| line.depot),
        shares: Seat::first(view.seats())
            .map(|seat| state.view(Viewer::Seat(seat)).mine().unwrap())
            .collect(),
    }
}

fn translated(action: Action) -> Move {
    match action {
        Action::Build(company) => Move::Build(company.index()),
        Action::Lay(hex) => Move::Lay((hex.q, hex.r)),
        Action::Finish => Move::Finish,
        Action::Give(company) => Move::Give(company.index()),
        Action::Take { company, count } => Move::Take { company: company.index(), count },
    }
}
