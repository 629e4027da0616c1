//! A step of a random playout allocates nothing.
#![expect(unsafe_code, reason = "the trait of an allocator is unsafe; this one only counts and passes on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use game::{Actor, Dice, Game, Log, Printed, Status};
use rival_restaurants::{Action, Components, Options, State};

/// Counts what each thread asks for, so that the test's own harness does not disturb.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays a random game; gives back its length and how often memory was asked for.
fn play(seats: u8, seed: u64, legal: &mut Vec<Action>) -> (u32, u64) {
    let mut dice = Dice::new(seed.into());
    let mut state = State::setup(Components::embedded(), seats, &Options::default(), &mut dice);
    let before = ALLOCATIONS.get();
    let mut plies = 0;
    while let Status::Waiting { seats, .. } = state.status() {
        let by = Actor::Seat(seats.iter().next().expect("it waits for somebody"));
        legal.clear();
        state.legal_actions(by, legal);
        let action = *dice.pick(legal);
        state.apply(by, action, &mut dice, &mut Log::off());
        plies += 1;
    }
    (plies, ALLOCATIONS.get() - before)
}

#[test]
fn a_step_of_a_playout_allocates_nothing() {
    let before = ALLOCATIONS.get();
    let mut legal = Vec::with_capacity(State::META.actions);
    assert!(ALLOCATIONS.get() > before, "the counter counts");
    for seats in 2..=6 {
        for seed in 0..4 {
            let (plies, allocations) = play(seats, seed, &mut legal);
            assert!(plies > 0);
            assert_eq!(allocations, 0, "{seats} seats, seed {seed}: {plies} plies");
        }
    }
}
