//! The rulings of `RULES.md`: how we read what the rulebook leaves open. Those on chefs and cards are tested there.

mod position;

use game::{Actor, Game, Seat, Status, Viewer};
use position::{
    A, B, C, D, ON_SHELF, Position, card, front, hand, holds, money, place, recipe, thing, upgrade,
};
use rival_restaurants::Action::*;
use rival_restaurants::{Event, Filler, NONE, NOWHERE, Options, Phase, Piece, State, Task};
use testkit::Table;

fn at(seat: Seat) -> rival_restaurants::Action {
    Target { seat, slot: 0 }
}

fn phase(table: &Table<State>) -> Phase {
    table.view(Viewer::Public).phase
}

fn bid(money: u8) -> rival_restaurants::Action {
    Bid { slot: 0, money }
}

/// A and B stand on the same rice.
fn war(coins: [i64; 2]) -> Position {
    Position::with(3, Options::default())
        .chef(A, 0, "gohan-sushido", "carbtastic", 0)
        .chef(B, 0, "biff-brobeque", "carbtastic", 0)
        .counters("carbtastic", "rice bread")
        .money(A, coins[0])
        .money(B, coins[1])
}

fn begun(position: Position) -> Table<State> {
    let mut table = position.front(A, "ready", true).front(B, "ready", true).phase("window").table();
    table.play(C, Done);
    table
}

fn stove(id: &str, things: &str) -> Position {
    let slot = usize::from(recipe(id).index() >= 24);
    let position = Position::of(3).chef(A, 0, "angus-khan", "home", NOWHERE).recipe(A, slot, id);
    position.restaurant(A, "rising-sun").has(A, things).phase("menus")
}

fn serve(table: &mut Table<State>) {
    for seat in [A, B, C, A] {
        table.play(seat, Done);
    }
}

/// Q1, Q2, Q3
#[test]
fn q01_no_coins_full_counters_endless_garbage() {
    let table = Table::<State>::new(6, &Options::default(), 1);
    assert_eq!(money(&table, A), 3, "the income of day 1 and nothing else");
    assert_eq!(
        table.view(Viewer::Public).board.counters.iter().flatten().filter(|n| **n != NONE).count(),
        22
    );
    let mut table = Position::of(3).garbage(B, 32).hand(A, "fly-tipping").market();
    table.play(A, Play(card("fly-tipping"))).play(A, at(B)).play(B, Pass);
    assert_eq!(front(&table, B).garbage, 34);
}

/// Q5
#[test]
fn q05_surplus_copies_are_stock() {
    let start = Position::of(3).chef(A, 0, "general-stroganov", "island", NOWHERE).money(A, 2);
    let start = start.recipe(B, 0, "guacamole").recipe(B, 1, "tiramisu");
    let mut table = start.has(B, "onion onion").market();
    table.play(A, Power { slot: 0 }).play(A, at(B)).play(A, Pick(thing("onion"))).play(B, Pass);
    assert_eq!(holds(&table, B, "onion"), 1);
    let start = Position::of(3).chef(A, 0, "general-stroganov", "island", NOWHERE).money(A, 2);
    let start = start.recipe(B, 0, "guacamole").recipe(B, 1, "tiramisu");
    start.has(B, "onion").market().refuses(A, Power { slot: 0 }, "8.14");
}

/// Q6
#[test]
fn q06_only_cards_and_unshown_choices_are_secret() {
    let mut table = Table::<State>::new(3, &Options::default(), 1);
    table.play(A, Go { slot: 0, place: place("island") });
    let seen = table.view(Viewer::Seat(B));
    assert_eq!((seen.players[0].hand, seen.players[0].wheel, seen.players[0].cards), (None, None, 1));
    assert_eq!(seen.players[0].front, table.view(Viewer::Seat(A)).players[0].front);
}

