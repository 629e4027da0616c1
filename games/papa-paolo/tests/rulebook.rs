//! Every worked example of the two rulebooks, in page order, and the rules around them.

mod common;
mod moves;

use common::*;
use game::Printed;
use game::{Actor, Dice, Game, Seat};
use moves::*;
use papa_paolo::{Action, Colour, Components, Event, Options, Stage, State, Task};
use testkit::{Table, legal};

/// R1.1, R1.2, R1.3, R1.4, R1.5, R1.6, R1.7, R1.8, R1.9, R1.10, R1.11: the table as it is laid for four.
#[test]
fn p02_the_table_is_laid() {
    for seed in 0..20 {
        let table = Table::<State>::new(4, &Options::default(), seed);
        let view = open(&table);
        assert_eq!((view.round, view.stage), (1, Stage::Acting));
        assert!(view.fields.iter().all(|field| field.tile.is_some() && field.pawn.is_none()));
        assert_eq!((view.fields.len(), view.supply.iter().map(|n| usize::from(*n)).sum()), (16, 68usize));
        let mut coins = view.coins.clone();
        coins.sort_unstable();
        assert_eq!(coins, [1, 1, 2, 2, 2, 3, 3, 3]);
        assert_eq!(view.investments, Colour::ALL);
        let tiles: Vec<String> = view.deliveries.iter().map(|tile| tile.unwrap().to_string()).collect();
        assert_eq!(tiles, ["A1", "A2", "A3", "A4"]);
        assert_eq!(view.stock, [3, 3, 2]);
        let mut starts: Vec<u8> = view.players.iter().map(|player| player.start.unwrap()).collect();
        let first = starts.iter().position(|number| *number == 1).unwrap();
        assert_eq!(view.order[0], Seat::new(first));
        assert_eq!(view.order[1], view.order[0].next(4));
        starts.sort_unstable();
        assert_eq!(starts, [1, 2, 3, 4]);
        for player in &view.players {
            assert_eq!((player.levels, player.shops[0].pizzas, player.pawns), ([0; 4], 3, 4));
            assert_eq!((player.tiles.len(), player.money), (1, None));
        }
        assert_eq!(money(&table, A), 10);
    }
}

