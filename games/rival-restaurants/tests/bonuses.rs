//! The 24 level bonuses (R5.8), one test for each.

mod position;

use game::Viewer;
use position::{
    A, B, C, NOWHERE_AT_HOME, Position, front, hand, holds, money, place, recipe, thing, upgrade,
};
use rival_restaurants::Action::*;
use rival_restaurants::{NONE, State, Task};
use testkit::Table;

/// A cooks guacamole, worth 2, in this restaurant, with so much popularity before.
fn cooks(restaurant: &str, before: i64, more: impl FnOnce(Position) -> Position) -> Table<State> {
    cooks_this("guacamole", "avocado tomato onion", restaurant, before, more)
}

fn cooks_this(
    id: &str,
    things: &str,
    restaurant: &str,
    before: i64,
    more: impl FnOnce(Position) -> Position,
) -> Table<State> {
    let slot = u8::from(recipe(id).index() >= 24);
    let start = Position::of(3).recipe(A, slot.into(), id).has(A, things).restaurant(A, restaurant);
    let start = start.chef(A, 0, "angus-khan", "home", NOWHERE_AT_HOME).popularity(A, before);
    let mut table = more(start.phase("menus")).table();
    table.play(A, Cook { slot });
    for seat in [A, B, C, A] {
        table.play(seat, Done);
    }
    table
}

fn same(position: Position) -> Position {
    position
}

fn bonus(table: &mut Table<State>) {
    table.play(A, Step(Task::Bonus));
}

#[test]
fn rising_sun_3_takes_two_of_one_market() {
    let fill =
        |position: Position| position.counters("dairy-king", "egg milk butter").counters("chop-shop", "beef");
    let mut table = cooks("rising-sun", 2, fill);
    bonus(&mut table);
    table.play(A, Grab { market: place("dairy-king"), spot: 0 });
    table.refuses(A, Grab { market: place("chop-shop"), spot: 0 }, "11.15");
    table.play(A, Grab { market: place("dairy-king"), spot: 2 });
    assert_eq!((holds(&table, A, "egg"), holds(&table, A, "butter")), (1, 1));
}

#[test]
fn rising_sun_7_likes_fish_and_rice() {
    let mut table = cooks_this("yangzhou-fried-rice", "rice egg scallion", "rising-sun", 5, same);
    assert_eq!(front(&table, A).popularity, 8);
    bonus(&mut table);
    assert_eq!(front(&table, A).popularity, 9, "already for the dish just cooked");
}

#[test]
fn rising_sun_12_makes_less_garbage() {
    let mut table = cooks_this("bruschetta", "bread tomato garlic", "rising-sun", 10, same);
    table.play(A, Step(Task::Garbage));
    assert_eq!(front(&table, A).garbage, 1);
    bonus(&mut table);
    assert_eq!(front(&table, A).garbage, 0, "given back");
}

#[test]
fn luchador_picante_3_gets_300() {
    let mut table = cooks("luchador-picante", 2, same);
    let before = money(&table, A);
    table.play(A, Step(Task::DrawFirst));
    table.play(A, Step(Task::Garbage));
    assert_eq!(money(&table, A) - before, 3 + 3, "with the income of the next day");
}

#[test]
fn luchador_picante_7_has_more_income() {
    let mut table = cooks("luchador-picante", 5, same);
    bonus(&mut table);
    assert_eq!(money(&table, A), 4);
}

#[test]
fn luchador_picante_12_takes_two_of_the_tray() {
    let mut table = cooks("luchador-picante", 10, |position| position.tray("rice wine"));
    bonus(&mut table);
    table.refuses(A, Pick(thing("wine")), "9.7").play(A, Pick(thing("rice"))).play(A, Pick(thing("onion")));
    assert_eq!((holds(&table, A, "rice"), holds(&table, A, "onion")), (1, 1));
}

#[test]
fn banchan_republic_3_draws_from_three_shelves() {
    let mut table = cooks("banchan-republic", 2, same);
    bonus(&mut table);
    assert_eq!(front(&table, A).ingredients[..15].iter().sum::<u8>(), 3);
}

#[test]
fn banchan_republic_7_likes_basic_recipes() {
    let mut table = cooks("banchan-republic", 5, same);
    bonus(&mut table);
    assert_eq!(front(&table, A).popularity, 8);
}

#[test]
fn banchan_republic_12_draws_two_cards() {
    let mut table = cooks("banchan-republic", 10, same);
    bonus(&mut table);
    assert_eq!(hand(&table, A), 2);
}

#[test]
fn jade_wok_3_looks_at_two_cards() {
    let start = Position::of(3).restaurant(A, "jade-wok").popularity(A, 3).nobody(A, "carbtastic");
    let mut table = start.money(A, 1).market();
    table.play(A, Buy { slot: 0, spot: 4 });
    let legal = testkit::legal(table.state(), A.into());
    table.play(A, legal[0]);
    assert_eq!(front(&table, A).ingredients.iter().sum::<u8>(), 1);
    assert_eq!(table.view(Viewer::Public).board.tray.iter().sum::<u8>(), 1);
}

