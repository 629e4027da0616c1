//! The rulings (Q1 to Q39), and what is different for three and for two players (R13, R14) and in the variants (R12).

mod common;

use common::*;
use game::{Game, Match, Printed, Viewer};
use papa_paolo::{Action, Bid, Colour, Components, Event, Options, Stage, State, Task};
use testkit::{Table, legal};

/// A player who owns an investment tile of a colour, in phase D: the shortest way to an action.
fn investing(colour: &str, more: &str) -> Table<State> {
    at(&format!("seats 4 round 2 stage investing\nA investment {colour} task investing\n{more}"))
}

/// Q1.
#[test]
fn q01_joined_by_way_of_other_tiles_or_to_the_pizzeria_itself() {
    let position = "
        seats 4 round 2 stage acting
        fields gold-1-NE@A
        A task field 0
        A tiles 1,0=gold-1-NSW 1,1=red-1-NS
    ";
    at(position).play(A, lay("1,2", "NE"));
    at(position).play(A, lay("-1,0", "ES"));
}

/// Q2.
#[test]
fn q02_roads_may_point_to_nothing_and_houses_to_a_pizzeria() {
    let mut table = at("
        seats 4 round 2 stage acting
        fields gold-3-N@A
        A task field 0
    ");
    // 0,1 has houses on three sides; its road meets the pizzeria.
    table.play(A, lay("0,1", "N"));
    let mut table = at("
        seats 4 round 2 stage acting
        fields gold-1-NESW@A
        A task field 0
    ");
    table.play(A, lay("0,-1", "NESW"));
}

/// Q3.
#[test]
fn q03_everything_counts_for_the_rectangle() {
    // Four wide with the pizzeria, so that it may grow to five; then not to five high.
    let text = "
        seats 4 round 2 stage acting
        fields gold-1-NESW@A
        A task field 0
        A tiles 1,0=gold-1-NSW -1,0=red-1-NESW -2,0=blue-1-NESW -2,1=red-2-NS -2,2=blue-2-NS
    ";
    at(text).play(A, lay("-3,0", "NESW"));
    let high = text.replace("blue-2-NS", "blue-2-NS -3,0=green-1-NESW -2,-1=green-1-NESW");
    let mut table = at(&high);
    table.refuses(A, lay("-3,-2", "NESW"), "3.3").refuses(A, lay("2,0", "NESW"), "3.3");
    table.play(A, lay("-1,-1", "NESW"));
}

/// Q4.
#[test]
fn q04_a_tile_that_fits_nowhere_stays() {
    // The district is closed but for a straight road between two crossings; a dead end does not fit.
    let mut table = at("
        seats 4 round 2 stage acting
        fields gold-3-N@A
        A task field 0
        A tiles 1,0=gold-1-NSW 1,-1=red-3-S 1,1=red-3-N 0,1=blue-3-N 0,-1=blue-3-S -1,0=green-3-E
    ");
    assert!(!legal(table.state(), A.into()).iter().any(|action| matches!(action, Action::Lay { .. })));
    table.play(A, Action::Nothing);
}

/// Q5.
#[test]
fn q05_a_district_may_close_itself() {
    let mut table = at("
        seats 4 round 2 stage acting
        fields gold-3-N@A
        A task field 0
        A tiles 1,0=gold-1-NSW 1,-1=red-3-S 0,1=blue-3-N 0,-1=blue-3-S -1,0=green-3-E
    ");
    table.play(A, lay("1,1", "N"));
}

/// Q6, Q7.
#[test]
fn q06_q07_pizzerias_need_no_road_and_no_limit() {
    let mut table = investing("green", "A money 20\nA shops 0,0=start:3 1,-1=0:0 1,1=1:0");
    // 2,0 touches only houses of the start tile; 0,1 touches the start pizzeria.
    table.play(A, BUILD).play(A, Action::Pick(2)).refuses(A, Action::Site(cell("0,1")), "4.8");
    table.play(A, Action::Site(cell("2,0")));
    assert_eq!(own(&table, A).shops.len(), 4);
    // R1.6: what is sold out cannot be had.
    let mut table =
        investing("green", "A money 20\nB shops 0,0=start:3 2,0=2:0\nC shops 0,0=start:3 2,0=2:0");
    table.play(A, BUILD).refuses(A, Action::Pick(2), "1.6");
}

/// Q8.
#[test]
fn q08_free_pizzas_come_from_the_own_supply() {
    // 35 of 36 are in use.
    let full = "A money 9\nA shops 0,0=start:5\nA tiles 1,0=gold-1-NSW:1 1,1=red-3-NS:3 1,2=blue-3-NS:3 1,3=gold-3-NS:3 \
        0,1=red-3-NS:3 0,2=blue-3-NS:3 0,3=gold-3-NS:3 1,-1=green-3-NS:3 0,-1=green-3-NS:3 -1,0=gold-3-ES:3 -1,1=red-3-NW:2";
    let mut table =
        at(&format!("seats 4 round 4 stage investing\nA investment green task investing\n{full}"));
    table.play(A, BUILD).play(A, Action::Pick(0));
    let site = *legal(table.state(), A.into()).first().expect("a site");
    table.play(A, site);
    assert_eq!(own(&table, A).shops[1].pizzas, 1);
    // Q11: the 36th was the last.
    let more = "A money 9\nA shops 0,0=start:4 -1,-1=2:1";
    let mut table = at(&format!(
        "seats 4 round 4 stage investing\nA investment blue task investing\n{}\n{more}",
        full.replace("red-3-NW:2", "red-3-NW:3")
    ));
    table.refuses(A, MARKET, "Q11");
}

/// Q9.
#[test]
fn q09_row_or_column_once_or_nothing() {
    let mut table = at("seats 4 round 1 stage acting\nA task pawn");
    table.play(A, Action::Place(8));
    // Third row, first column: sponsor both times.
    let jobs = |table: &Table<State>| -> Vec<Action> {
        legal(table.state(), A.into()).into_iter().filter(|action| JOBS.contains(action)).collect()
    };
    assert_eq!(jobs(&table), [SPONSOR]);
    table.play(A, SPONSOR).refuses(A, SPONSOR, "turn");
    let mut table = at("seats 4 round 1 stage acting\nA task field 5\nfields red-1-NS");
    assert_eq!(jobs(&table), [MARKET, BUILD]);
    table.play(A, Action::Nothing);
    assert_eq!(table.events()[0], Event::NothingDone { seat: A });
}

/// Q10.
#[test]
fn q10_at_least_one_bought_and_placed_the_rest_lost() {
    let mut table = investing("blue", "A levels 0 5 0 0\nA shops 0,0=start:4");
    table.play(A, MARKET).play(A, Action::Buy(1)).play(A, Action::Stock(cell("0,0")));
    table.refuses(A, Action::Stock(cell("0,0")), "4.4").play(A, Action::Finish);
    assert_eq!(table.events()[0], Event::PizzasLost { seat: A, count: 2 });
    investing("blue", "A shops 0,0=start:5").refuses(A, MARKET, "4.4");
    investing("blue", "A money 1").refuses(A, MARKET, "4.3").offers(A, &[Action::Learn]);
}

/// Q12.
#[test]
fn q12_express_delivers_something() {
    investing("red", "A shops 0,0=start:0").refuses(A, EXPRESS, "Q12");
    investing("red", "A money 1").refuses(A, EXPRESS, "4.5");
    let mut table = investing("red", "");
    table.play(A, EXPRESS).offers(A, &[Action::Start(cell("0,0"))]);
    table.play(A, Action::Start(cell("0,0"))).offers(A, &[Action::Step(cell("1,0"))]);
    table.play(A, Action::Step(cell("1,0"))).offers(A, &[Action::Drop(cell("1,0"))]);
}

/// Q13.
#[test]
fn q13_pawns_bribe_whatever_they_did_and_coins_come_back() {
    // A took the tile, B did not; both rows count alike.
    let mut table = at("
        seats 2 round 1 stage acting
        fields -@A red-1-NS@B red-2-NS@B red-2-NS@A gold-2-NS@A gold-2-NS@A gold-3-N@B gold-3-N@B blue-1-NE
        A tiles 1,0=gold-1-NSW 1,1=blue-1-NS
        coins 1 1 2 2 3 3
        B task field 1
    ");
    table.play(B, Action::Nothing);
    // Rows: B, A, B; columns: A A B → A; B A B → B; B A → A (nearest to the coin below it has none).
    assert_eq!(money(&table, A) + money(&table, B), 32);
    assert_eq!(open(&table).coins, [0; 6]);
}

/// Q14.
#[test]
fn q14_the_same_step_may_be_cheaper() {
    let mut table = at("
        seats 4 round 1 stage bidding
        A bid on 7
        B bid on 11
        C bid on 13
        D bid withdrawn
        A task bid
    ");
    // From £6 to £5 on the second step, and no lower.
    table.play(A, Action::Bid(6));
    // Brown of the example is on the fourth step and chooses first.
    assert_eq!(own(&table, C).task, Task::Investment);
}

/// Q15, Q18.
#[test]
fn q15_q18_whoever_withdraws_pays_nothing_and_the_order_may_stay() {
    let mut table = at("seats 4 round 1 stage bidding\norder CDAB\nC task bid");
    table.play(C, Action::Bid(0)).play(D, Action::Bid(4)).play(A, Action::Withdraw).play(B, Action::Withdraw);
    table.play(C, Action::Withdraw).play(D, Action::Take(Colour::Gold));
    assert_eq!((money(&table, C), money(&table, D)), (10, 7));
    table.play(C, Action::Nothing).play(A, Action::Nothing).play(B, Action::Take(Colour::Red));
    assert_eq!(open(&table).order, [D, A, B, C]);
    let mut table = at("seats 4 round 1 stage bidding\norder CDAB\nC task bid");
    for seat in [C, D, A, B] {
        table.play(seat, Action::Withdraw);
    }
    for seat in [C, D, A, B] {
        table.play(seat, Action::Nothing);
    }
    let view = open(&table);
    // Nobody invests, nobody delivers: the next round begins as this one did.
    assert_eq!((view.order, view.round, view.stage), (vec![C, D, A, B], 2, Stage::Acting));
}

/// Q16, Q17.
#[test]
fn q16_q17_equal_steps_from_the_right_and_the_rest_is_put_away() {
    let mut table = at("seats 4 round 1 stage bidding\nA task bid");
    table.play(A, Action::Bid(0)).play(B, Action::Bid(2)).play(C, Action::Bid(1)).play(D, Action::Withdraw);
    table.play(B, Action::Take(Colour::Gold)).play(C, Action::Take(Colour::Blue));
    table.play(A, Action::Take(Colour::Red)).play(D, Action::Nothing);
    let view = open(&table);
    assert!(view.investments.is_empty() && view.deliveries.iter().all(Option::is_none));
}

/// Q19, Q38.
#[test]
fn q19_q38_investments_cost_what_actions_cost_and_only_one_is_green() {
    let mut table = investing("green", "A money 3\nB investment red task investing");
    table.play(A, BUILD).offers(A, &[Action::Pick(0)]).play(A, Action::Pick(0));
    table.play(B, EXPRESS);
    let site = *legal(table.state(), A.into()).first().expect("a site");
    table.play(A, site);
    assert_eq!((money(&table, A), money(&table, B)), (1, 8));
    let mut table = investing("green", "");
    table.play(A, Action::Learn);
    assert_eq!(own(&table, A).levels, [0, 0, 0, 1]);
}

/// Q20.
#[test]
fn q20_markers_stay_in_the_last_column() {
    let mut table = investing("gold", "A levels 5 0 0 0");
    table.refuses(A, Action::Learn, "Q20").offers(A, &[SPONSOR, Action::Nothing]);
    table.play(A, Action::Nothing);
    let mut table = investing("red", "A levels 5 0 0 0");
    table.play(A, EXPRESS);
    deliver(&mut table, A, "0,0 1,0!");
    table.play(A, Action::Finish);
    assert_eq!(own(&table, A).levels, [5, 0, 0, 0]);
}

/// Q21.
#[test]
fn q21_a_network_step_counts_at_once() {
    let mut table = investing("green", "A delivery 0 levels 0 0 0 0");
    table.play(A, Action::Learn);
    assert_eq!(own(&table, A).tour.expect("deliveries").rounds, 2);
}

/// A ring of four crossings below the pizzeria, and a tile beyond it.
const RING: &str = "
    seats 4 round 3 stage delivering
    A delivery 2 task delivering
    A tour express 0 pizzas 6 rounds 2 distance 5 delivered 0 dropped 0 path -
    A tiles 1,0=gold-1-NSW 0,1=blue-1-NESW:1 1,1=red-1-NESW:1 0,2=green-1-NESW:1 1,2=gold-1-NESW:1 0,3=red-3-NS
";

/// Q22, Q23.
#[test]
fn q22_q23_every_tile_counts_and_may_be_entered_again_by_another_road() {
    let mut table = at(RING);
    deliver(&mut table, A, "0,0 0,1 1,1 1,2 0,2");
    // Round the block and home again would be the fifth tile, and nobody is hungry there.
    table.refuses(A, Action::Step(cell("0,1")), "Q25");
    table.play(A, Action::Step(cell("0,3"))).play(A, Action::Drop(cell("0,3")));
}

/// Q23.
#[test]
fn q23_a_tile_entered_twice() {
    let mut table = at(&RING.replace("0,3=red-3-NS", "0,3=red-3-NS -1,1=red-2-ES"));
    deliver(&mut table, A, "0,0 0,1 0,2 1,2 1,1");
    // 0,1 again, from the east: one tile short of the house in the west.
    table.refuses(A, Action::Step(cell("0,1")), "Q25");
    let mut table =
        at(&RING.replace("0,3=red-3-NS", "0,3=red-3-NS -1,1=red-2-ES").replace("distance 5", "distance 6"));
    deliver(&mut table, A, "0,0 0,1 0,2 1,2 1,1 0,1 -1,1!");
}

/// Q24.
#[test]
fn q24_pizzas_come_from_where_the_round_began() {
    let mut table = at("
        seats 4 round 3 stage delivering
        A delivery 2 task delivering
        A tour express 0 pizzas 6 rounds 3 distance 5 delivered 0 dropped 0 path -
        A shops 0,0=start:1 2,0=0:3
        A tiles 1,0=gold-1-NSW:1 1,1=red-3-NS
    ");
    deliver(&mut table, A, "0,0 1,0 1,1!");
    table.refuses(A, Action::Drop(cell("1,1")), "Q24").refuses(A, Action::Start(cell("0,0")), "Q24");
    // The other pizzeria has pizzas, but no road leads from it.
    table.refuses(A, Action::Start(cell("2,0")), "Q25").offers(A, &[Action::Finish]);
    // The same way twice.
    let mut table = at(&RING.replace("red-3-NS", "red-3-NS:1"));
    deliver(&mut table, A, "0,0 0,1 0,2 0,3!");
    deliver(&mut table, A, "0,0 0,1 0,2 0,3!");
}

/// Q25.
#[test]
fn q25_a_courier_goes_on_only_for_somebody_hungry() {
    let mut table = at(RING);
    table.play(A, Action::Start(cell("0,0"))).refuses(A, Action::Start(cell("0,0")), "Q25");
    table.refuses(A, Action::Drop(cell("0,0")), "8.2").refuses(A, Action::Step(cell("0,3")), "8.2");
    let mut table = at(&RING.replace("1,0=gold-1-NSW", "1,0=gold-1-NSW:1").replace("red-3-NS", "red-3-NS:2"));
    deliver(&mut table, A, "0,0 0,1 0,2 0,3!");
    table.offers(A, &[Action::Finish]);
}

/// Q26, Q27.
#[test]
fn q26_q27_experience_once_and_the_fifth_round_has_it() {
    let mut table = investing("red", "B investment blue task investing");
    table.play(A, EXPRESS);
    deliver(&mut table, A, "0,0 1,0!");
    table.play(A, Action::Finish);
    assert_eq!((own(&table, A).levels, own(&table, A).gains), ([1, 0, 0, 0], [0; 4]));
    table.play(B, Action::Learn);
    assert_eq!(own(&table, A).levels, [1, 0, 0, 0]);
    let mut table = at("
        seats 4 round 5 stage delivering
        A delivery 2 task delivering
        A tour express 0 pizzas 6 rounds 2 distance 5 delivered 0 dropped 0 path -
    ");
    deliver(&mut table, A, "0,0 1,0!");
    table.play(A, Action::Finish);
    assert_eq!((own(&table, A).levels, open(&table).stage), ([1, 0, 0, 0], Stage::Over));
}

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

/// Q39.
#[test]
fn q39_nothing_to_deliver_is_no_decision() {
    let mut table = at("
        seats 4 round 2 stage investing
        A investment gold task investing delivery 0
        A shops 0,0=start:0
        B delivery 1
    ");
    table.play(A, Action::Learn);
    let view = open(&table);
    assert_eq!((view.players[0].task, view.players[1].task), (Task::Idle, Task::Delivering));
    assert!(table.events().contains(&Event::NothingToDeliver { seat: A }));
}

/// R1.7: the others' money is hidden, unless the table says otherwise or the game is over.
#[test]
fn money_is_hidden() {
    let table = Table::<State>::new(4, &Options::default(), 1);
    assert_eq!(table.view(Viewer::Seat(A)).players[1].money, None);
    let table = Table::<State>::new(4, &Options { open_money: true, ..Options::default() }, 1);
    assert_eq!(table.view(Viewer::Public).players[1].money, Some(10));
    assert_eq!(own(&at("seats 4 round 5 stage over"), A).bid, Bid::Waiting);
    assert_eq!(open(&at("seats 4 round 5 stage over")).players[0].money, Some(10));
}
