//! A step of a random playout takes nothing from the heap.
#![expect(unsafe_code, reason = "an allocator that counts can only be written with it")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use dinner_in_paris::{Action, Components, Options, State};
use game::{Actor, Dice, Game, Log, Printed, Status};

struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: as asked of us.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as asked of us.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_playout_allocates_nothing() {
    let edition = Components::embedded();
    let mut legal: Vec<Action> = Vec::with_capacity(State::META.actions);
    for seats in 2..=4 {
        let mut dice = Dice::new(u64::from(seats).into());
        let before = COUNT.with(Cell::get);
        let mut state = State::setup(edition, seats, &Options::default(), &mut dice);
        let mut plies = 0;
        while let Status::Waiting { seats, .. } = state.status() {
            let by = Actor::Seat(seats.iter().next().expect("it waits for somebody"));
            legal.clear();
            state.legal_actions(by, &mut legal);
            let action = *dice.pick(&legal);
            state.clone().apply(by, action, &mut dice.clone(), &mut Log::off());
            state.apply(by, action, &mut dice, &mut Log::off());
            plies += 1;
        }
        let allocated = COUNT.with(Cell::get) - before;
        assert_eq!(allocated, 0, "{allocated} allocations in {plies} plies with {seats} seats");
    }
}
