#![expect(clippy::print_stdout, reason = "a program that measures")]
use bots::*;
use game::{Dice, Printed, Game, Seat};
use rival_restaurants::*;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seats: u8 = args[1].parse().unwrap();
    let games: u64 = args[2].parse().unwrap();
    let levels: Vec<Level> = args[3].split(',').map(|l| l.parse().unwrap()).collect();
    let mut options = Options::default();
    for kv in &args[4..] {
        let (k, v) = kv.split_once('=').unwrap();
        match k { "two_chefs" => options.two_chefs = v == "1", "draft" => options.draft = v == "1", "amateur" => options.amateur = v == "1",
          "start_up" => options.start_up = v == "1", "last_day" => options.last_day = v.parse().unwrap(), "clock" => options.clock = v.parse().unwrap(), _ => panic!() }
    }
    let mut playout = Playout::<State>::new(Components::embedded(), seats, options);
    let (mut plies, mut wins, mut days, mut unfinished, mut longest) = (0u64, 0f64, 0u64, 0, 0);
    let mut endings = std::collections::BTreeMap::<&str, u32>::new();
    let mut pops = 0i64;
    let mut kinds = std::collections::BTreeMap::<String, u64>::new();
    let start = Instant::now();
    for seed in 0..games {
        let mut dice = Dice::new(seed.into());
        let mut state = playout.deal(&mut dice);
        let rot = (seed % u64::from(seats)) as usize;
        let mut bots: Vec<Box<dyn Bot<State>>> = (0..seats as usize).map(|s| bot_of(levels[(s + rot) % levels.len()])).collect();
        let done = playout.play(&mut state, &mut bots, &mut dice, |_, action| {
            if std::env::var_os("KINDS").is_some() { let t = format!("{action:?}"); let k = t.split([' ', '(']).next().unwrap().to_owned(); *kinds.entry(k).or_default() += 1; }
        });
        plies += u64::from(done.plies);
        longest = longest.max(done.plies);
        days += u64::from(state.view(game::Viewer::Public).day);
        match done.outcome {
            None => unfinished += 1,
            Some(o) => {
                *endings.entry(o.ending).or_default() += 1;
                let w = o.winners();
                let zero = Seat::new((seats as usize - rot) % seats as usize);
                if w.contains(zero) { wins += 1.0 / w.len() as f64; }
                pops += i64::from(o.scores[zero]);
            }
        }
    }
    let t = start.elapsed().as_secs_f64();
    println!("{games} games {plies} plies {t:.2}s: {:.0} plies/s {:.1} games/s mean {:.0} longest {longest} days {:.2} unfinished {unfinished} endings {endings:?} first bot wins {:.3} pop {:.1} state {} bytes",
        plies as f64 / t, games as f64 / t, plies as f64 / games as f64, days as f64 / games as f64, wins / games as f64, pops as f64 / games as f64, size_of::<State>());
    for (k, n) in kinds { println!("{k} {n}"); }
}
