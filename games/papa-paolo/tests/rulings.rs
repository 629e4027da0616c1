//! The rulings, by number. Those for two players and for the variants (Q28 to Q37) are in `variants.rs`.

mod common;
mod moves;

use common::*;
use game::Viewer;
use moves::*;
use papa_paolo::{Action, Bid, Colour, Event, Options, Stage, State, Task};
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
    // Rows: B £1, A £1, B £2; columns: A £2, B £3, and in the last one each has a pawn: A's is nearer to the £3.
    assert_eq!((money(&table, A), money(&table, B)), (16, 16));
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
