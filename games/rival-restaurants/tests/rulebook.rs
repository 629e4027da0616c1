//! The rulebook in page order: its worked examples, and what its chapters say.

mod position;

use game::{Actor, Game, Status, Viewer};
use position::{
    A, B, C, D, ON_SHELF, Position, card, front, hand, holds, money, place, printed, recipe, thing, upgrade,
};
use rival_restaurants::Action::*;
use rival_restaurants::{Filler, HOME, NONE, NOWHERE, Options, Phase, Piece, State, Task};
use testkit::Table;

const COOK: rival_restaurants::Action = Cook { slot: 0 };

fn phase(table: &Table<State>) -> Phase {
    table.view(Viewer::Public).phase
}

fn everybody_done(table: &mut Table<State>) {
    while phase(table) == Phase::Market {
        let seat = table.state().status().waiting().iter().next().expect("somebody");
        table.play(seat, Done);
    }
}

/// R1.1, R1.2, R1.6, R1.9, R1.13, R1.14, R1.15, R1.18, R1.19, R2.2, R2.6: pages 3 and 4.
#[test]
fn p04_the_table_is_laid() {
    let table = Table::<State>::new(4, &Options::default(), 3);
    let view = table.view(Viewer::Seat(A));
    assert_eq!(printed().ingredients.iter().map(|row| u32::from(row.copies)).sum::<u32>(), 174);
    for (market, row) in printed().markets.iter().enumerate() {
        let filled = view.board.counters[market].iter().filter(|card| **card != NONE).count();
        assert_eq!(filled, usize::from(row.counters));
    }
    for player in &view.players {
        assert_eq!(player.cards, 1);
        assert_eq!(player.front.money, 3, "nothing but the income of the first day");
        assert_eq!(player.front.ingredients.iter().sum::<u8>(), 5);
        assert_eq!(player.front.ingredients[24..].iter().sum::<u8>(), 0, "nothing of Mystery Mart");
        assert!(player.front.recipes[0] < 24 && (24..48).contains(&player.front.recipes[1]));
        assert!(usize::from(player.front.restaurant) < 8);
        assert!(player.front.pawns[0].chef != NONE && player.front.pawns[0].at == HOME);
    }
    assert!(view.players[0].hand.is_some() && view.players[1].hand.is_none());
    let choice = Options { restaurants: 2, chefs: 3, ..Options::default() };
    let mut table = Table::<State>::new(4, &choice, 3);
    assert_eq!(table.view(Viewer::Public).phase, Phase::Restaurants);
    let other = (0..8).find(|n| front(&table, A).restaurants >> n & 1 == 0).expect("some are not dealt");
    table.refuses(A, Open(rival_restaurants::Restaurant::new(other)), "1.9");
    for seat in [A, B, C, D] {
        let own = front(&table, seat).restaurants.trailing_zeros();
        table.play(seat, Open(rival_restaurants::Restaurant::new(own as usize)));
    }
    assert_eq!(phase(&table), Phase::Chefs);
    let other = (0..12).find(|n| front(&table, A).dealt >> n & 1 == 0).expect("some are not dealt");
    table.refuses(A, Take(rival_restaurants::Chef::new(other)), "1.18");
}

/// R5.10: page 6, the tie-breaks.
#[test]
fn p06_ties_are_broken_by_popularity_then_gourmets_then_money() {
    let end = |gourmets: [i64; 2], coins: [i64; 2]| {
        let mut position = Position::of(3).phase("serving");
        for (seat, idx) in [(A, 0), (B, 1)] {
            position = position.popularity(seat, 20).front(seat, "gourmets", gourmets[idx]);
            position = position.money(seat, coins[idx]).front(seat, "ready", true);
        }
        let mut table = position.recipe(C, 0, "guacamole").table();
        table.play(C, Done);
        table.outcome().winners()
    };
    assert!(end([2, 1], [0, 9]).contains(A) && !end([2, 1], [0, 9]).contains(B));
    assert!(end([1, 1], [0, 9]).contains(B) && !end([1, 1], [0, 9]).contains(A));
}

