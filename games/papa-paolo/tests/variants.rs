//! What is different for three and for two players (R13, R14) and in the variants (R12), with the rulings on it.

mod common;

use common::*;
use game::{Game, Match, Printed, Viewer};
use papa_paolo::{Action, Colour, Components, Event, Options, Stage, State, Task};
use testkit::{Table, legal};

/// Q28, R14.1, R14.3, R14.4, R14.5, R14.14.
#[test]
fn q28_the_table_of_two() {
    let mut large = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let table = Table::<State>::new(2, &Options::default(), seed);
        let view = open(&table);
        assert_eq!((view.fields.len(), &view.stock[..]), (9, &[3, 3, 2][..]));
        let mut coins = view.coins.clone();
        coins.sort_unstable();
        assert_eq!(coins, [1, 1, 2, 2, 3, 3]);
        let [Some(one), Some(other)] = view.deliveries[..] else { panic!("two delivery tiles") };
        assert!(one < other);
        assert_eq!(view.large_left.len(), 4);
        large.insert(view.large);
    }
    assert_eq!(large.len(), 5);
}

/// Q29, R14.2.
#[test]
fn q29_start_tiles_are_shown_together() {
    let mut table = Table::<State>::new(2, &Options::default(), 3);
    let choice = own(&table, A).choice;
    let other = own(&table, B).choice;
    let foreign = other[0];
    table.refuses(A, Action::Keep(foreign), "14.2").play(A, Action::Keep(choice[1]));
    assert_eq!(own(&table, A).start, Some(choice[1]));
    assert_eq!(table.view(Viewer::Seat(B)).players[0].start, None);
    let told = State::witness(&table.events()[0], Viewer::Seat(B));
    assert_eq!(told, Some(Event::StartTileKept { seat: A, number: None }));
    table.refuses(A, Action::Keep(choice[0]), "turn").play(B, Action::Keep(other[0]));
    let view = open(&table);
    assert_eq!(view.players[0].start, Some(choice[1]));
    let lower = if choice[1] < other[0] { A } else { B };
    assert_eq!((view.order[0], view.stage), (lower, Stage::Acting));
}

const TWO: &str = "seats 2 round 1 stage bidding\nA task bid";

/// R14.7, R14.10, R14.13, Q30: rising bids; the passer pays too, begins, and has the other delivery tile.
#[test]
fn q30_the_passer_pays_his_last_bid() {
    let mut table = at(TWO);
    table.play(A, Action::Bid(2)).refuses(B, Action::Bid(1), "14.7").refuses(B, Action::Bid(2), "14.7");
    table.play(B, Action::Bid(4)).refuses(A, Action::Bid(3), "14.7").play(A, Action::Withdraw);
    table.play(B, Action::Take(Colour::Gold)).play(B, Action::Offer(Colour::Blue));
    table.play(A, Action::Take(Colour::Blue));
    assert_eq!((money(&table, A), money(&table, B)), (7, 5));
    assert_eq!(open(&table).order, [A, B]);
    table.play(A, Action::Learn).play(B, Action::Learn);
    table.refuses(B, Action::Start(cell("0,0")), "14.13").play(B, Action::Claim(1));
    let view = open(&table);
    assert_eq!(view.players[0].delivery.unwrap().to_string(), "A1");
    assert_eq!(view.players[1].delivery.unwrap().to_string(), "A2");
}

/// R14.8: £6 at once may be bid under, which ends it; £5 may not, nor may a raise to £6.
#[test]
fn an_opening_of_six_may_be_bid_under() {
    let mut table = at(TWO);
    table.play(A, Action::Bid(5)).refuses(B, Action::Bid(5), "14.7").play(B, Action::Bid(0));
    assert_eq!(own(&table, A).task, Task::Investment);
    let mut table = at(TWO);
    table.play(A, Action::Bid(5)).play(B, Action::Bid(6)).play(A, Action::Bid(7)).refuses(
        B,
        Action::Bid(0),
        "14.7",
    );
    let mut table = at(TWO);
    table.play(A, Action::Bid(4)).refuses(B, Action::Bid(0), "14.7");
}

