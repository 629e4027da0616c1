//! How good the bot of Connect Four is, over a fixed set of seeds.

use bots::{Bot, Budget, GreedyBot, Playout, RandomBot, SearchBot};
use connect_four::{Action, Column, Components, Options, State};
use game::{Dice, Game, Notation, Printed, Seat, Viewer};

#[test]
fn greedy_beats_a_random_bot_in_nine_games_of_ten_from_either_chair() {
    let mut playout = Playout::<State>::new(Components::embedded(), 2, Options {});
    let mut wins = [0; 2];
    for seed in 0..400 {
        let greedy = Seat::new((seed % 2) as usize);
        let bot = |seat| -> Box<dyn Bot<State>> {
            if seat == greedy { Box::new(GreedyBot) } else { Box::new(RandomBot) }
        };
        let mut bots: Vec<Box<dyn Bot<State>>> = Seat::first(2).map(bot).collect();
        let (mut chance, mut thinking) = (Dice::new(0.into()), Dice::new(seed.into()));
        let mut state = playout.deal(&mut chance);
        let over = playout.play(&mut state, &mut bots, &mut chance, &mut thinking, |_, _| {});
        let outcome = over.outcome.expect("ends within the bound");
        wins[greedy.index()] += i32::from(outcome.scores[greedy] == 1);
    }
    assert!(wins.into_iter().all(|wins| wins >= 180), "{wins:?} of 200 each");
}

#[test]
fn playing_at_random_is_what_random_bots_do() {
    let mut playout = Playout::<State>::new(Components::embedded(), 2, Options {});
    let mut bots: Vec<Box<dyn Bot<State>>> = vec![Box::new(RandomBot), Box::new(RandomBot)];
    for seed in 0..50 {
        let (mut chance, mut thinking) = (Dice::new(0.into()), Dice::new(seed.into()));
        let (mut asked, mut unasked) = (playout.deal(&mut chance), playout.deal(&mut chance));
        let played = playout.play(&mut asked, &mut bots, &mut chance, &mut thinking.clone(), |_, _| {});
        assert_eq!(playout.play_at_random(&mut unasked, &mut chance, &mut thinking), played);
        assert_eq!(asked, unasked);
    }
}

#[test]
fn a_search_sees_a_line_of_four_coming() {
    let rows = ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . B . . .\n. . A A . . B\n";
    let state = State::parse(Components::embedded(), &format!("turn A\n{rows}")).unwrap();
    let mut legal = Vec::new();
    let seat = Seat::new(0);
    state.legal_actions(seat.into(), &mut legal);
    let mut bot = SearchBot::<State>::new(Budget::Iterations(4_000), 1);
    let view = state.view(Viewer::Seat(seat));
    // Three in the middle with both ends open win by force: b1 leaves a1 and e1, e1 leaves b1 and f1.
    let action = bot.choose(Components::embedded(), &view, &legal, &mut Dice::new(1.into()));
    assert!([Column::B, Column::E].map(Action::Drop).contains(&action), "{action:?}");
}