/// R2.1, R2.3, R2.4: page 6, the day.
#[test]
fn p06_wheels_and_targets_are_shown_together() {
    let mut table = Table::<State>::new(3, &Options::default(), 5);
    table.refuses(A, Buy { slot: 0, spot: 0 }, "2.1");
    table.refuses(A, Go { slot: 1, place: place("island") }, "12.3");
    table.play(A, Go { slot: 0, place: place("island") });
    assert_eq!(front(&table, A).pawns[0].at, HOME, "nobody sees it yet");
    table.play(B, Go { slot: 0, place: place("chop-shop") });
    table.play(C, Go { slot: 0, place: place("dairy-king") });
    assert_eq!(phase(&table), Phase::Aims);
    assert_eq!(front(&table, B).pawns[0].at, place("chop-shop").index() as u8);
    table.refuses(C, Aim { slot: 0, spot: 3 }, "2.4");
    table.play(B, Aim { slot: 0, spot: 1 });
    table.play(C, Aim { slot: 0, spot: ON_SHELF });
    assert_eq!(phase(&table), Phase::Window);
    assert_eq!(front(&table, B).pawns[0].aim, 1);
}

/// R2.5: page 6, a minute for the wheel; Q15 sends the late ones to the Island.
#[test]
fn p06_who_is_late_goes_to_the_island() {
    let options = Options { wheel_clock: 60, ..Options::default() };
    let mut table = Table::<State>::new(3, &options, 5);
    table.play(A, Go { slot: 0, place: place("chop-shop") });
    table.refuses(B, TimeUp, "3.1");
    table.play(Actor::House, TimeUp);
    assert_eq!(front(&table, B).pawns[0].at, place("island").index() as u8);
    assert_eq!(front(&table, A).pawns[0].at, place("chop-shop").index() as u8);
}

/// R3.1, R3.2, R3.5, R3.6, R2.6: page 6, buying where one is, and the end of it.
#[test]
fn p06_chefs_buy_where_they_are_and_go_home() {
    let options = Options::default();
    let mut table = Position::with(3, options)
        .chef(A, 0, "biff-brobeque", "carbtastic", NOWHERE)
        .nobody(B, "island")
        .nobody(C, "island")
        .counters("carbtastic", "rice bread")
        .money(A, 2)
        .market();
    table.refuses(A, Buy { slot: 0, spot: 2 }, "3.2");
    table.play(A, Buy { slot: 0, spot: 0 }).play(A, Buy { slot: 0, spot: ON_SHELF });
    assert_eq!((holds(&table, A, "rice"), money(&table, A)), (1, 0));
    table.refuses(A, Buy { slot: 0, spot: 1 }, "3.2").refuses(B, Buy { slot: 0, spot: 0 }, "3.2");
    assert!(
        matches!(table.state().status(), Status::Waiting { clock: Some(clock), .. } if clock.seconds == 60)
    );
    table.play(Actor::House, TimeUp);
    assert_eq!((phase(&table), front(&table, A).pawns[0].at), (Phase::Menus, HOME));
    table.refuses(A, Offer(B), "2.1");
}

/// R3.3, R3.4: page 6, what can be exchanged.
#[test]
fn p06_trades_are_confirmed_by_both() {
    let mut table = Position::of(3)
        .money(A, 5)
        .garbage(A, 1)
        .has(B, "beef")
        .hand(B, "armed-robbery")
        .upgrades(B, "celebrity")
        .market();
    table.refuses(A, Give(Piece::Money), "3.3").refuses(A, Accept(B), "3.3");
    table.play(A, Offer(B)).refuses(A, Propose, "3.4");
    table.play(A, Give(Piece::MuchMoney)).refuses(A, Give(Piece::Money), "3.3");
    table.play(A, Give(Piece::Garbage)).play(A, Give(Piece::Recipe(0))).refuses(A, Propose, "3.4");
    table.play(A, Ask(Piece::Recipe(0))).play(A, Ask(Piece::Ingredient(thing("beef"))));
    table.play(A, Ask(Piece::Card(card("armed-robbery")))).play(A, Ask(Piece::Upgrade(upgrade("celebrity"))));
    let menus = (front(&table, A).recipes, front(&table, B).recipes);
    table.play(A, Propose).play(B, Accept(A));
    assert_eq!((money(&table, A), money(&table, B), holds(&table, A, "beef")), (0, 5, 1));
    assert_eq!((front(&table, A).garbage, front(&table, B).garbage, hand(&table, A)), (0, 1, 1));
    assert_eq!(front(&table, A).upgrades, 1 << upgrade("celebrity").index());
    assert_eq!((front(&table, A).recipes[0], front(&table, B).recipes[0]), (menus.1[0], menus.0[0]));
}

