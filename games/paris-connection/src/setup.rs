//! Setting up (R1).

use game::{BySeat, Dice, Edition, Seat};
use kit::Bag;

use crate::data::{Hexes, Map};
use crate::ids::Company;
use crate::state::{Hand, IN_PLAY, Line, Options, Phase, State};

/// R1.4: how many locomotives each player draws.
pub const fn dealt(seats: u8) -> u8 {
    match seats {
        3 => 10,
        4 => 8,
        5 => 6,
        _ => 5,
    }
}

/// R4.3: how many locomotives a player may hold without a loss.
pub const fn limit(seats: u8) -> u8 {
    match seats {
        3 => 20,
        4 => 15,
        5 => 12,
        _ => 10,
    }
}

/// R1: lays out the table.
pub(crate) fn lay_out(
    edition: &'static Edition<Map>,
    seats: u8,
    options: &Options,
    dice: &mut Dice,
) -> State {
    // R1.2, Q3: each company gets one of the six stations, by lot.
    let mut stations = edition.printed.stations;
    dice.shuffle(&mut stations);
    // R1.6: the start player is drawn.
    let start = Seat::new(dice.below(u32::from(seats)) as usize);
    // R1.4: the bag holds all but those on the stations and on the value track (R1.3).
    let mut bag = Bag([IN_PLAY; Company::COUNT]);
    let mut hands: BySeat<Hand> = BySeat::default();
    for seat in Seat::first(seats) {
        for _ in 0..dealt(seats) {
            let kind = bag.draw(dice).expect("the bag holds 186");
            hands[seat].shares[kind] += 1;
        }
    }
    // R1.5: what is left goes to the depots.
    let lines = std::array::from_fn(|company| Line {
        depot: bag.0[company],
        ..Line::at(&edition.printed, stations[company])
    });
    State {
        edition,
        seats,
        stalemate: options.stalemate,
        start,
        active: start,
        phase: Phase::Choosing,
        plain_swaps: 0,
        lines,
        taken: Hexes::EMPTY,
        full: Hexes::EMPTY,
        hands,
    }
}
