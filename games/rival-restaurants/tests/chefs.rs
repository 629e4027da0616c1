//! Chefs (R8), the Kitchen Squad (R10) and the variants (R12).

mod position;

use game::{Game, Seat, Viewer};
use position::{A, B, C, ON_SHELF, Position, card, front, hand, holds, money, place, recipe, thing};
use rival_restaurants::Action::*;
use rival_restaurants::{Chef, Filler, NOWHERE, Options, Phase, State};
use testkit::Table;

fn at(seat: Seat) -> rival_restaurants::Action {
    Target { seat, slot: 0 }
}

fn phase(table: &Table<State>) -> Phase {
    table.view(Viewer::Public).phase
}

/// The window for cards is over.
fn powers(position: Position) -> Table<State> {
    let mut table = position.phase("window").table();
    while phase(&table) == Phase::Window {
        let seat = table.state().status().waiting().iter().next().expect("somebody");
        table.play(seat, Done);
    }
    table
}

/// R8.1, R8.2: Mortimer; the owner may do nothing.
#[test]
fn mortimer_gives_garbage_away() {
    let mortimer = || Position::of(3).chef(A, 0, "mortimer-sleazburger", "island", NOWHERE).garbage(A, 2);
    let mut table = powers(mortimer());
    table.play(A, at(B)).play(B, Pass);
    assert_eq!((front(&table, A).garbage, front(&table, B).garbage), (1, 1));
    let mut table = powers(mortimer().front(A, "struck", vec![2, 0]));
    table.refuses(A, at(B), "Q13").play(A, Pass);
    assert_eq!(front(&table, A).garbage, 2);
    let table = powers(Position::of(3).chef(A, 0, "mortimer-sleazburger", "island", NOWHERE));
    assert_eq!(phase(&table), Phase::Market, "without garbage there is nothing to decide");
    let mut table = mortimer().phase("window").table();
    table.refuses(B, Power { slot: 0 }, "8.1").play(A, Power { slot: 0 }).play(A, at(C)).play(C, Pass);
    assert_eq!(front(&table, C).garbage, 1, "also early");
}

/// R8.3, Q10: Angus.
#[test]
fn angus_drives_a_chef_away() {
    let start = Position::of(3).chef(A, 0, "angus-khan", "carbtastic", NOWHERE).chef(
        B,
        0,
        "gohan-sushido",
        "carbtastic",
        NOWHERE,
    );
    let mut table = powers(start);
    table.refuses(A, at(C), "8.14").play(A, at(B)).play(B, Pass);
    table.refuses(B, Go { slot: 0, place: place("carbtastic") }, "Q10");
    table.play(B, Go { slot: 0, place: place("island") });
    assert_eq!(front(&table, B).pawns[0].at, place("island").index() as u8);
    let island = Position::of(3).chef(A, 0, "angus-khan", "island", NOWHERE).chef(
        B,
        0,
        "gohan-sushido",
        "island",
        NOWHERE,
    );
    assert_eq!(phase(&powers(island)), Phase::Market, "not on the Island");
}

/// R8.4, Q21, Q33: Antoine.
#[test]
fn antoine_makes_everything_dearer() {
    let start = |id: &str| {
        Position::of(3)
            .chef(A, 0, "antoine-baguette", id, NOWHERE)
            .chef(B, 0, "gohan-sushido", id, NOWHERE)
            .hand(B, "clam-voyance")
            .garbage(B, 1)
            .money(A, 4)
            .money(B, 5)
            .counters("carbtastic", "rice bread")
    };
    let mut table = powers(start("carbtastic"));
    table.play(B, Pass).play(B, Buy { slot: 0, spot: 0 }).play(A, Buy { slot: 0, spot: 1 });
    assert_eq!((money(&table, A), money(&table, B)), (3, 3));
    let mut table = powers(start("island"));
    table.play(B, Pass).play(B, BuyCard).play(B, Bin);
    assert_eq!(money(&table, B), 0, "binning is no purchase");
    let mut table = powers(start("carbtastic"));
    table.play(B, Clam).play(A, Pass).play(B, Buy { slot: 0, spot: 0 });
    assert_eq!(money(&table, B), 4, "free of him today");
}

/// R8.5, Q34: Lovehandles.
#[test]
fn lovehandles_closes_the_counters() {
    let mut table = powers(
        Position::of(3)
            .chef(A, 0, "lovehandles-mcfatterson", "carbtastic", 0)
            .chef(B, 0, "gohan-sushido", "carbtastic", 0)
            .money(A, 1)
            .money(B, 1)
            .counters("carbtastic", "rice bread"),
    );
    table.play(B, Pass);
    assert!(!front(&table, A).pawns[0].war, "no war");
    table.refuses(B, Buy { slot: 0, spot: 1 }, "8.5").play(B, Buy { slot: 0, spot: ON_SHELF });
    table.play(A, Buy { slot: 0, spot: 0 });
}