/// R14.9, Q31, Q32.
#[test]
fn q31_q32_passing_without_a_bid() {
    let mut table = at(TWO);
    table.play(A, Action::Withdraw).play(B, Action::Bid(0));
    table.play(B, Action::Take(Colour::Red)).play(B, Action::Offer(Colour::Gold));
    table.play(A, Action::Nothing);
    assert_eq!(open(&table).order, [A, B], "no bid is the lowest");
    let mut table = at("seats 2 round 1 stage bidding\norder BA\nB task bid");
    table.play(B, Action::Withdraw).play(A, Action::Withdraw);
    // The start player chooses first, for £1.
    table.play(B, Action::Take(Colour::Red)).play(B, Action::Offer(Colour::Gold));
    table.play(A, Action::Take(Colour::Gold));
    assert_eq!((money(&table, A), money(&table, B), open(&table).order), (9, 9, vec![B, A]));
    table.play(A, Action::Learn).play(B, Action::Learn);
    assert_eq!(open(&table).round, 2, "R14.9: nobody delivers");
    // Whoever declines leaves the whole tile.
    let mut table = at(TWO);
    table.play(A, Action::Withdraw).play(B, Action::Withdraw).play(A, Action::Nothing);
    table.offers(B, &[&Colour::ALL.map(Action::Take)[..], &[Action::Nothing]].concat());
    table.play(B, Action::Take(Colour::Blue));
    assert_eq!(own(&table, B).task, Task::Investing);
}

/// Q33, R14.6: neighbours on the tile; and of two actions on the board, one.
#[test]
fn q33_neighbours_of_the_colour_and_double_actions() {
    let tile = Components::embedded().printed.large[0];
    assert_eq!(
        (tile.opposite(Colour::Blue), tile.beside(Colour::Blue)),
        (Colour::Red, [Colour::Green, Colour::Gold])
    );
    let mut table = at("seats 2 round 1 stage acting\nA task pawn");
    table.play(A, Action::Place(8));
    for job in JOBS {
        assert!(legal(table.state(), A.into()).contains(&job), "{job:?}");
    }
}

/// R13.1, R13.2, R13.3, R13.4, R13.5, R13.6, R13.7.
#[test]
fn three_players() {
    let mut away = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let view = open(&Table::<State>::new(3, &Options::default(), seed));
        assert_eq!((view.fields.len(), view.coins.len(), &view.stock[..]), (12, 7, &[3, 2, 1][..]));
        assert_eq!(view.coins.iter().sum::<u8>(), 14);
        let ranks: Vec<String> = view.deliveries.iter().map(|tile| tile.unwrap().to_string()).collect();
        assert!(ranks.is_sorted());
        away.insert(ranks);
    }
    assert_eq!(away.len(), 4, "R13.4: any of the four is removed");
    let mut table = at("seats 3 round 1 stage acting\nA task pawn");
    table.play(A, Action::Place(5)).play(A, Action::Nothing);
    // R13.5: the last column of the third row.
    table.play(B, Action::Place(8));
    assert!([SPONSOR, EXPRESS, BUILD].iter().all(|job| legal(table.state(), B.into()).contains(job)));
    table.refuses(B, MARKET, "4.1").refuses(B, Action::Place(12), "2.3");
    // R13.6, R13.7.
    let mut table = at("seats 3 round 1 stage bidding\nA task bid");
    table
        .refuses(A, Action::Bid(3), "6.1")
        .play(A, Action::Bid(1))
        .play(B, Action::Bid(0))
        .play(C, Action::Bid(2));
    table
        .play(C, Action::Take(Colour::Red))
        .play(A, Action::Take(Colour::Gold))
        .play(B, Action::Take(Colour::Blue));
    let view = open(&table);
    assert_eq!((view.investments.len(), view.order), (0, vec![B, C, A]));
}

