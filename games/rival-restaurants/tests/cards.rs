//! Action cards: the rules for all, and each of the 21.

mod position;

use game::{Game, Seat, Status, Viewer};
use position::{A, B, C, Position, card, front, hand, holds, money, place, printed, recipe, thing, upgrade};
use rival_restaurants::Action::*;
use rival_restaurants::{Effect, NONE, NOWHERE, Options, Phase, State};
use testkit::Table;

fn at(seat: Seat) -> rival_restaurants::Action {
    Target { seat, slot: 0 }
}

/// A plays a card in Buy and Barter.
fn play(position: Position, id: &str) -> Table<State> {
    let mut table = position.hand(A, id).market();
    table.play(A, Play(card(id)));
    table
}

/// R7.1, R7.2, R7.3, R7.4, R7.5: when cards are played.
#[test]
fn one_card_a_day_in_its_phase_and_not_for_nothing() {
    let start = Position::with(3, Options::default()).money(B, 4).has(B, "rice");
    let mut table = start.hand(A, "armed-robbery rave-review going-going-mine detour menu-swap").market();
    table.refuses(A, Play(card("fly-tipping")), "7.1");
    table.refuses(A, Play(card("detour")), "7.3").refuses(A, Play(card("going-going-mine")), "7.5");
    table.play(A, Play(card("armed-robbery")));
    assert!(matches!(table.state().status(), Status::Waiting { clock: None, .. }), "the clock stands still");
    table.play(A, at(B)).refuses(B, Done, "7.9").play(B, Pass);
    table.refuses(A, Play(card("rave-review")), "7.4");
    assert!(matches!(table.state().status(), Status::Waiting { clock: Some(_), .. }));
}

/// R7.6, Q17: the window for cards is over before the first power is used.
#[test]
fn cards_come_before_powers() {
    let mut table = Position::of(3)
        .chef(A, 0, "senor-fuego", "carbtastic", NOWHERE)
        .chef(B, 0, "gohan-sushido", "carbtastic", NOWHERE)
        .money(B, 4)
        .hand(C, "armed-robbery")
        .phase("window")
        .table();
    table.play(A, Done).play(B, Done).play(C, Play(card("armed-robbery"))).play(C, at(B)).play(B, Pass);
    assert_eq!(table.view(Viewer::Public).phase, Phase::Window, "everybody may think again");
    table.play(A, Done).play(B, Done).play(C, Done);
    table.play(A, at(B)).play(B, Pass);
    assert_eq!((money(&table, A), money(&table, B), money(&table, C)), (2, 0, 2));
}

/// R11.1
#[test]
fn raiders_and_robbery_steal() {
    let mut table = play(Position::of(3).has(B, "wine"), "raiders-of-the-lost-pork");
    table.refuses(A, at(C), "8.14").play(A, at(B)).play(A, Pick(thing("wine"))).play(B, Pass);
    assert_eq!((holds(&table, A, "wine"), holds(&table, B, "wine")), (1, 0));
    let mut table = play(Position::of(3).money(B, 5), "armed-robbery");
    table.play(A, at(B)).play(B, Pass);
    assert_eq!((money(&table, A), money(&table, B)), (2, 3));
}

/// R11.2, Q20: several targets answer one after the other, each for itself.
#[test]
fn garbage_for_one_or_for_all() {
    let mut table = play(Position::of(3), "fly-tipping");
    table.play(A, at(C)).play(C, Pass);
    assert_eq!(front(&table, C).garbage, 2);
    let mut table = play(Position::of(3).hand(B, "clam-voyance"), "trash-talk");
    table.refuses(C, Pass, "turn").play(B, Clam).play(A, Pass).play(C, Pass);
    assert_eq!((front(&table, B).garbage, front(&table, C).garbage), (0, 1));
}

