//! The greedy player of Papà Paolo plays well enough.

use bots::{Bot, Level, Playout, bot_of};
use game::{Dice, Game, Printed, Seat, Viewer};
use papa_paolo::{Components, Options, State, View};

/// Plays so many games, the seeds beginning with 1; gives back the tables as they ended.
fn play(levels: &[Level], games: u64, mut ended: impl FnMut(&State, &View)) {
    let mut playout = Playout::<State>::new(Components::embedded(), levels.len() as u8, Options::default());
    let mut bots: Vec<Box<dyn Bot<State>>> = levels.iter().map(|level| bot_of(*level)).collect();
    for seed in 1..=games {
        let mut dice = Dice::new(seed.into());
        let mut choices = dice.fork();
        let mut state = playout.deal(&mut dice);
        let finished = playout.play(&mut state, &mut bots, &mut dice, &mut choices, |_, _| {});
        assert!(finished.outcome.is_some());
        ended(&state, &state.view(Viewer::Public));
    }
}

#[test]
fn greedy_players_deliver_eighteen_pizzas_and_more() {
    let (mut delivered, mut players) = (0, 0);
    play(&[Level::DemiChef; 4], 40, |_, view| {
        delivered += view.players.iter().map(|player| player.score.delivered).sum::<i32>();
        players += 4;
    });
    let average = f64::from(delivered) / f64::from(players);
    assert!(average >= 18.0, "{average}");
}

#[test]
fn a_greedy_player_beats_random_ones() {
    for seats in 2..=4 {
        for place in 0..seats {
            let mut levels = vec![Level::Random; seats];
            levels[place] = Level::DemiChef;
            let mut won = 0;
            play(&levels, 20, |state, _| {
                let status = state.status();
                let outcome = status.outcome().expect("it is over");
                won += u32::from(outcome.winners().contains(Seat::new(place)));
            });
            assert!(won >= 19, "{won} of 20 on seat {place} of {seats}");
        }
    }
}