/// R8.6, Q12: Fuego.
#[test]
fn fuego_takes_200_or_all() {
    let start = Position::of(3)
        .chef(A, 0, "senor-fuego", "carbtastic", NOWHERE)
        .chef(B, 0, "gohan-sushido", "carbtastic", NOWHERE)
        .chef(C, 0, "biff-brobeque", "carbtastic", NOWHERE);
    let mut table = powers(start.money(B, 5).money(C, 1));
    table.play(A, at(B)).play(B, Pass).refuses(A, at(B), "8.14").play(A, at(C)).play(C, Pass);
    assert_eq!((money(&table, A), money(&table, B), money(&table, C)), (3, 3, 0));
}

/// R8.7, Q11, Q22: Kim.
#[test]
fn kim_calls_a_chef() {
    let start = || {
        Position::of(3)
            .chef(A, 0, "kim-chi", "chop-shop", NOWHERE)
            .chef(B, 0, "gohan-sushido", "island", NOWHERE)
            .money(A, 1)
            .has(A, "rice")
            .hand(B, "clam-voyance")
    };
    let mut table = powers(start());
    table.play(A, at(B)).play(A, Money).play(B, Pass).play(B, Aim { slot: 0, spot: ON_SHELF });
    assert_eq!((money(&table, A), front(&table, B).pawns[0].at), (0, place("chop-shop").index() as u8));
    let mut table = powers(start());
    table.play(A, at(B)).play(A, Pick(thing("rice"))).play(B, Clam).play(A, Pass);
    assert_eq!((holds(&table, A, "rice"), front(&table, B).pawns[0].at), (0, place("island").index() as u8));
    assert_eq!((front(&table, A).used, front(&table, A).striking[1]), (1, 2), "used up, and counted");
}

fn stove(chef: &str, id: &str, things: &str) -> Table<State> {
    let slot = usize::from(recipe(id).index() >= 24);
    let position = Position::of(3).chef(A, 0, chef, "home", NOWHERE).recipe(A, slot, id);
    position.recipe(B, 0, "chili-con-carne").has(B, "beef").has(A, things).phase("menus").table()
}

fn serve(table: &mut Table<State>) {
    for seat in [A, B, C, A] {
        table.play(seat, Done);
    }
}

/// R8.8, Q51: Biff.
#[test]
fn biff_cooks_meat_for_vegetables() {
    let mut table = stove("biff-brobeque", "dry-fried-green-beans", "beans pork pork");
    table.play(A, Cook { slot: 0 });
    serve(&mut table);
    assert_eq!(holds(&table, A, "pork"), 0);
    assert!(money(&table, A) >= 3);
}

/// R8.9, Q43, Q51: Gardena.
#[test]
fn gardena_cooks_vegetables_for_meat() {
    let mut table = stove("gardena-eden", "dry-fried-green-beans", "beans onion carrot carrot");
    table.play(A, Cook { slot: 0 });
    let pork = Filler::Two(thing("carrot"));
    assert!(!testkit::legal(table.state(), A.into()).contains(&Fill { slot: 0, line: 1, with: pork }));
    serve(&mut table);
    table.refuses(A, at(C), "8.14").play(A, at(B)).play(A, Pick(thing("beef"))).play(B, Pass);
    assert_eq!(holds(&table, B, "beef"), 0);
}

/// R8.10, Q36: Stroganov.
#[test]
fn stroganov_takes_from_stock_for_100() {
    let start = Position::of(3)
        .chef(A, 0, "general-stroganov", "island", NOWHERE)
        .recipe(B, 0, "guacamole")
        .recipe(B, 1, "tiramisu")
        .has(B, "onion rice wine");
    let mut table = start.money(A, 1).market();
    table.refuses(B, Power { slot: 0 }, "8.1").play(A, Power { slot: 0 }).play(A, at(B));
    table.refuses(A, Pick(thing("onion")), "9.7").refuses(A, Pick(thing("wine")), "9.7");
    table.play(A, Pick(thing("rice"))).play(B, Pass).refuses(A, Power { slot: 0 }, "8.14");
    assert_eq!((money(&table, A), money(&table, B), holds(&table, A, "rice")), (0, 1, 1));
}

/// R8.11, Q35: Gohan.
#[test]
fn gohan_buys_where_nobody_is() {
    let start = Position::of(3).chef(A, 0, "gohan-sushido", "island", NOWHERE).nobody(B, "carbtastic");
    let mut table = start.money(A, 3).market();
    table.refuses(A, Forage(place("carbtastic")), "8.11").refuses(A, Forage(place("mystery-mart")), "8.11");
    table.play(A, Forage(place("chop-shop"))).refuses(A, Forage(place("chop-shop")), "8.14");
    assert_eq!(money(&table, A), 1);
}