/// R11.3
#[test]
fn who_is_inspected_pays_or_does_not_cook() {
    let inspected = |coins: i64| {
        let position = Position::of(3).garbage(B, 2).money(B, coins).recipe(B, 0, "guacamole");
        let mut table = play(position.has(B, "avocado tomato onion"), "surprise-inspection");
        table.play(A, at(B)).play(B, Pass);
        for seat in [A, B, C] {
            table.play(seat, Done);
        }
        table
    };
    let mut table = inspected(2);
    table.play(B, Money).play(B, Cook { slot: 0 });
    assert_eq!(money(&table, B), 0);
    let mut table = inspected(1);
    table.refuses(B, Money, "3.2").play(B, Pass).refuses(B, Cook { slot: 0 }, "11.3");
}

/// R11.4: by lot; only the two know which.
#[test]
fn sticky_fingers_steal_a_card() {
    let mut table = play(Position::of(3).hand(B, "detour fly-tipping"), "sticky-fingers");
    table.play(A, at(B)).play(B, Pass);
    assert_eq!((hand(&table, A), hand(&table, B)), (1, 1));
    let known = |seat: Seat| table.view(Viewer::Seat(seat)).players[0].known.iter().sum::<u8>();
    assert_eq!((known(B), known(C)), (1, 0));
}

/// R11.5, R11.6
#[test]
fn recipes_are_swapped_or_replaced() {
    let mut table = play(Position::of(3), "menu-swap");
    let menus = (front(&table, A).recipes, front(&table, B).recipes);
    table.play(A, at(B)).refuses(A, Pick(thing("rice")), "9.7").play(A, Menu { slot: 1 }).play(B, Pass);
    assert_eq!((front(&table, A).recipes[1], front(&table, B).recipes[1]), (menus.1[1], menus.0[1]));
    let mut table = play(Position::of(3).recipe(A, 0, "ratatouille"), "back-to-the-cutting-board");
    table.play(A, at(A)).play(A, Menu { slot: 0 });
    assert_ne!(front(&table, A).recipes[0], recipe("ratatouille").index() as u8);
    assert_eq!(table.view(Viewer::Public).board.under[0].count_ones(), 1);
}

/// R11.7
#[test]
fn detour_fridge_failure_and_power_cut() {
    let position = Position::of(3).hand(A, "detour").nobody(B, "carbtastic");
    let mut table = position.phase("window").table();
    table.play(A, Play(card("detour"))).play(A, at(B));
    table.refuses(A, Go { slot: 0, place: place("carbtastic") }, "Q10");
    table.play(A, Go { slot: 0, place: place("chop-shop") }).play(B, Pass).play(B, Aim { slot: 0, spot: 4 });
    assert_eq!(front(&table, B).pawns[0].at, place("chop-shop").index() as u8);

    let position = Position::of(3).recipe(B, 0, "guacamole").recipe(B, 1, "tiramisu");
    let mut table = play(position.has(B, "onion rice rice beef"), "fridge-failure");
    table.play(A, at(B)).play(B, Pass).refuses(B, Pick(thing("onion")), "9.7");
    table.play(B, Pick(thing("rice"))).play(B, Pick(thing("beef")));
    assert_eq!((holds(&table, B, "onion"), holds(&table, B, "rice"), holds(&table, B, "beef")), (1, 1, 0));

    let mut table = play(Position::of(3).upgrades(B, "social-media"), "power-cut");
    table.refuses(A, at(C), "8.14").play(A, at(B)).play(A, Improve(upgrade("social-media"))).play(B, Pass);
    for _ in 0..2 {
        for seat in [A, B, C] {
            table.play(seat, Done);
        }
    }
    assert_eq!(money(&table, B), 3, "tomorrow it brings nothing");
}

/// R11.8, R11.9, Q18: cards for a market strike nobody.
#[test]
fn surge_pricing_and_clean_sweep() {
    let position = Position::of(3).nobody(B, "chop-shop").money(B, 3).counters("chop-shop", "beef");
    let mut table = play(position, "surge-pricing");
    table.play(A, At(place("chop-shop"))).play(B, Buy { slot: 0, spot: 0 });
    assert_eq!(money(&table, B), 0);
    let mut table = play(Position::of(3).counters("dairy-king", "egg milk"), "clean-sweep");
    table.refuses(A, At(place("chop-shop")), "11.9").play(A, At(place("dairy-king")));
    let board = table.view(Viewer::Public).board;
    assert_eq!(board.tray[thing("egg").index()] + board.tray[thing("milk").index()], 2);
    assert!(board.counters[4][..3].iter().all(|card| *card != NONE));
}