/// Q7
#[test]
fn q07_cards_that_move_chefs_wait_for_the_wheels() {
    let mut table = Position::of(3).hand(A, "detour fly-tipping").phase("wheels").table();
    table.refuses(A, Play(card("detour")), "7.5").play(A, Play(card("fly-tipping"))).play(A, at(B));
    table.play(B, Pass).play(A, Go { slot: 0, place: place("island") });
}

/// Q8
#[test]
fn q08_two_copies_are_two_targets() {
    let start = war([3, 3]).chef(B, 0, "biff-brobeque", "carbtastic", 2).counters("carbtastic", "- - rice");
    let table = begun(start);
    assert!(!front(&table, A).pawns[0].war && !front(&table, B).pawns[0].war);
}

/// Q9
#[test]
fn q09_angus_comes_before_fuego() {
    let mut table = Position::of(4)
        .chef(A, 0, "senor-fuego", "chop-shop", NOWHERE)
        .chef(B, 0, "angus-khan", "carbtastic", NOWHERE)
        .chef(C, 0, "gohan-sushido", "carbtastic", NOWHERE)
        .money(C, 2)
        .phase("powers")
        .front(D, "ready", true)
        .phase("window")
        .table();
    for seat in [A, B, C] {
        table.play(seat, Done);
    }
    table.play(B, at(C)).play(C, Pass).play(C, Go { slot: 0, place: place("chop-shop") });
    table.play(C, Aim { slot: 0, spot: ON_SHELF }).play(A, at(C)).play(C, Pass);
    assert_eq!(money(&table, A), 2, "driven away, then taxed");
}

/// Q14
#[test]
fn q14_mystery_mart_as_printed_or_quiet() {
    let fuego = |quiet_mart| {
        let options = Options { quiet_mart, clock: 0, ..Options::default() };
        let start = Position::with(3, options).chef(A, 0, "senor-fuego", "mystery-mart", NOWHERE);
        let start = start.chef(B, 0, "gohan-sushido", "mystery-mart", NOWHERE).money(B, 2);
        begun(start)
    };
    assert!(matches!(phase(&fuego(false)), Phase::Powers { .. }));
    assert_eq!(phase(&fuego(true)), Phase::Market);
}

/// Q16, Q19: a blocked card counts for the day; an odd number of Clam-Voyances stops it, all are spent.
#[test]
fn q19_an_odd_number_stops_the_blow() {
    let start = Position::of(3).money(B, 4).hand(A, "armed-robbery clam-voyance rave-review");
    let mut table = start.hand(B, "clam-voyance clam-voyance").market();
    table.play(A, Play(card("armed-robbery"))).play(A, at(B)).play(B, Clam).play(A, Clam).play(B, Clam);
    table.refuses(A, Clam, "7.9").play(A, Pass).refuses(A, Play(card("rave-review")), "7.4");
    assert_eq!((money(&table, B), hand(&table, A), hand(&table, B)), (4, 1, 0));
}

/// Q23, Q24
#[test]
fn q24_an_empty_deck_is_made_of_the_discards() {
    let mut table = Position::of(3).nobody(A, "island").money(A, 3).empty_deck().market();
    table.play(A, BuyCard);
    assert_eq!((hand(&table, A), table.view(Viewer::Public).deck), (1, 35));
    let mut table = Position::of(3).money(B, 1).hand(A, "armed-robbery").market();
    table.play(A, Play(card("armed-robbery"))).play(A, at(B)).play(B, Pass);
    assert_eq!(money(&table, A), 0, "half of $100 is nothing");
}

/// Q25: who is struck is asked, with or without the card, and the clock stands still.
#[test]
fn q25_the_question_tells_nothing() {
    for cards in ["", "clam-voyance"] {
        let start = Position::with(3, Options::default()).money(B, 2).hand(A, "armed-robbery");
        let mut table = start.hand(B, cards).market();
        table.play(A, Play(card("armed-robbery"))).play(A, at(B));
        assert!(table.state().status().waits_for(B));
        assert!(matches!(table.state().status(), Status::Waiting { clock: None, .. }));
        assert_eq!(table.view(Viewer::Seat(C)).pending, table.view(Viewer::Public).pending);
    }
}