/// R8.12, Q37: Phyllis.
#[test]
fn phyllis_buys_two_and_mixes_meats() {
    let start = Position::of(3).chef(A, 0, "phyllis-grubman", "chop-shop", NOWHERE);
    let mut table = start.money(A, 3).counters("chop-shop", "beef fish").market();
    table.refuses(B, BuyPair { slot: 0 }, "8.12").play(A, BuyPair { slot: 0 });
    table.play(A, Buy { slot: 0, spot: 1 }).play(A, Buy { slot: 0, spot: ON_SHELF });
    assert_eq!((money(&table, A), front(&table, A).ingredients.iter().sum::<u8>()), (0, 2));
    table.refuses(A, BuyPair { slot: 0 }, "8.12");
    let mut table = stove("phyllis-grubman", "dan-dan-noodles", "noodles fish greens garlic");
    table.play(A, Cook { slot: 0 });
}

/// R8.13, R8.14, Q38: Pork Knuckles.
#[test]
fn knuckles_buys_a_card_anywhere_once() {
    let start = Position::of(3).chef(A, 0, "pork-knuckles", "chop-shop", NOWHERE).money(A, 6);
    let mut table = start.market();
    table.play(A, BuyCard).refuses(A, BuyCard, "6.1");
    assert_eq!((money(&table, A), hand(&table, A)), (3, 1));
}

/// R10.1, R10.2, R10.3, R10.5, R10.6, Q4, Q57, Q58: the Kitchen Squad.
#[test]
fn two_players_lead_squads() {
    let mut table = Table::<State>::new(2, &Options::default(), 4);
    assert_eq!(phase(&table), Phase::NonPlating);
    for seat in [A, B] {
        let dealt = front(&table, seat).dealt;
        assert_eq!(dealt.count_ones(), 2);
        table.play(seat, Take(Chef::new(dealt.trailing_zeros() as usize)));
    }
    for seat in [A, B] {
        for _ in 0..3 {
            table.refuses(seat, Done, "10.3");
            let legal = testkit::legal(table.state(), seat.into());
            table.play(seat, legal[0]);
        }
        table.play(seat, Done);
    }
    assert_eq!(phase(&table), Phase::Wheels);
    let squad = front(&table, A).squad;
    let lead = Chef::new(squad.trailing_zeros() as usize);
    let other = Chef::new((!squad).trailing_zeros() as usize);
    table
        .refuses(A, Lead(other), "10.5")
        .play(A, Lead(lead))
        .play(A, Go { slot: 0, place: place("chop-shop") });
    table.refuses(A, Go { slot: 1, place: place("island") }, "10.6");
    table.refuses(A, Go { slot: 1, place: place("chop-shop") }, "12.3").refuses(A, Done, "Q25");
    table.play(A, Go { slot: 1, place: place("dairy-king") }).play(A, Done);
    let own = front(&table, B).squad.trailing_zeros() as usize;
    table.play(B, Lead(Chef::new(own))).play(B, Go { slot: 0, place: place("island") });
    table.play(B, Go { slot: 1, place: place("dairy-king") }).play(B, Done);
    assert_eq!(front(&table, A).pawns[0].chef, lead.index() as u8);
    assert_eq!(front(&table, A).pawns[1].at, front(&table, B).pawns[1].at, "non-plating chefs may meet");
}

/// R10.4, Q59, Q60: powers of non-plating chefs.
#[test]
fn non_plating_chefs_are_in_the_way() {
    let start = |chef: &str, at: &str| {
        Position::of(2)
            .chef(A, 0, "biff-brobeque", "island", NOWHERE)
            .chef(A, 1, chef, at, NOWHERE)
            .chef(B, 0, "gohan-sushido", at, NOWHERE)
            .chef(B, 1, "antoine-baguette", "dairy-king", NOWHERE)
            .money(A, 4)
            .money(B, 4)
            .counters("carbtastic", "rice")
    };
    let mut table = powers(start("senor-fuego", "carbtastic"));
    table.play(B, Pass);
    assert_eq!((money(&table, A), money(&table, B)), (4, 2), "to the bank");
    let table = powers(start("senor-fuego", "mystery-mart"));
    assert_eq!((phase(&table), money(&table, B)), (Phase::Market, 4), "not at Mystery Mart");
    let mut table = powers(start("angus-khan", "carbtastic"));
    table.play(B, Pass).play(B, Go { slot: 0, place: place("dairy-king") }).play(B, Aim { slot: 0, spot: 4 });
    assert_eq!(phase(&table), Phase::Market, "her own Antoine strikes without a question");
    let mut table = powers(start("lovehandles-mcfatterson", "carbtastic"));
    table.play(B, Pass).refuses(B, Buy { slot: 0, spot: 0 }, "8.5");
}

