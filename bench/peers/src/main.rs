//! Connect Four, this engine and the crate `board-game` in turn: random games, and searches of 10,000 simulations
//! from the opening position. One line of JSON for each measurement, in the form of the other peers.
//!
//! Rates are per second of processor time of this thread, so that a shared machine does not blur them.

use board_game::ai::mcts::mcts_build_tree;
use board_game::board::Board;
use board_game::games::connect4::Connect4;
use bots::{Playout, Tree};
use connect_four::{Components, Options, State};
use game::{Dice, Game, Printed, Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::SmallRng;

const SIMULATIONS: u32 = 10_000;
const GAMES: u32 = 2_000;

/// Nanoseconds that this thread has run.
fn processor_time() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells it");
    text.split(' ').next().and_then(|word| word.parse().ok()).expect("the first word is nanoseconds")
}

/// Units a second: `work` gives back how many it did, and is called until a second has passed.
fn rate(work: &mut dyn FnMut() -> u32, seconds: f64) -> f64 {
    let start = processor_time();
    let mut units = 0u64;
    loop {
        units += u64::from(work());
        let spent = (processor_time() - start) as f64 / 1e9;
        if spent >= seconds {
            return units as f64 / spent;
        }
    }
}

fn our_games() -> impl FnMut() -> u32 {
    let mut playout = Playout::<State>::new(Components::embedded(), 2, Options {});
    let (mut chance, mut thinking) = (Dice::new(1.into()), Dice::new(2.into()));
    move || {
        for _ in 0..GAMES {
            let mut state = playout.deal(&mut chance);
            let over = playout.play_at_random(&mut state, &mut chance, &mut thinking);
            assert!(over.outcome.is_some());
        }
        GAMES
    }
}

fn their_games() -> impl FnMut() -> u32 {
    let mut chance = SmallRng::seed_from_u64(1);
    move || {
        for _ in 0..GAMES {
            let mut board = Connect4::default();
            while board.outcome().is_none() {
                board.play_random_available_move(&mut chance).expect("it is not over");
            }
        }
        GAMES
    }
}

fn our_search() -> impl FnMut() -> u32 {
    let mut dice = Dice::new(1.into());
    let mut tree = Tree::<State>::default();
    let seat = Seat::new(0);
    let view = State::setup(Components::embedded(), 2, &Options {}, &mut dice).view(Viewer::Seat(seat));
    move || {
        tree.clear();
        tree.begin(Components::embedded(), &view, seat, &mut dice);
        for _ in 0..SIMULATIONS {
            tree.iterate(Components::embedded(), &view, &mut dice);
        }
        SIMULATIONS
    }
}

fn their_search() -> impl FnMut() -> u32 {
    let mut chance = SmallRng::seed_from_u64(1);
    move || {
        let tree = mcts_build_tree(&Connect4::default(), SIMULATIONS.into(), 2.0, &mut chance);
        u32::try_from(tree[0].visits).expect("as many as were asked for")
    }
}

/// What is measured: name, unit, and the work of each.
type Pair = (&'static str, &'static str, [(&'static str, Box<dyn FnMut() -> u32>); 2]);

fn main() {
    let number =
        |name: &str, usual: f64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (samples, seconds) = (number("REPS", 15.0) as usize, number("MIN_SECONDS", 1.0));
    let only = std::env::args().nth(1);
    let pairs: [Pair; 2] = [
        (
            "connect_four random playout",
            "games/s",
            [("ours", Box::new(our_games())), ("board-game 0.8.2", Box::new(their_games()))],
        ),
        (
            "connect_four MCTS 10000 sims, 1 rollout",
            "sims/s",
            [("ours", Box::new(our_search())), ("board-game 0.8.2", Box::new(their_search()))],
        ),
    ];
    for (bench, unit, mut sides) in pairs {
        let mut rates = [const { Vec::new() }; 2];
        // In turn, so that what disturbs one disturbs the other.
        for sample in 0..=samples {
            for ((peer, work), rates) in sides.iter_mut().zip(&mut rates) {
                if only.as_deref().is_none_or(|only| peer.starts_with(only)) {
                    let rate = rate(work, if sample == 0 { 0.2 } else { seconds });
                    // The first is to warm up.
                    if sample > 0 {
                        rates.push(rate);
                    }
                }
            }
        }
        for ((peer, _), mut rates) in sides.iter().zip(rates) {
            rates.sort_by(f64::total_cmp);
            if let (Some(min), Some(max)) = (rates.first(), rates.last()) {
                let median = rates[rates.len() / 2];
                println!(
                    r#"{{"peer":"{peer}","bench":"{bench}","unit":"{unit}","median":{median:.1},"min":{min:.1},"max":{max:.1},"samples":{rates:?},"clock":"cpu"}}"#
                );
            }
        }
    }
}