/// Q26
#[test]
fn q26_a_chef_alone_on_a_card_has_the_first_claim() {
    let start = || war([3, 3]).chef(B, 0, "biff-brobeque", "carbtastic", 1);
    let mut table = begun(start());
    table.refuses(B, Buy { slot: 0, spot: 0 }, "Q26").play(A, StepOff { slot: 0 });
    table.refuses(A, StepOff { slot: 0 }, "Q26").play(B, Buy { slot: 0, spot: 0 });
    let mut table = begun(start());
    table.play(A, Done).play(B, Buy { slot: 0, spot: 0 });
}

/// Q27
#[test]
fn q27_an_empty_shelf_sells_nothing_today() {
    let start = Position::of(3).nobody(A, "dairy-king").money(A, 9).empty_shelf("dairy-king");
    start.market().refuses(A, Buy { slot: 0, spot: ON_SHELF }, "3.2");
}

/// Q28, Q31, Q62
#[test]
fn q28_bids_rise_and_leaving_bars() {
    let mut table = begun(war([5, 4]));
    table.refuses(A, bid(6), "4.2").play(A, bid(2)).refuses(B, bid(1), "4.2").play(B, bid(2));
    table.refuses(B, BidTrash { slot: 0, garbage: 1 }, "4.4").play(A, bid(3)).play(B, Quit { slot: 0 });
    table.refuses(B, Buy { slot: 0, spot: 0 }, "3.2").play(B, Buy { slot: 0, spot: 1 });
    assert_eq!((holds(&table, A, "rice"), money(&table, A)), (1, 2));
}

/// Q29
#[test]
fn q29_no_sale_if_the_last_one_cannot_pay() {
    let mut table = begun(war([0, 3]));
    table.play(B, Quit { slot: 0 });
    assert_eq!((holds(&table, A, "rice"), holds(&table, B, "rice")), (0, 0));
    assert!(!front(&table, A).pawns[0].war);
}

/// Q30
#[test]
fn q30_a_single_highest_bid_buys_when_time_is_over() {
    let mut table = begun(war([5, 5]));
    table.play(A, bid(2)).play(B, bid(3)).play(Actor::House, TimeUp);
    assert_eq!((holds(&table, B, "rice"), money(&table, B), money(&table, A)), (1, 2, 5));
}

/// Q32
#[test]
fn q32_what_is_bid_is_not_spent() {
    let mut table = begun(war([4, 4]).hand(C, "armed-robbery"));
    table.play(A, bid(3)).play(A, Offer(C)).play(A, Give(Piece::Money)).refuses(A, Give(Piece::Money), "3.3");
    table.refuses(A, Buy { slot: 0, spot: 1 }, "Q32");
    table.play(C, Play(card("armed-robbery"))).play(C, at(A)).play(A, Pass);
    assert_eq!((front(&table, A).pawns[0].bid, money(&table, A)), (2, 2), "the bid falls to what is left");
    assert_eq!(table.view(Viewer::Public).players[0].offer.to, None, "and the offer lapses");
}

/// Q39, Q40
#[test]
fn q39_recipes_go_one_for_one_and_upgrades_once() {
    let start = Position::of(3).upgrades(A, "celebrity").upgrades(B, "celebrity");
    let mut table = start.market();
    table.play(A, Offer(B)).play(A, Give(Piece::Recipe(0))).play(A, Ask(Piece::Recipe(1)));
    table.refuses(A, Propose, "3.4").play(A, Withdraw);
    table.play(A, Offer(B)).play(A, Give(Piece::Upgrade(upgrade("celebrity")))).refuses(A, Propose, "3.4");
    table.refuses(C, BuyUpgrade { seat: A, upgrade: upgrade("celebrity") }, "6.1");
}