/// R10.7, R10.8: page 14, Fuego buys a tomato and a card of the shelf for $400.
#[test]
fn p14_what_a_non_plating_chef_buys_costs_100_more() {
    let mut table = Position::of(2)
        .chef(A, 0, "biff-brobeque", "island", NOWHERE)
        .chef(A, 1, "senor-fuego", "fruit-stand", 0)
        .chef(B, 0, "gohan-sushido", "island", NOWHERE)
        .chef(B, 1, "antoine-baguette", "dairy-king", NOWHERE)
        .counters("fruit-stand", "tomato")
        .money(A, 4)
        .market();
    table.play(A, Buy { slot: 1, spot: 0 }).play(A, Buy { slot: 1, spot: ON_SHELF });
    assert_eq!((money(&table, A), holds(&table, A, "tomato") >= 1), (0, true));
}

/// R10.9, Q64: page 14, the draft.
#[test]
fn p14_six_picks_and_two_bans() {
    let mut table = Table::<State>::new(2, &Options { draft: true, ..Options::default() }, 4);
    for seat in [A, B] {
        let legal = testkit::legal(table.state(), seat.into());
        table.play(seat, legal[0]);
    }
    let one = table.view(Viewer::Public).first;
    let two = one.next(2);
    let next = |table: &Table<State>| Chef::new(front(table, A).dealt.trailing_zeros() as usize);
    for (seat, bans) in [(one, 0), (two, 1), (one, 1), (two, 0), (one, 0), (two, 0)] {
        let chef = next(&table);
        table.refuses(seat, Ban(chef), "10.9").play(seat, Take(chef));
        if bans > 0 {
            let chef = next(&table);
            table.refuses(seat, Take(chef), "10.9").play(seat, Ban(chef));
        }
    }
    assert_eq!((front(&table, A).squad.count_ones(), front(&table, B).squad.count_ones()), (3, 3));
    assert_eq!((front(&table, A).dealt, phase(&table)), (0, Phase::Wheels));
}

/// R12.1, Q65: Amateur Chef.
#[test]
fn amateurs_have_no_powers_before_the_first_level() {
    let options = Options { amateur: true, ..Options::default() };
    let start = |popularity| {
        let position = Position::with(3, options).chef(A, 0, "pork-knuckles", "chop-shop", NOWHERE);
        position.money(A, 3).popularity(A, popularity).market()
    };
    start(2).refuses(A, BuyCard, "6.1");
    start(3).play(A, BuyCard);
    assert!(matches!(start(0).state().status(), game::Status::Waiting { clock: None, .. }));
}

/// R12.2, Q66: Start-up.
#[test]
fn a_start_up_begins_with_two_basic_recipes() {
    let options = Options { start_up: true, clock: 0, ..Options::default() };
    let table = Table::<State>::new(3, &options, 2);
    let me = front(&table, A);
    assert!(me.recipes.iter().all(|recipe| *recipe < 24) && me.ingredients.iter().all(|n| *n == 0));
    assert_eq!(hand(&table, A), 0);
    let mut table = Position::with(3, options)
        .chef(A, 0, "angus-khan", "home", NOWHERE)
        .recipe(A, 0, "guacamole")
        .recipe(A, 1, "ratatouille")
        .has(A, "avocado tomato onion peppers tomato carrot")
        .upgrades(A, "double-burner")
        .restaurant(A, "rising-sun")
        .phase("menus")
        .table();
    table.play(A, Cook { slot: 0 }).refuses(A, Cook { slot: 1 }, "5.1");
    serve(&mut table);
    let me = front(&table, A);
    assert_eq!(me.recipes[0], recipe("ratatouille").index() as u8);
    assert!(me.recipes[1] >= 24, "now a gourmet one");
}

/// R12.3, Q63, Q67: two chefs each.
#[test]
fn two_chefs_bring_one_income_one_dish_and_one_card() {
    let options = Options { two_chefs: true, clock: 0, ..Options::default() };
    let table = Table::<State>::new(3, &options, 2);
    assert!(front(&table, A).pawns.iter().all(|pawn| pawn.chef != rival_restaurants::NONE));
    assert_eq!(money(&table, A), 3);
    let mut table = Position::with(3, options)
        .chef(A, 0, "antoine-baguette", "island", NOWHERE)
        .chef(A, 1, "gohan-sushido", "island", NOWHERE)
        .hand(A, "extra-thyme rave-review")
        .money(A, 3)
        .market();
    table.play(A, BuyCard).play(A, Play(card("extra-thyme"))).refuses(A, Play(card("rave-review")), "7.4");
    assert_eq!(money(&table, A), 2, "his own second chef pays no more");
}