/// A dish on the stove: the recipe and what the player holds.
fn stove(id: &str, things: &str) -> Position {
    let slot = usize::from(recipe(id).index() >= 24);
    Position::of(3)
        .chef(A, 0, "angus-khan", "home", NOWHERE)
        .recipe(A, slot, id)
        .has(A, things)
        .phase("menus")
}

fn serve(table: &mut Table<State>) {
    for seat in [A, B, C] {
        table.play(seat, Done);
    }
    table.play(A, Done);
}

/// R5.1, R5.2, R5.3, R5.4, R5.5, R5.6: page 7, cooking.
#[test]
fn p07_a_recipe_is_cooked() {
    let table = stove("dan-dan-noodles", "noodles pork greens garlic rice");
    let mut table = table.restaurant(A, "rising-sun").garbage(A, 2).table();
    table.refuses(A, Cook { slot: 1 }, "5.1").refuses(B, COOK, "5.1");
    table.play(A, COOK);
    serve(&mut table);
    let me = front(&table, A);
    assert_eq!(me.popularity, 4 - 2);
    assert_eq!((me.garbage, holds(&table, A, "pork"), holds(&table, A, "rice")), (3, 0, 1));
    assert_ne!(me.recipes[0], recipe("dan-dan-noodles").index() as u8);
    assert!(me.recipes[0] < 24, "another basic one");

    let mut table = stove("dan-dan-noodles", "noodles pork greens garlic").table();
    table.play(A, COOK);
    for seat in [A, B, C] {
        table.play(seat, Done);
    }
    table.play(A, Clear { slot: 0 });
    assert_eq!((front(&table, A).popularity, holds(&table, A, "pork")), (0, 1), "withdrawn");
}

/// R5.7, R5.8: page 7, level bonuses, and the order of the steps.
#[test]
fn p07_a_level_is_reached() {
    let mut table =
        stove("yangzhou-fried-rice", "rice egg scallion").restaurant(A, "luchador-picante").table();
    table.play(A, COOK);
    serve(&mut table);
    table.refuses(A, Step(Task::DrawSecond), "5.7");
    table.offers(A, &[Step(Task::DrawFirst), Step(Task::Garbage), Step(Task::Bonus)]);
    table.play(A, Step(Task::Bonus));
    assert_eq!((front(&table, A).level, front(&table, A).popularity), (1, 3));
    // Bonus of $300, then the income of the next day.
    assert_eq!(money(&table, A), 6);
}

/// R7.9: page 7, Armed Robbery against Antoine's Clam-Voyance, and one more.
#[test]
fn p07_armed_robbery_against_two_clam_voyances() {
    let start = || {
        Position::of(3)
            .money(B, 5)
            .hand(A, "armed-robbery clam-voyance")
            .chef(B, 0, "antoine-baguette", "island", NOWHERE)
            .hand(B, "clam-voyance")
            .market()
    };
    let mut table = start();
    table.play(A, Play(card("armed-robbery"))).play(A, Target { seat: B, slot: 0 });
    table.play(B, Clam).play(A, Clam).refuses(B, Clam, "7.9").play(B, Pass);
    assert_eq!((money(&table, A), money(&table, B)), (2, 3));
    assert_eq!((hand(&table, A), hand(&table, B)), (0, 0));
    let mut table = start();
    table.play(A, Play(card("armed-robbery"))).play(A, Target { seat: B, slot: 0 });
    table.play(B, Clam).play(A, Pass);
    assert_eq!((money(&table, A), money(&table, B), hand(&table, A)), (0, 5, 1));
}