/// Q41
#[test]
fn q41_favours_are_recorded() {
    let mut table = Position::of(3).money(B, 1).market();
    table.play(A, Offer(B)).play(A, Give(Piece::Favour)).play(A, Ask(Piece::Money)).play(A, Propose);
    table.play(B, Accept(A));
    assert!(table.events().contains(&Event::FavourPromised { from: A, to: B }));
}

/// Q42
#[test]
fn q42_open_offers_lapse_when_time_is_over() {
    let mut table = Position::with(3, Options::default()).money(A, 1).market();
    table.play(A, Offer(B)).play(A, Give(Piece::Money)).play(A, Propose).play(B, Done);
    table.play(Actor::House, TimeUp);
    assert_eq!((table.view(Viewer::Public).players[0].offer.to, money(&table, B)), (None, 0));
}

/// Q44: the floor covers the worth only.
#[test]
fn q44_bonuses_come_after_the_penalty() {
    let start = stove("guacamole", "avocado tomato onion secret-sauce").garbage(A, 9);
    let mut table = start.restaurant(A, "luchador-picante").table();
    table.play(A, Cook { slot: 0 }).play(A, Extra { slot: 0 });
    serve(&mut table);
    assert_eq!(front(&table, A).popularity, 1 + 1, "nothing left of 2, then cuisine and sauce");
}

/// Q45, Q46: both dishes count before levels; all levels are granted, the lowest first.
#[test]
fn q46_two_levels_at_once() {
    let start = stove("guacamole", "avocado tomato onion wine beef carrot potato butter");
    let start = start.recipe(A, 1, "boeuf-bourguignon").upgrades(A, "double-burner");
    let mut table = start.restaurant(A, "luchador-picante").garbage(A, 1).table();
    table.play(A, Cook { slot: 0 }).play(A, Cook { slot: 1 });
    serve(&mut table);
    assert_eq!((front(&table, A).popularity, front(&table, A).garbage), (1 + 1 + 6, 1), "levels come first");
    table.play(A, Step(Task::Bonus)).play(A, Step(Task::Bonus));
    assert_eq!((front(&table, A).level, front(&table, A).garbage), (2, 1 + 2));
}

/// Q47
#[test]
fn q47_the_book_of_a_bonus_helps_with_the_next_recipe() {
    let mut table = stove("yangzhou-fried-rice", "rice egg scallion").restaurant(A, "nonna-volante").table();
    table.play(A, Cook { slot: 0 });
    serve(&mut table);
    table.play(A, Step(Task::Bonus)).play(A, Improve(upgrade("basic-book")));
    assert_eq!(testkit::legal(table.state(), A.into()).len(), 4, "four recipes to choose from");
}

/// Q48, Q49
#[test]
fn q48_goo_is_never_a_meat() {
    let start = stove("dry-fried-green-beans", "beans alien-goo alien-goo onion");
    let mut table = start.chef(A, 0, "biff-brobeque", "home", NOWHERE).table();
    table.play(A, Cook { slot: 0 }).play(A, Fill { slot: 0, line: 2, with: Filler::One(thing("alien-goo")) });
    let before = money(&table, A);
    serve(&mut table);
    assert_eq!(money(&table, A) - before, 0, "no $300 for goo");
    // Tofu never lowers the garbage below nothing, and goo stands for tofu too.
    let mut table = stove("mapo-tofu", "alien-goo tofu garlic scallion beans").table();
    table.play(A, Cook { slot: 1 });
}

/// Q50
#[test]
fn q50_wine_is_not_for_basic_recipes() {
    let mut table = stove("guacamole", "avocado tomato onion wine").table();
    table.play(A, Cook { slot: 0 }).refuses(A, Extra { slot: 0 }, "9.4");
}