/// R11.10, Q71: of the war that one is in.
#[test]
fn going_going_mine_and_extra_thyme() {
    let mut table = Position::of(3)
        .chef(A, 0, "gohan-sushido", "carbtastic", 0)
        .chef(B, 0, "biff-brobeque", "carbtastic", 0)
        .counters("carbtastic", "rice")
        .money(A, 1)
        .money(B, 5)
        .hand(A, "going-going-mine")
        .front(A, "ready", true)
        .front(B, "ready", true)
        .phase("window")
        .table();
    table.play(C, Done).play(A, Play(card("going-going-mine"))).play(B, Pass);
    assert_eq!((holds(&table, A, "rice"), money(&table, A)), (1, 0));
    assert_eq!(money(&play(Position::of(3), "extra-thyme"), A), 2, "no clock runs");
    let timed = play(Position::with(3, Options::default()), "extra-thyme");
    assert_eq!(money(&timed, A), 1);
    assert!(
        matches!(timed.state().status(), Status::Waiting { clock: Some(clock), .. } if clock.seconds == 90)
    );
}

/// R11.11
#[test]
fn second_errand_moves_and_buys() {
    let position = Position::of(3).nobody(A, "carbtastic").money(A, 2).counters("chop-shop", "beef");
    let mut table = play(position, "second-errand");
    table.refuses(A, Go { slot: 0, place: place("carbtastic") }, "Q10");
    table.play(A, Go { slot: 0, place: place("chop-shop") }).play(A, Buy { slot: 0, spot: 0 });
    assert_eq!(holds(&table, A, "beef"), 1);
}

/// R11.12, R11.13
#[test]
fn flash_in_the_pan_and_rave_review() {
    let stove = |id: &str| {
        let position = Position::of(3).recipe(A, 0, "guacamole").recipe(A, 1, "tiramisu");
        let position = position.has(A, "avocado tomato onion egg cheese bread chocolate");
        let mut table = play(position.restaurant(A, "rising-sun"), id);
        for seat in [A, B, C] {
            table.play(seat, Done);
        }
        table
    };
    let mut table = stove("flash-in-the-pan");
    table.play(A, Cook { slot: 0 }).play(A, Cook { slot: 1 });
    let mut table = stove("rave-review");
    table.play(A, Cook { slot: 1 });
    for seat in [A, B, C, A] {
        table.play(seat, Done);
    }
    assert_eq!(front(&table, A).popularity, 5 + 2);
}

/// R11.14, R11.15
#[test]
fn dumpster_dive_and_special_delivery() {
    let mut table = play(Position::of(3).tray("rice beef wine"), "dumpster-dive");
    table.refuses(A, Pick(thing("wine")), "9.7").play(A, Pick(thing("rice"))).play(A, Pick(thing("beef")));
    assert_eq!((front(&table, A).garbage, holds(&table, A, "beef")), (1, 1));
    let position = Position::of(3).chef(B, 0, "gohan-sushido", "dairy-king", 0);
    let mut table = play(position.counters("dairy-king", "egg milk"), "special-delivery");
    table.refuses(A, Grab { market: place("dairy-king"), spot: 0 }, "11.15");
    table.play(A, Grab { market: place("dairy-king"), spot: 1 });
    assert_eq!(holds(&table, A, "milk"), 1);
}

/// Every card of the box is one of those above, or Clam-Voyance.
#[test]
fn there_are_36_cards() {
    assert_eq!(printed().cards.iter().map(|row| row.copies).sum::<u8>(), 36);
    assert_eq!(*printed().effect(card("clam-voyance")), Effect::Cancel);
    assert_eq!(printed().cancel, card("clam-voyance"));
}
