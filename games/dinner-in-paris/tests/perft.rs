//! The engine's terraces against those of a slow and plain generator, and the size of some trees.

mod naive;
mod table;

use dinner_in_paris::{Action, Cell, Components, Decor, Face, Options, Phase, State};
use game::{Actor, Dice, Game, Log, Match, Printed, Seat, Status, Viewer};
use table::*;

fn laid(state: &State) -> Vec<Cell> {
    let active = state.view(Viewer::Public).active;
    let cell = |action: Action| match action {
        Action::Lay(cell) => Some(cell),
        _ => None,
    };
    testkit::legal(state, active.into()).into_iter().filter_map(cell).collect()
}

/// R7, R8.8, R8.9: in every build of random games both give the same cells.
#[test]
fn terraces_are_those_of_the_naive_generator() {
    let (mut builds, mut covers) = (0, 0);
    for (seats, face) in [(2, Face::Main), (2, Face::TwoPlayer), (3, Face::Main), (4, Face::Main)] {
        for seed in 0..12u64 {
            let mut played =
                Match::<State>::new(Components::embedded(), seats, Options { face }, seed.into()).unwrap();
            let mut dice = Dice::new((seed + 77).into());
            while let Status::Waiting { seats, .. } = played.status() {
                let by = seats.iter().next().unwrap();
                let view = played.state().view(Viewer::Seat(by));
                if view.phase == Phase::Building {
                    let mut cells: Vec<Cell> =
                        naive::terraces(&view, components()).into_iter().map(|(cell, _)| cell).collect();
                    cells.dedup();
                    assert_eq!(laid(played.state()), cells, "seed {seed}");
                    builds += 1;
                    covers += usize::from(!view.turn.covers.is_empty());
                    for decor in Decor::ALL {
                        let square = view.square(components());
                        let quick = view.terraces_of(by).common(&square.around[decor.index()]);
                        assert_eq!(quick, naive::around(&view, components(), by, decor));
                    }
                }
                let legal = testkit::legal(played.state(), by.into());
                // Cards that touch and cover are rare: play each one.
                let cover = legal.iter().find(|action| matches!(action, Action::Cover(_)));
                let action = cover.copied().unwrap_or_else(|| *dice.pick(&legal));
                played.play(Actor::Seat(by), action).unwrap();
            }
        }
    }
    assert!(builds > 2_000 && covers > 50, "{builds} builds, {covers} with the card");
}

/// Sequences of terraces, counted with the naive generator.
fn naive_perft(state: &State, depth: u32) -> u64 {
    let active = state.view(Viewer::Public).active;
    let view = state.view(Viewer::Seat(active));
    if depth == 0 {
        return 1;
    }
    if view.phase != Phase::Building {
        return 0;
    }
    let mut cells: Vec<Cell> =
        naive::terraces(&view, components()).into_iter().map(|(cell, _)| cell).collect();
    cells.dedup();
    cells.into_iter().map(|cell| naive_perft(&after(state, active, cell), depth - 1)).sum()
}

fn quick_perft(state: &State, depth: u32) -> u64 {
    let view = state.view(Viewer::Public);
    match depth {
        0 => 1,
        _ if view.phase != Phase::Building => 0,
        _ => {
            laid(state).into_iter().map(|cell| quick_perft(&after(state, view.active, cell), depth - 1)).sum()
        }
    }
}

fn after(state: &State, seat: Seat, cell: Cell) -> State {
    let mut state = state.clone();
    state.apply(seat.into(), Action::Lay(cell), &mut Dice::new(3.into()), &mut Log::off());
    state
}

/// R7: the whole tree of a build, both ways.
#[test]
fn builds_have_the_size_they_should_have() {
    let plain = "seats 3
        phase building
        turn actions 1 built coins 9
        friterie-1 A north-4 terraces 5,2 5,3
        creperie-1 A north-8
        friterie-2 B north-6 terraces 7,2
        A hand -\nB hand -\nC hand -";
    let covering = "seats 3
        phase building
        turn actions 1 built coins 9
        covers friterie-1 2
        friterie-1 A north-4 terraces 5,2 5,3
        friterie-3 A west-3
        friterie-2 B north-6 terraces 7,2 7,3 7,4 6,4
        A hand - | used adjacent-cover\nB hand -\nC hand -";
    for (position, sizes) in [(plain, PLAIN), (covering, COVERING)] {
        let table = at(position);
        for (depth, size) in (1..).zip(sizes) {
            assert_eq!(quick_perft(table.state(), depth), size, "depth {depth}");
            assert_eq!(naive_perft(table.state(), depth), size, "depth {depth}");
        }
    }
}

const PLAIN: [u64; 4] = [7, 50, 366, 2738];
const COVERING: [u64; 4] = [7, 52, 404, 3234];

/// R2, R3, R5: the tree of a turn, as a whole.
#[test]
fn turns_have_the_size_they_had() {
    let table =
        at("seats 2\nphase drawing\nriver bread coin potato tomato\nA hand potato potato flour\nB hand -");
    let sizes: Vec<u64> =
        (1..=3).map(|depth| testkit::perft(table.state(), &Dice::new(1.into()), depth)).collect();
    assert_eq!(sizes, TURN);
}

const TURN: [u64; 3] = [5, 30, 155];