/// R2.2, R2.3, R4.1: a pawn, then the tile or an action of the row or the column: here market or sponsor.
#[test]
fn p04_purple_places_a_pawn() {
    let mut table = at("
        seats 4 round 1 stage acting
        A task pawn
    ");
    // The first row is the market's, the first column the sponsors'.
    table.play(A, Action::Place(0));
    table.refuses(B, Action::Place(0), "turn");
    let offers = legal(table.state(), A.into());
    assert!(offers.iter().any(|action| matches!(action, Action::Lay { .. })));
    let jobs: Vec<&Action> = offers.iter().filter(|action| JOBS.contains(action)).collect();
    assert_eq!(jobs, [&SPONSOR, &MARKET]);
    table.refuses(A, EXPRESS, "4.1").refuses(A, BUILD, "4.1").refuses(A, Action::Place(1), "2.3");
    table.play(A, SPONSOR);
    assert_eq!(money(&table, A), 13);
    assert!(open(&table).fields[0].tile.is_some(), "R4.1: the tile stays");
    table.refuses(B, Action::Place(0), "2.2").play(B, Action::Place(1));
}

const DISTRICT: &str = "
    seats 4 round 2 stage acting
    fields gold-2-NEW@A
    A task field 0
    A tiles 1,0=gold-1-NSW 2,-1=blue-1-NESW 1,-1=blue-1-NESW 1,-2=red-2-NS 1,-3=red-2-NS
";

/// R3.1, R3.2, R3.3: the three tiles that are laid wrongly.
#[test]
fn p05_tiles_that_may_not_lie_there() {
    let mut table = at(DISTRICT);
    // Not joined to a pizzeria by road.
    table.refuses(A, lay("-1,-1", "NEW"), "3.1");
    table.refuses(A, lay("-1,0", "NSW"), "3.1");
    // Houses against a road, a road against houses.
    table.refuses(A, lay("1,1", "ESW"), "3.2");
    table.refuses(A, lay("0,-2", "NES"), "3.2");
    // Beyond 4 by 5: the district is four high and three wide.
    table.refuses(A, lay("-3,-1", "NSW"), "3.3").refuses(A, lay("2,2", "NEW"), "3.3");
    // Not a turn of this tile; and no two things on one cell.
    table.refuses(A, lay("1,1", "NS"), "3.1").refuses(A, lay("1,0", "NEW"), "3.1");
    table.play(A, lay("1,1", "NES"));
    let seen = own(&table, A);
    assert_eq!(seen.tiles.last().unwrap().tile.to_string(), "gold-2-NES");
    let fields = open(&table).fields;
    assert_eq!((fields[0].tile, fields[0].pawn), (None, Some(A)), "R2.3: the pawn stays");
}

/// R4.2, R4.3, R4.5: what Orange and Brown can do with the actions. B is Orange, D is Brown.
#[test]
fn p07_orange_and_brown_act() {
    let position = |seat: Seat, levels: &str| {
        format!(
            "seats 4 round 1 stage investing
             {seat} levels {levels} investment gold task investing
             {seat} shops 0,0=start:3
             {seat} tiles 1,0=gold-1-NSW 1,1=blue-3-NS"
        )
    };
    let (orange, brown) = ("0 4 0 0", "2 0 2 0");
    for (seat, levels, amount) in [(B, orange, 3), (D, brown, 7)] {
        let mut table = at(&position(seat, levels));
        table.play(seat, SPONSOR);
        assert_eq!(money(&table, seat), 10 + amount);
    }
    for (seat, levels, pizzas) in [(B, orange, 4), (D, brown, 2)] {
        let mut table = at(&position(seat, levels).replace("gold task", "blue task"));
        table.play(seat, MARKET).play(seat, Action::Buy(2));
        assert_eq!((money(&table, seat), own(&table, seat).task), (7, Task::Stocking(pizzas)));
    }
    for (seat, levels, pizzas) in [(B, orange, 1), (D, brown, 2)] {
        let mut table = at(&position(seat, levels).replace("gold task", "red task"));
        table.play(seat, EXPRESS);
        assert_eq!((money(&table, seat), own(&table, seat).tour.unwrap().pizzas), (8, pizzas));
        deliver(&mut table, seat, "0,0 1,0 1,1");
        for _ in 0..pizzas {
            table.play(seat, Action::Drop(cell("1,1")));
        }
        table.refuses(seat, Action::Drop(cell("1,1")), "8.6").play(seat, Action::Finish);
    }
}

/// R4.4, R4.7, R4.8, R4.9: stocking and building.
#[test]
fn p06_market_and_build() {
    let mut table = at("
        seats 4 round 1 stage investing
        A money 20 investment blue task investing
        A shops 0,0=start:3 2,0=0:2
    ");
    table.play(A, MARKET).play(A, Action::Buy(5));
    assert_eq!(money(&table, A), 11);
    table.offers(A, &[Action::Stock(cell("0,0")), Action::Stock(cell("2,0")), Action::Finish]);
    table.play(A, Action::Stock(cell("2,0"))).refuses(A, Action::Stock(cell("2,0")), "4.4");
    table.refuses(A, Action::Stock(cell("1,0")), "4.4");
    table.play(A, Action::Stock(cell("0,0"))).play(A, Action::Stock(cell("0,0")));
    table.offers(A, &[Action::Finish]).play(A, Action::Finish);

    let mut table = at("
        seats 4 round 1 stage investing
        A money 4 investment green task investing
    ");
    table.play(A, BUILD).refuses(A, Action::Pick(2), "4.7").play(A, Action::Pick(1));
    // Beside the pizzeria, beside no tile, on something.
    table.refuses(A, Action::Site(cell("0,1")), "4.8").refuses(A, Action::Site(cell("3,0")), "4.7");
    table.refuses(A, Action::Site(cell("1,0")), "3.1");
    table.offers(A, &["1,-1", "2,0", "1,1"].map(|place| Action::Site(cell(place))));
    // R4.8: 1,-1 meets the start pizzeria at a corner.
    table.play(A, Action::Site(cell("1,-1")));
    let seen = own(&table, A);
    assert_eq!((seen.money, seen.shops[1].pizzas, open(&table).stock[1]), (Some(0), 2, 2));

    // R4.9: a tile joined to one pizzeria may turn its houses to another.
    let mut table = at("
        seats 4 round 2 stage acting
        fields gold-2-NE@A
        A task field 0
        A tiles 1,0=gold-1-NSW 1,1=red-1-NE
        A shops 0,0=start:3 2,0=0:0
    ");
    table.play(A, lay("2,1", "SW"));
}

/// R5.1, R5.2, R5.3: Purple £5, Brown £5, Orange £3, White £4. A is Orange, B White, C Purple, D Brown.
#[test]
fn p07_bribes() {
    let mut table = at("
        seats 4 round 1 stage acting
        fields red-1-NS@D red-2-NS@A red-2-NS@C gold-2-NS@C gold-2-NS@B gold-3-N@B gold-3-N@C green-1-NE@A green-1-NE@B green-2-NS@A green-2-NS@D blue-1-NE@B blue-1-NE@C blue-2-NE@D blue-2-NE@A red-3-N
        coins 3 2 1 3 1 3 2 2
        D task pawn
    ");
    table.offers(D, &[Action::Place(15)]).play(D, Action::Place(15)).play(D, Action::Nothing);
    assert_eq!([A, B, C, D].map(|seat| money(&table, seat)), [13, 14, 15, 15]);
    let view = open(&table);
    assert!(view.players.iter().all(|player| player.pawns == 4));
    assert!(view.coins.iter().all(|coin| *coin == 0));
    let taken = |event: &Event| matches!(event, Event::BribeTaken { .. });
    assert_eq!(table.events().iter().filter(|event| taken(event)).count(), 8);
    assert_eq!(view.stage, Stage::Bidding);
}

/// R6.5, R6.6, R6.9: who has too little cannot bid, but may buy an investment for £1.
#[test]
fn p08_too_poor_to_bid() {
    let mut table = at("
        seats 4 round 1 stage bidding
        A task bid
        C money 2
        D money 1
    ");
    // £1 and £2.
    table.play(A, Action::Bid(0)).play(B, Action::Bid(1));
    table.refuses(C, Action::Bid(0), "6.3").refuses(C, Action::Bid(2), "6.6");
    table.offers(C, &[Action::Withdraw]).play(C, Action::Withdraw);
    table.offers(D, &[Action::Withdraw]).play(D, Action::Withdraw);
    table.play(B, Action::Take(Colour::Gold)).play(A, Action::Take(Colour::Blue));
    table.offers(C, &[Action::Take(Colour::Red), Action::Take(Colour::Green), Action::Nothing]);
    table.refuses(C, Action::Take(Colour::Gold), "6.8");
    table.play(C, Action::Take(Colour::Red)).play(D, Action::Take(Colour::Green));
    assert_eq!([A, B, C, D].map(|seat| money(&table, seat)), [9, 8, 1, 0]);
    let view = open(&table);
    assert_eq!(view.players[2].delivery, None, "R6.9: no delivery tile");
    assert!(view.players[0].delivery.is_some());
}

/// R6.1, R6.2, R6.3, R6.4, R6.7, R6.8, R6.10: the whole example. A is Orange, B White, C Purple, D Brown; the places are those of £1 in
/// column 1, £4 in columns 4 and 2, £8 in column 2 and so on.
#[test]
fn p08_the_whole_bidding_example() {
    let mut table = at("
        seats 4 round 1 stage bidding
        order ABCD
        A task bid
    ");
    let place = |step: u8, column: u8| Action::Bid(4 * (step - 1) + column - 1);
    table.play(A, place(1, 1)).play(B, place(1, 4)).play(C, place(2, 2));
    table.refuses(D, place(2, 2), "6.3").play(D, place(4, 2));
    // Purple must move; nobody else may.
    table.refuses(A, place(2, 1), "turn").play(C, place(2, 4));
    table.play(B, place(3, 4));
    // £3 in the third column is a step lower.
    table.refuses(C, place(1, 3), "6.4").play(C, place(2, 3));
    let amounts: Vec<u8> = [0, 11, 6, 13]
        .map(|place| Components::embedded().printed.piazza.steps[place / 4][place % 4])
        .to_vec();
    assert_eq!(amounts, [1, 8, 5, 8]);
    // Brown chooses first: his pawn is higher than White's.
    assert_eq!(own(&table, D).task, Task::Investment);
    table.play(D, Action::Take(Colour::Green)).play(B, Action::Take(Colour::Gold));
    table.refuses(A, Action::Take(Colour::Red), "turn").refuses(C, Action::Nothing, "6.8");
    table.play(C, Action::Take(Colour::Red));
    // Orange gets what is left.
    let view = open(&table);
    let got = |seat: Seat| {
        let player = &view.players[seat.index()];
        (player.investment.unwrap(), player.delivery.unwrap().to_string())
    };
    assert_eq!(got(D), (Colour::Green, "A2".to_owned()));
    assert_eq!(got(B), (Colour::Gold, "A4".to_owned()));
    assert_eq!(got(C), (Colour::Red, "A3".to_owned()));
    assert_eq!(got(A), (Colour::Blue, "A1".to_owned()));
    assert_eq!([A, B, C, D].map(|seat| money(&table, seat)), [9, 2, 5, 2]);
    assert_eq!(view.order, [A, B, C, D], "R6.10: Orange begins");
    assert_eq!(view.stage, Stage::Investing);
}

/// R7.1, R7.2, R7.3: an investment in finance is money once, or more money every time.
#[test]
fn p09_investing() {
    let position = "
        seats 4 round 1 stage investing
        A levels 1 0 0 0 investment gold task investing
        B investment green task investing
    ";
    let mut table = at(position);
    table.refuses(A, MARKET, "7.2").refuses(A, Action::Nothing, "Q20");
    table.offers(A, &[SPONSOR, Action::Learn]).play(A, SPONSOR);
    assert_eq!((money(&table, A), own(&table, A).levels), (15, [1, 0, 0, 0]));
    let mut table = at(position);
    // In any order.
    table.play(B, Action::Learn).play(A, Action::Learn);
    assert_eq!((money(&table, A), own(&table, A).levels), (10, [2, 0, 0, 0]));
    assert_eq!(own(&table, B).levels, [0, 0, 0, 1]);
}

/// Purple's district of the A3 examples: blue tiles above, green to the left, blue and red below, gold far away.
const PURPLE: &str = "
    seats 4 round 1 stage delivering
    A delivery 2 task delivering
    A tour express 0 pizzas 3 rounds 1 distance 2 delivered 0 dropped 0 path -
    A tiles 1,0=gold-1-NSW 0,1=blue-3-NS 0,2=red-1-NEW -1,2=gold-2-EW -1,0=green-1-ES -1,1=green-2-NW 0,-1=blue-1-SW -1,-1=blue-1-NE
";

/// R8.1, R8.2, R8.3: three pizzas, two tiles, one round.
#[test]
fn p09_purple_delivers_in_seven_ways() {
    // 1: the gold house of the start tile, and nothing more.
    let mut table = at(PURPLE);
    deliver(&mut table, A, "0,0 1,0!");
    table.offers(A, &[Action::Finish]).refuses(A, Action::Start(cell("0,0")), "8.1");
    // 2: the whole blue tile below.
    let mut table = at(PURPLE);
    deliver(&mut table, A, "0,0 0,1!!!");
    table.offers(A, &[Action::Finish]).refuses(A, Action::Step(cell("0,2")), "8.6");
    // 3: the blue tile above and the one beside it; the third pizza stays.
    let mut table = at(PURPLE);
    deliver(&mut table, A, "0,0 0,-1! -1,-1!");
    table.offers(A, &[Action::Finish]).refuses(A, Action::Step(cell("0,-1")), "8.4");
    // 4: the green tile to the left and the one below it.
    let mut table = at(PURPLE);
    deliver(&mut table, A, "0,0 -1,0! -1,1!!");
    // 5: two on the blue tile below, one on the red one.
    let mut table = at(PURPLE);
    deliver(&mut table, A, "0,0 0,1!! 0,2!");
    table.play(A, Action::Finish);
    let seen = own(&table, A);
    assert_eq!((seen.levels, seen.score.delivered), ([0, 0, 1, 0], 3), "R9.1: only red is complete");
    // 6: the gold houses are too far.
    let mut table = at(PURPLE);
    deliver(&mut table, A, "0,0 0,1! 0,2!");
    table.refuses(A, Action::Step(cell("-1,2")), "8.1");
    // 7: with two rounds, the two blue tiles above, then the red one.
    let mut table = at(&PURPLE.replace("rounds 1", "rounds 2"));
    deliver(&mut table, A, "0,0 0,-1! -1,-1!");
    deliver(&mut table, A, "0,0 0,1 0,2!");
    table.offers(A, &[Action::Finish]);
}

/// Brown's district: the central pizzeria is that of the start tile, the upper one stands on 0,-2.
const BROWN: &str = "
    seats 4 round 5 stage delivering
    A levels 1 1 1 3 delivery 2 task delivering
    A tour express 0 pizzas 9 rounds 3 distance 4 delivered 0 dropped 0 path -
    A shops 0,0=start:5 0,-2=2:4
    A tiles 1,0=gold-1-NSW 0,-1=red-1-ESW -1,-1=green-3-NE 1,-1=blue-2-SW 1,1=green-1-NE -1,-2=green-3-ES
";

/// R8.4, R8.5, R8.6, R9.1, R9.2: nine pizzas in three rounds; then a step for gold, blue and red and two for green.
#[test]
fn p10_brown_delivers_nine_pizzas() {
    let mut table = at(BROWN);
    deliver(&mut table, A, "0,0 0,-1!");
    // At the fork, left or right; whoever has turned right does not come back.
    table.refuses(A, Action::Step(cell("0,-2")), "8.5");
    table.play(A, Action::Step(cell("1,-1")));
    table.refuses(A, Action::Step(cell("0,-1")), "8.4").refuses(A, Action::Step(cell("-1,-1")), "8.2");
    table.play(A, Action::Drop(cell("1,-1"))).play(A, Action::Drop(cell("1,-1")));
    table.refuses(A, Action::Drop(cell("1,-1")), "8.3");
    deliver(&mut table, A, "0,0 1,0! 1,1!");
    deliver(&mut table, A, "0,-2 -1,-2!!! -1,-1!");
    table.offers(A, &[Action::Finish]);
    // R9.2: no marker moves before phase F.
    let before = own(&table, A);
    assert_eq!((before.levels, before.gains), ([1, 1, 1, 3], [1, 1, 1, 2]));
    table.play(A, Action::Finish);
    assert_eq!(own(&table, A).levels, [2, 2, 2, 5]);
    assert_eq!((table.outcome().ending, open(&table).stage), ("five-rounds", Stage::Over));
}

/// R8.7: two pizzas by express, but one round only: both on the same way.
#[test]
fn p10_express_keeps_the_number_of_rounds() {
    let position = "
        seats 4 round 1 stage investing
        A levels 0 0 2 0 investment red task investing
        A tiles 1,0=gold-1-NSW 0,1=blue-1-NE -1,0=red-1-NE 1,1=red-3-NW
    ";
    let mut table = at(position);
    table.play(A, EXPRESS).refuses(A, Action::Finish, "Q12");
    deliver(&mut table, A, "0,0 1,0!");
    table.refuses(A, Action::Start(cell("0,0")), "8.1");
    table.play(A, Action::Step(cell("1,1"))).play(A, Action::Drop(cell("1,1"))).play(A, Action::Finish);
    // R4.6: experience at once.
    assert_eq!(own(&table, A).levels, [1, 0, 2, 0]);
}

/// R9.2: a green tile completed in phase E brings a round only in the next phase E; by express, at once.
#[test]
fn p11_experience_waits_for_phase_f() {
    let mut table = at("
        seats 4 round 1 stage delivering
        A delivery 3 task delivering
        A tour express 0 pizzas 4 rounds 1 distance 2 delivered 0 dropped 0 path -
        A tiles 1,0=green-1-NSW 0,1=blue-1-NE
    ");
    deliver(&mut table, A, "0,0 1,0!");
    table.refuses(A, Action::Start(cell("0,0")), "8.1").play(A, Action::Finish);
    assert_eq!(own(&table, A).levels, [0, 0, 0, 1]);
}

/// R10.1, R10.2, R10.3: the next round.
#[test]
fn p11_the_next_round() {
    let mut table = at("
        seats 4 round 1 stage delivering
        order BCDA
        A delivery 3 task delivering
        A tour express 0 pizzas 4 rounds 1 distance 2 delivered 0 dropped 0 path -
    ");
    deliver(&mut table, A, "0,0 1,0!");
    table.play(A, Action::Finish);
    let view = open(&table);
    assert_eq!((view.round, view.stage, view.order[0]), (2, Stage::Acting, B));
    assert!(view.fields.iter().all(|field| field.tile.is_some()));
    assert_eq!(view.deliveries[0].unwrap().to_string(), "B1");
    assert_eq!(view.investments, Colour::ALL);
    assert_eq!((view.players[0].tiles[0].pizzas, view.players[0].delivery), (1, None));
}

/// R11.1, R11.2, R11.3, R11.4, R11.5: 22 + 2 + 2 - 2 = 24.
#[test]
fn p11_the_final_count_of_24() {
    let table = at("
        seats 4 round 5 stage over
        A levels 2 2 3 5
        A shops 0,0=start:2
        A tiles 1,0=gold-1-NSW:1 0,-1=green-3-NS:3 0,1=gold-3-NS:3 0,2=blue-3-NS:3 0,3=red-3-NS:3 1,1=gold-3-NS:3 1,2=blue-3-NS:3 1,3=red-3-NS:3 1,-1=green-3-NS:0
    ");
    let score = own(&table, A).score;
    assert_eq!((score.delivered, score.versatility, score.experts, score.waste), (22, 2, 2, -2));
    assert_eq!(table.outcome().scores()[0], 24);
}

/// R11.6: equal points are decided by money, equal money not at all.
#[test]
fn p11_ties() {
    let table = at("
        seats 4 round 5 stage over
        A money 3
        B money 5
        C money 5
        D money 4
    ");
    assert_eq!(table.outcome().ranking(), [vec![B, C], vec![D], vec![A]]);
}

/// R14.11, R14.12, Q33: gold is taken; the other chooses green or red, or green or blue.
#[test]
fn p12_the_large_investment_tile() {
    let position = "
        seats 2 round 1 stage bidding
        large 0 left 1 2 3 4
        A task bid
    ";
    for (offered, other) in [(Colour::Red, Colour::Blue), (Colour::Blue, Colour::Red)] {
        let mut table = at(position);
        table.play(A, Action::Bid(2)).play(B, Action::Bid(1 + 2)).play(A, Action::Withdraw);
        table.play(B, Action::Take(Colour::Gold)).refuses(B, Action::Offer(Colour::Green), "Q33");
        table.play(B, Action::Offer(offered)).refuses(A, Action::Take(other), "6.8");
        let mut choice = [offered, Colour::Green];
        choice.sort_unstable();
        table.offers(A, &choice.map(Action::Take)).play(A, Action::Take(Colour::Green));
        assert_eq!(open(&table).stage, Stage::Investing);
    }
}

/// Whatever the seats do first in phase D and E, the result is the same (R7.1, R8.1).
#[test]
fn the_order_of_simultaneous_phases_does_not_matter() {
    let text = "
        seats 4 round 5 stage delivering
        A delivery 3 task delivering
        A tour express 0 pizzas 4 rounds 1 distance 2 delivered 0 dropped 0 path -
        B delivery 2 task delivering
        B tour express 0 pizzas 4 rounds 1 distance 2 delivered 0 dropped 0 path -
    ";
    let play = |order: [Seat; 2]| {
        let mut table = at(text);
        for seat in order {
            deliver(&mut table, seat, "0,0 1,0!");
        }
        for seat in order {
            table.play(seat, Action::Finish);
        }
        table.state().clone()
    };
    assert_eq!(play([A, B]), play([B, A]));
}

/// R2.1: five rounds, then it is over, whoever plays.
#[test]
fn five_rounds_are_played() {
    for seats in 2..=4 {
        let mut dice = Dice::new(u64::from(seats).into());
        let mut state = State::setup(Components::embedded(), seats, &Options::default(), &mut dice);
        while let Some(seat) = state.status().waiting().iter().next() {
            let actions = legal(&state, Actor::Seat(seat));
            let action = *dice.pick(&actions);
            state.play(seat.into(), action, &mut dice).expect("legal");
        }
        assert_eq!(state.view(game::Viewer::Public).round, 5);
    }
}