/// R12.1, Q34: the winner of the coin that lies face down begins.
#[test]
fn q34_the_hidden_coin() {
    let text = "
        seats 2 round 1 stage acting
        options hidden-coin
        fields red-1-NS@A red-1-NE@B red-2-NS@B red-2-NS@A gold-2-NS@A gold-2-NS@A gold-3-N@B gold-3-N@B blue-1-NE
        coins 1 1 2 2 3 3
        coin down 1 winner -
        B task field 1
    ";
    let mut table = at(text);
    table.play(B, Action::Nothing);
    assert_eq!((open(&table).coin_winner, open(&table).face_down), (Some(A), None));
    table.play(A, Action::Bid(3)).play(B, Action::Withdraw);
    table.play(A, Action::Take(Colour::Gold)).play(A, Action::Offer(Colour::Blue)).play(B, Action::Nothing);
    assert_eq!(open(&table).order, [A, B], "though B bid less");
    let fresh = Table::<State>::new(4, &Options { hidden_coin: true, ..Options::default() }, 1);
    assert!(open(&fresh).face_down.is_some());
}

/// R12.2, Q35: reverse order of the bids; with a hidden coin its winner first.
#[test]
fn q35_reverse_order() {
    let bids = |options: &str, winner: &str| {
        let mut table = at(&format!(
            "seats 4 round 1 stage bidding\norder BACD\noptions {options}\ncoin down - winner {winner}\nB task bid"
        ));
        table
            .play(B, Action::Bid(6))
            .play(A, Action::Withdraw)
            .play(C, Action::Bid(1))
            .play(D, Action::Bid(5));
        // C has been outbid by D, and withdraws.
        table.play(C, Action::Withdraw);
        table.play(B, Action::Take(Colour::Gold)).play(D, Action::Take(Colour::Blue));
        table.play(A, Action::Nothing).play(C, Action::Nothing);
        open(&table).order
    };
    assert_eq!(bids("reverse-order", "-"), [A, C, D, B]);
    assert_eq!(bids("reverse-order hidden-coin", "D"), [D, A, C, B]);
    assert_eq!(bids("-", "-"), [D, A, B, C]);
}

/// R12.3, Q36.
#[test]
fn q36_points_for_money() {
    let points = |money: [u16; 4]| {
        let [a, b, c, d] = money;
        let text = format!(
            "seats 4 round 5 stage over\noptions money-points\nA money {a}\nB money {b}\nC money {c}\nD money {d}"
        );
        let table = at(&text);
        [A, B, C, D].map(|seat| own(&table, seat).score.money)
    };
    assert_eq!(points([9, 5, 7, 1]), [2, 0, 1, 0]);
    assert_eq!(points([9, 9, 7, 1]), [2, 2, 0, 0]);
    assert_eq!(points([9, 7, 7, 1]), [2, 1, 1, 0]);
}

/// R12.4, Q37: what is shown is what comes.
#[test]
fn q37_the_preview() {
    let options = Options { preview: true, ..Options::default() };
    assert!(Match::<State>::new(Components::embedded(), 3, options, 1.into()).is_err());
    let mut played = Match::<State>::new(Components::embedded(), 2, options, 1.into()).expect("two may");
    let mut shown = Vec::new();
    while let Some(seat) = played.status().waiting().iter().next() {
        let before = played.state().view(Viewer::Public);
        let last = *legal(played.state(), seat.into()).last().expect("an offer");
        played.play(seat.into(), last).expect("legal");
        let after = played.state().view(Viewer::Public);
        if after.round != before.round {
            assert_eq!(after.deliveries.iter().flatten().copied().collect::<Vec<_>>(), before.preview);
            shown.push(before.preview);
        }
    }
    assert_eq!(shown.len(), 4);
}
