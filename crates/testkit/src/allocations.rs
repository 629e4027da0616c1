//! That a step of a random playout allocates nothing.
#![expect(unsafe_code, reason = "the trait of an allocator is unsafe; this one only counts and passes on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ops::Range;

use game::{Actor, Dice, Game, Log, Printed, Status};

/// Counts what each thread asks for, so that a test's own harness does not disturb.
///
/// A test makes it its `#[global_allocator]`.
pub struct Counting;

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

/// Plays random games at tables of every size, and looks at what they asked for.
///
/// # Panics
/// If a step allocates, or if [`Counting`] is not the allocator.
pub fn playouts_allocate_nothing<G: Game>(seeds: Range<u64>) {
    let before = ALLOCATIONS.get();
    let mut legal = Vec::with_capacity(G::META.actions);
    assert!(ALLOCATIONS.get() > before, "the counter counts");
    for seats in G::META.min_seats..=G::META.max_seats {
        for seed in seeds.clone() {
            let (plies, allocations) = play::<G>(seats, seed, &mut legal);
            assert!(plies > 0);
            assert_eq!(allocations, 0, "{seats} seats, seed {seed}: {plies} plies");
        }
    }
}

/// Plays a random game; gives back its length and how often memory was asked for.
fn play<G: Game>(seats: u8, seed: u64, legal: &mut Vec<G::Action>) -> (u32, u64) {
    let mut dice = Dice::new(seed.into());
    let mut state = G::setup(G::Printed::embedded(), seats, &G::Options::default(), &mut dice);
    let before = ALLOCATIONS.get();
    let mut plies = 0;
    while let Status::Waiting { seats, .. } = state.status() {
        let by = Actor::Seat(seats.iter().next().expect("it waits for somebody"));
        legal.clear();
        state.legal_actions(by, legal);
        let action = *dice.pick(legal);
        // A search copies the state before it tries something.
        state.clone().apply(by, action, &mut dice.clone(), &mut Log::off());
        state.apply(by, action, &mut dice, &mut Log::off());
        plies += 1;
    }
    (plies, ALLOCATIONS.get() - before)
}