/// R6.1, R6.2, R6.4, R6.7, R6.8, R9.2: pages 7 and 8, the Island.
#[test]
fn p08_the_island() {
    let mut table = Position::of(3)
        .nobody(A, "island")
        .nobody(B, "carbtastic")
        .money(A, 9)
        .money(B, 9)
        .garbage(A, 1)
        .garbage(B, 1)
        .has(A, "chocolate")
        .market();
    table.refuses(B, BuyCard, "6.1").refuses(B, Bin, "6.1");
    table.refuses(B, BuyUpgrade { seat: B, upgrade: upgrade("social-media") }, "6.1");
    table.play(A, BuyCard).play(A, BuyUpgrade { seat: A, upgrade: upgrade("social-media") });
    assert_eq!((money(&table, A), hand(&table, A)), (2, 1));
    table.refuses(A, BuyUpgrade { seat: A, upgrade: upgrade("social-media") }, "6.4");
    table.play(A, Bin).refuses(A, Bin, "6.8").play(A, SellChocolate).refuses(A, SellChocolate, "9.2");
    assert_eq!((money(&table, A), front(&table, A).garbage), (6, 0));
    table.play(A, BuyUpgrade { seat: B, upgrade: upgrade("celebrity") });
    everybody_done(&mut table);
    for seat in [A, B, C] {
        table.play(seat, Done);
    }
    assert_eq!((money(&table, A), money(&table, B)), (4, 9 + 4), "$100 more income each");
}

/// R6.5: page 8, a recipe book shows four recipes.
#[test]
fn p08_a_book_shows_four_recipes() {
    let mut table = stove("guacamole", "avocado tomato onion").upgrades(A, "basic-book").table();
    table.play(A, COOK);
    serve(&mut table);
    let legal = testkit::legal(table.state(), A.into());
    assert_eq!(legal.len(), 4);
    table.refuses(A, Keep(recipe("tiramisu")), "6.5");
    table.play(A, legal[2]);
    assert_eq!(table.view(Viewer::Public).board.under[0].count_ones(), 3);
}

/// R6.6: page 8, the double burner; old garbage counts twice, new garbage comes after both.
#[test]
fn p08_a_double_burner_cooks_two() {
    let position = || stove("guacamole", "avocado tomato onion wine beef carrot potato butter");
    let mut table = position().recipe(A, 1, "boeuf-bourguignon").restaurant(A, "rising-sun").table();
    table.play(A, COOK).refuses(A, Cook { slot: 1 }, "5.1");
    let table = position().recipe(A, 1, "boeuf-bourguignon").restaurant(A, "rising-sun");
    let mut table = table.upgrades(A, "double-burner").garbage(A, 1).table();
    table.play(A, COOK).play(A, Cook { slot: 1 });
    serve(&mut table);
    assert_eq!(front(&table, A).popularity, (2 - 1) + (7 - 1));
}

/// R5.5: page 8, Chirashi Bowl in the Japanese restaurant.
#[test]
fn p08_chirashi_bowl_for_seven() {
    let start = stove("chirashi-bowl", "rice fish seafood egg avocado").restaurant(A, "rising-sun");
    let mut table = start.table();
    table.play(A, Cook { slot: 1 });
    serve(&mut table);
    assert_eq!(front(&table, A).served[1].score, 6 + 1);
}

/// R4.1, R4.2, R4.3, R4.4, R4.5, R4.6: page 9, the bidding war over Alien Goo.
#[test]
fn p09_the_bidding_war_over_alien_goo() {
    let (gohan, kim, biff) = (A, B, C);
    let mut table = Position::of(3)
        .chef(gohan, 0, "gohan-sushido", "mystery-mart", 1)
        .chef(kim, 0, "kim-chi", "mystery-mart", 1)
        .chef(biff, 0, "biff-brobeque", "mystery-mart", 1)
        .counters("mystery-mart", "tofu alien-goo wine")
        .money(gohan, 3)
        .money(kim, 4)
        .money(biff, 4)
        .front(kim, "used", 1)
        .phase("powers")
        .front(A, "ready", true)
        .front(B, "ready", true)
        .phase("window")
        .table();
    table.play(biff, Done);
    assert_eq!(phase(&table), Phase::Market);
    table.refuses(kim, Bid { slot: 0, money: 2 }, "4.2").refuses(
        kim,
        BidTrash { slot: 0, garbage: 1 },
        "4.4",
    );
    table.refuses(kim, Buy { slot: 0, spot: 0 }, "Q32");
    table.play(kim, Bid { slot: 0, money: 4 });
    assert!(!front(&table, gohan).pawns[0].war, "Gohan cannot follow");
    table.refuses(gohan, Buy { slot: 0, spot: 1 }, "4.5").refuses(gohan, Bid { slot: 0, money: 3 }, "4.1");
    table.play(biff, Bid { slot: 0, money: 4 });
    table.play(kim, BidTrash { slot: 0, garbage: 1 }).play(biff, BidTrash { slot: 0, garbage: 2 });
    table.play(kim, Quit { slot: 0 });
    assert_eq!(
        (money(&table, biff), front(&table, biff).garbage, holds(&table, biff, "alien-goo")),
        (0, 2, 1)
    );
    assert_eq!((money(&table, kim), front(&table, kim).garbage), (4, 0));
    // Afterwards others are bought as usual.
    table.play(kim, Buy { slot: 0, spot: 0 });
}