#[test]
fn jade_wok_7_takes_an_upgrade_or_money() {
    let mut table = cooks("jade-wok", 5, same);
    bonus(&mut table);
    table.refuses(A, Improve(upgrade("celebrity")), "6.4").play(A, Improve(upgrade("social-media")));
    assert_eq!(front(&table, A).upgrades, 1 << upgrade("social-media").index());
    let all = "basic-book gourmet-book double-burner social-media";
    let mut table = cooks("jade-wok", 5, |position| position.upgrades(A, all));
    bonus(&mut table);
    assert_eq!(money(&table, A), 3);
}

#[test]
fn jade_wok_12_likes_gourmet_recipes() {
    let things = "egg cheese bread chocolate";
    let mut table = cooks_this("tiramisu", things, "jade-wok", 10, same);
    bonus(&mut table);
    assert_eq!(front(&table, A).popularity, 10 + 5 + 1);
}

#[test]
fn nonna_volante_3_takes_a_book_or_money() {
    let mut table = cooks("nonna-volante", 2, |position| position.upgrades(A, "basic-book"));
    bonus(&mut table);
    assert_eq!(front(&table, A).upgrades, 3, "only one is left to take");
    let mut table = cooks("nonna-volante", 2, |position| position.upgrades(A, "basic-book gourmet-book"));
    bonus(&mut table);
    assert_eq!(money(&table, A), 2);
}

#[test]
fn nonna_volante_7_buys_meat_and_dairy_cheaper() {
    let start = Position::of(3).restaurant(A, "nonna-volante").popularity(A, 7).nobody(A, "chop-shop");
    let mut table = start.money(A, 1).market();
    table.play(A, Buy { slot: 0, spot: 4 });
    assert_eq!(money(&table, A), 0);
}

#[test]
fn nonna_volante_12_likes_cheese_tomato_and_garlic() {
    let mut table = cooks("nonna-volante", 10, same);
    bonus(&mut table);
    assert_eq!(front(&table, A).popularity, 10 + 2 + 1);
}

#[test]
fn canard_fache_3_draws_from_mystery_mart() {
    let mut table = cooks("canard-fache", 2, same);
    bonus(&mut table);
    assert_eq!(front(&table, A).ingredients[24..].iter().sum::<u8>(), 1);
}

#[test]
fn canard_fache_7_likes_gourmet_recipes() {
    let mut table = cooks_this("tiramisu", "egg cheese bread chocolate", "canard-fache", 3, same);
    bonus(&mut table);
    assert_eq!(front(&table, A).popularity, 3 + 5 + 1);
}

#[test]
fn canard_fache_12_is_paid_for_gourmet_recipes() {
    let mut table = cooks("canard-fache", 10, |position| position.front(A, "gourmets", 5));
    bonus(&mut table);
    assert_eq!(money(&table, A), 8 + 3, "$200 each, at most $800, and the next income");
}

#[test]
fn highway_griddle_3_bins_three_and_gets_100() {
    let things = "noodles pork greens garlic";
    let mut table =
        cooks_this("dan-dan-noodles", things, "highway-griddle", 2, |position| position.garbage(A, 3));
    table.play(A, Step(Task::Garbage));
    bonus(&mut table);
    assert_eq!((front(&table, A).garbage, money(&table, A)), (4 - 3, 1 + 3));
}

#[test]
fn highway_griddle_7_bins_one_a_day_anywhere() {
    let start = Position::of(3).restaurant(A, "highway-griddle").popularity(A, 7).nobody(A, "chop-shop");
    let mut table = start.garbage(A, 2).market();
    table.play(A, Bin).refuses(A, Bin, "6.1");
    assert_eq!((front(&table, A).garbage, money(&table, A)), (1, 0));
}

#[test]
fn highway_griddle_12_takes_the_double_burner() {
    let mut table = cooks("highway-griddle", 10, same);
    bonus(&mut table);
    assert_eq!(front(&table, A).upgrades, 1 << upgrade("double-burner").index());
}

#[test]
fn tiffin_express_3_exchanges_recipes() {
    let mut table = cooks("tiffin-express", 2, same);
    table.play(A, Step(Task::DrawFirst)).play(A, Step(Task::Garbage));
    table.play(A, Menu { slot: 0 });
    let legal = testkit::legal(table.state(), A.into());
    assert_eq!(legal.len(), 3, "one of three");
    table.play(A, legal[1]).play(A, Pass);
    assert_eq!(table.view(Viewer::Public).board.under[0].count_ones(), 2);
}

#[test]
fn tiffin_express_7_fears_no_garbage() {
    let table = cooks("tiffin-express", 7, |position| position.garbage(A, 2));
    assert_eq!(front(&table, A).popularity, 7 + 1);
    let things = "wine beef carrot potato butter";
    let dirty = |position: Position| position.garbage(A, 3);
    let mut table = cooks_this("boeuf-bourguignon", things, "tiffin-express", 4, dirty);
    assert_eq!(front(&table, A).popularity, 4 + 4);
    bonus(&mut table);
    assert_eq!(front(&table, A).popularity, 4 + 6, "already for the dish just cooked");
}

#[test]
fn tiffin_express_12_chooses() {
    let mut table = cooks("tiffin-express", 10, same);
    bonus(&mut table);
    table.play(A, Money);
    assert_eq!(money(&table, A), 5 + 3);
    let mut table = cooks("tiffin-express", 10, same);
    bonus(&mut table);
    table.play(A, Cards);
    assert_eq!(hand(&table, A), 2);
    assert_ne!(front(&table, A).recipes[1], NONE);
}