/// Q52, Q53
#[test]
fn q53_finished_recipes_are_shuffled_in() {
    let start = stove("guacamole", "avocado tomato onion").upgrades(A, "basic-book").deck_of(0, 2);
    let mut table = start.table();
    table.play(A, Cook { slot: 0 });
    serve(&mut table);
    let legal = testkit::legal(table.state(), A.into());
    assert_eq!((legal.len(), table.view(Viewer::Public).board.finished[0]), (4, 0));
    table.play(A, legal[0]);
    assert_eq!(table.view(Viewer::Public).board.under[0].count_ones(), 3);
}

/// Q54, Q55
#[test]
fn q55_the_tray_becomes_the_shelf_while_filling() {
    let start = Position::of(3).empty_shelf("dairy-king").phase("serving");
    let mut table = start.front(B, "ready", true).front(C, "ready", true).table();
    table.play(A, Done);
    let board = table.view(Viewer::Public).board;
    assert!(board.counters[4][..3].iter().all(|n| *n != NONE));
    assert_eq!((board.tray[20..24].iter().sum::<u8>(), board.shelf[20..24].iter().sum::<u8>()), (0, 21));
}

/// Q56
#[test]
fn q56_the_others_vote() {
    let start = |seats| {
        let mut position = Position::of(seats).phase("serving");
        for seat in (0..usize::from(seats)).map(Seat::new) {
            position = position.front(seat, "ready", seat != B);
        }
        position.popularity(A, 20).popularity(B, 20).table()
    };
    let mut table = start(3);
    table.play(B, Done).refuses(C, at(C), "8.14").play(C, at(B));
    assert!(table.outcome().winners().contains(B) && table.outcome().winners().len() == 1);
    let mut table = start(2);
    table.play(B, Done);
    assert_eq!(table.outcome().winners().len(), 2, "nobody else to vote");
    let mut table = start(4);
    table.play(B, Done).play(C, at(A)).play(D, at(B));
    assert_eq!(table.outcome().winners().len(), 2, "a tied vote");
}

/// Q61
#[test]
fn q61_only_the_least_bid_of_a_non_plating_chef_is_higher() {
    let mut table = Position::of(2)
        .chef(A, 0, "biff-brobeque", "island", NOWHERE)
        .chef(A, 1, "senor-fuego", "carbtastic", 0)
        .chef(B, 0, "gohan-sushido", "carbtastic", 0)
        .chef(B, 1, "antoine-baguette", "dairy-king", NOWHERE)
        .counters("carbtastic", "rice")
        .money(A, 4)
        .money(B, 2)
        .front(A, "used", 3)
        .front(A, "ready", true)
        .phase("window")
        .table();
    table.play(B, Done).refuses(A, Bid { slot: 1, money: 1 }, "4.2").play(B, bid(1));
    table.play(A, Bid { slot: 1, money: 2 }).play(B, Quit { slot: 0 });
    assert_eq!((money(&table, A), holds(&table, A, "rice")), (2, 1), "the bid is the price");
}

/// Q68
#[test]
fn q68_the_last_day_ends_the_game() {
    let options = Options { last_day: 3, clock: 0, ..Options::default() };
    let start = Position::with(3, options).day(3).popularity(A, 2).phase("serving");
    let mut table = start.front(A, "ready", true).front(B, "ready", true).table();
    table.play(C, Done);
    assert_eq!(table.outcome().ending, "closing-day");
    assert!(table.outcome().winners().contains(A));
}

/// Q69, Q70
#[test]
fn q69_twelve_offers_a_day() {
    let mut table = Position::of(3).money(A, 20).market();
    for _ in 0..12 {
        table.play(A, Offer(B)).play(A, Give(Piece::Money)).play(A, Withdraw);
    }
    table.refuses(A, Offer(B), "Q69");
    let mut table = Position::of(3).money(A, 20).market();
    table.play(A, Offer(B));
    for _ in 0..12 {
        table.play(A, Give(Piece::Money));
    }
    table.refuses(A, Give(Piece::Money), "3.3").play(A, Propose).refuses(A, Ask(Piece::Favour), "3.3");
}