/// R4.7: page 9, a tie when the time is over.
#[test]
fn p09_a_tied_war_sells_nothing() {
    let mut table = Position::with(3, Options::default())
        .chef(A, 0, "gohan-sushido", "carbtastic", 0)
        .chef(B, 0, "biff-brobeque", "carbtastic", 0)
        .counters("carbtastic", "rice")
        .money(A, 2)
        .money(B, 2)
        .front(A, "ready", true)
        .front(B, "ready", true)
        .phase("window")
        .table();
    table.play(C, Done);
    table.play(A, Bid { slot: 0, money: 2 }).play(B, Bid { slot: 0, money: 2 });
    table.play(Actor::House, TimeUp);
    assert_eq!((holds(&table, A, "rice"), holds(&table, B, "rice"), money(&table, A)), (0, 0, 2));
}

/// R5.9: page 9, restocking.
#[test]
fn p09_counters_expire_slide_and_are_filled() {
    let mut table = Position::of(3)
        .counters("carbtastic", "bread - flour rice")
        .recipe(A, 0, "guacamole")
        .phase("serving")
        .front(B, "ready", true)
        .front(C, "ready", true)
        .table();
    table.play(A, Done);
    let board = table.view(Viewer::Public).board;
    let counters = board.counters[0];
    assert_eq!((counters[3], counters[2]), (thing("flour").index() as u8, thing("bread").index() as u8));
    assert!(counters[0] != NONE && counters[1] != NONE);
    assert_eq!(board.tray[thing("rice").index()], 1);
}

/// R9.1, R9.3, R9.4, R9.5, R9.6, R9.7: pages 9 and 10, the goods of Mystery Mart.
#[test]
fn p10_goo_tofu_sauce_and_wine() {
    // Goo for the onion; no sauce without sauce.
    let mut table = stove("guacamole", "avocado tomato alien-goo alien-goo").table();
    table.play(A, COOK).refuses(A, Extra { slot: 0 }, "9.4");
    // Tofu for the pork: no garbage.
    let mut table = stove("dan-dan-noodles", "noodles tofu greens garlic secret-sauce").garbage(A, 0).table();
    table.play(A, COOK).play(A, Extra { slot: 0 });
    table.refuses(A, Fill { slot: 0, line: 0, with: Filler::One(thing("tofu")) }, "5.1");
    serve(&mut table);
    let served = front(&table, A).served[0];
    assert_eq!((served.icons, served.extra), (0, true));
    assert!(printed().is_meat(thing("fish").index()) && !printed().is_meat(thing("tofu").index()));
    // Wine that is asked for gives nothing; a second one does.
    let things = "wine poultry carrot onion butter wine";
    let mut table = stove("coq-au-vin", things).restaurant(A, "rising-sun").table();
    table.play(A, Cook { slot: 1 }).play(A, Extra { slot: 1 });
    serve(&mut table);
    assert_eq!(front(&table, A).served[1].score, 6 + 1);
    // What is not there cannot be named.
    let mut table = Position::of(3).hand(A, "raiders-of-the-lost-pork").has(B, "rice").market();
    table.play(A, Play(card("raiders-of-the-lost-pork"))).play(A, Target { seat: B, slot: 0 });
    table.refuses(A, Pick(thing("beef")), "9.7").play(A, Pick(thing("rice"))).play(B, Pass);
    assert_eq!(holds(&table, A, "rice"), 1);
}
