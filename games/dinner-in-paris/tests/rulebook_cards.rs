//! The rulebook, in its order: objectives, pigeon cards, majorities, counting. Its examples begin with `p`.

mod table;

use dinner_in_paris::{
    Action, Area, Contest, Decor, Ending, Event, Kind, Phase, Pigeon, Points, contest_points,
};
use game::Viewer;
use table::*;

/// The example of objectives: R9.1, R9.2, R9.3, R9.7.
#[test]
fn p06_max_completes_a_shape() {
    let mut table = at("seats 3
        friterie-1 A north-5 terraces 6,2 7,2 6,3 7,3
        A hand - | objectives shape-02
        B hand - | objectives lamps
        C hand -");
    table.refuses(A, complete("shape-02"), "9.2").refuses(A, complete("lamps"), "9.1");
    table.refuses(A, complete("north"), "9.1").refuses(A, Action::Keep(n("north")), "9.3");
    // His first action: the terraces that were missing.
    table.play(A, Action::Build).play(A, lay("6,4")).play(A, lay("6,5")).play(A, Action::Finish);
    // His second: the card.
    table.play(A, complete("shape-02"));
    assert!(matches!(table.events()[0], Event::Completed { points: 4, own: true, .. }));
    let drawn = table.view(Viewer::Seat(A)).turn.drawn.unwrap();
    assert_eq!((seen(&table).phase, seen(&table).turn.drawn), (Phase::Deciding, None));
    table.refuses(A, Action::EndTurn, "9.3").refuses(A, Action::Keep(n("shape-02")), "9.3");
    table.play(A, Action::Keep(drawn));
    let me = &table.view(Viewer::Seat(A)).players[0];
    assert_eq!(
        (me.objective_hand.clone().unwrap(), me.completed.clone()),
        (vec![drawn], vec![n("shape-02")])
    );
    table.refuses(A, Action::TakeTop, "2.2");
    table.play(A, Action::EndTurn);
}

/// R9.3: the new objective may be shared instead. R9.4: a shared one is taken and not replaced.
#[test]
fn p06_shared_objectives_are_for_all() {
    let mut table =
        at("seats 2\nshared west\nfriterie-1 A west-1 terraces 3,3 3,4 3,5 3,6 3,7 4,3 4,4 4,6 4,7\n\
                        A hand - | objectives shape-02\nB hand -");
    table.play(A, complete("west"));
    assert_eq!((seen(&table).shared.len(), seen(&table).turn.actions), (0, 1));
    assert_eq!((seen(&table).objective_deck, seen(&table).phase), (22, Phase::Choosing));
    let mut table = at("seats 2\nfriterie-1 A west-1 terraces 3,3 3,4 3,5 3,6 3,7 4,3 4,4 4,6 4,7\n\
                        A hand - | objectives west\nB hand -");
    table.play(A, complete("west"));
    let drawn = table.view(Viewer::Seat(A)).turn.drawn.unwrap();
    table.play(A, Action::Share(drawn));
    assert_eq!(seen(&table).shared, [drawn]);
}

/// R9.6, R6.5, R6.6: what is counted where.
#[test]
fn p06_conditions_are_counted() {
    let table = at("seats 4
        friterie-1 A north-8 terraces 8,1 8,2 8,3 8,4 8,5
        seafood-1 A south-9 terraces 10,18 10,17 10,16
        A hand -\nB hand -\nC hand -\nD hand -");
    let lacking = |objective: &str| seen(&table).lacking(components(), A, n(objective));
    // Five in the north, three in the south; one half of each side is west and east.
    assert_eq!((lacking("north"), lacking("south"), lacking("west"), lacking("east")), (4, 6, 4, 6));
    // 8,3 to 8,5 are around the northern flower bed, 10,16 around the southern one.
    assert_eq!(lacking("flowerbeds"), 1);
    assert_eq!((lacking("each-decor-kind"), lacking("lamps"), lacking("fountain")), (3, 2, 5));
    assert_eq!((lacking("quarters"), lacking("twenty"), lacking("all-rows")), (6, 12, 6));
    assert_eq!((lacking("empty-row"), lacking("shape-04")), (8, 1));
    let square = seen(&table).square(components()).clone();
    assert_eq!(square.halves.map(|half| half.common(&square.ground)), [150; 4]);
    assert_eq!(square.quarters.map(|quarter| quarter.common(&square.ground)), [75; 4]);
    let around: Vec<usize> = square.elements.iter().map(|element| element.around.len()).collect();
    assert_eq!(around.iter().sum::<usize>(), 20 + 2 * 10 + 2 * 8 + 2 * 12);
}

/// R9.7: within a larger shape, and turned.
#[test]
fn p06_shapes_may_be_turned_and_part_of_a_larger_one() {
    for terraces in
        ["6,2 6,3 6,4 6,5 6,6 7,4", "8,2 7,2 6,2 9,2 10,2 8,3", "6,2 6,3 6,4 6,5 6,6 7,4 7,5 7,6 8,6"]
    {
        let table = at(&format!(
            "seats 3\nshared shape-04\ncreperie-1 A north-5 terraces {terraces}\nA hand -\nB hand -\nC hand -"
        ));
        assert!(offered(&table, A).contains(&complete("shape-04")), "{terraces}");
    }
}

/// R8.1, R8.10: a pigeon card is drawn on a pigeon, and stays with its player when used.
#[test]
fn p06_a_pigeon_gives_a_card() {
    let text = "seats 3\nphase building\nturn actions 1 built coins 1\n\
                friterie-1 A north-5 terraces 7,2\nA hand -\nB hand -\nC hand -";
    let mut table = meeting(text, A, lay("7,3"), Pigeon::OneLess);
    assert_eq!(seen(&table).players[0].pigeons, 1);
    assert_eq!(table.view(Viewer::Seat(A)).players[0].pigeon_hand, Some(vec![Pigeon::OneLess]));
    assert_eq!(table.view(Viewer::Seat(B)).players[0].pigeon_hand, None);
    table.play(A, Action::Finish);
}

/// R8.3: two cards at once.
#[test]
fn p06_draw_two() {
    let text = "seats 3\nphase building\nturn actions 1 built coins 2\n\
                friterie-1 A north-5 terraces 7,2\nA hand -\nB hand -\nC hand -";
    let mut table = meeting(text, A, lay("7,3"), Pigeon::DrawTwo);
    table.refuses(A, lay("7,4"), "8.3").refuses(A, Action::Finish, "8.3");
    table.play(A, Action::TakeTop).play(A, Action::Take(1));
    assert_eq!((seen(&table).phase, seen(&table).players[0].cards), (Phase::Building, 2));
    assert_eq!(seen(&table).players[0].used, [Pigeon::DrawTwo]);
    table.play(A, lay("7,4"));
}

/// R8.4: one more for the same restaurant, for nothing.
#[test]
fn p06_free_terrace() {
    let text = "seats 3\nphase building\nturn actions 1 built coins 1\nfriterie-1 A north-5 terraces 7,2\n\
                seafood-1 A south-5\nA hand -\nB hand -\nC hand -";
    let mut table = meeting(text, A, lay("7,3"), Pigeon::FreeTerrace);
    table.refuses(A, Action::Finish, "8.4").refuses(A, lay("6,17"), "7.1");
    table.play(A, lay("7,4"));
    assert_eq!((seen(&table).turn.coins, seen(&table).players[0].emptied[0]), (0, 3));
    table.play(A, Action::Finish);
}

/// R8.5: two coins for one build, and no change of the income.
#[test]
fn p06_two_coins() {
    let mut table = at("seats 2\nfriterie-1 A north-5\nA hand - | pigeons two-coins\nB hand -");
    table.play(A, Action::Build).play(A, Action::SpendPigeon);
    assert_eq!((seen(&table).turn.coins, seen(&table).players[0].income), (3, 1));
    table.refuses(A, Action::SpendPigeon, "8.2");
}

/// R8.6: one ingredient less, and only one.
#[test]
fn p06_one_less() {
    let mut table = at("seats 2\nA hand flour cheese | pigeons one-less one-less\nB hand -");
    table.play(A, Action::Open(Kind::Creperie)).play(A, pay("flour")).play(A, pay("cheese"));
    table.offers(A, &[Action::Waive]);
    table.play(A, Action::Waive);
    assert_eq!(seen(&table).phase, Phase::Placing { kind: Kind::Creperie });
    let mut table = at("seats 2\nA hand flour | pigeons one-less one-less\nB hand -");
    table.refuses(A, Action::Open(Kind::Creperie), "5.1");
    let mut table = at("seats 2\nA hand flour flour cheese | pigeons one-less one-less\nB hand -");
    table.play(A, Action::Open(Kind::Creperie)).play(A, Action::Waive).refuses(A, Action::Waive, "8.6");
}

/// R8.7: draw an objective, or complete a second one in the same action.
#[test]
fn p06_objective_pigeon() {
    let mut table = at("seats 2\nA hand - | pigeons objective\nB hand -");
    table.play(A, Action::DrawObjective);
    let drawn = table.view(Viewer::Seat(A)).turn.drawn.unwrap();
    table.play(A, Action::Keep(drawn));
    assert_eq!((seen(&table).turn.actions, seen(&table).players[0].objectives), (2, 1));

    let text = "seats 2\nshared west twenty north\nturn actions 1\n\
                friterie-1 A west-1 terraces 3,3 3,4 3,5 3,6 3,7 4,3 4,4 4,6 4,7\n";
    let mut table = at(&format!("{text}A hand - | pigeons objective\nB hand -"));
    table.refuses(A, Action::CompleteAlso(n("north")), "8.7");
    table.play(A, complete("west"));
    table.refuses(A, complete("north"), "2.2").refuses(A, Action::CompleteAlso(n("twenty")), "9.2");
    table.play(A, Action::CompleteAlso(n("north")));
    assert_eq!(seen(&table).players[0].completed.len(), 2);
    table.offers(A, &[Action::EndTurn]);
    let mut table = at(&format!("{text}A hand -\nB hand -"));
    table.play(A, complete("west")).refuses(A, Action::CompleteAlso(n("north")), "8.2");
}

/// The picture of the last pigeon card, R8.8, R8.9: one terrace beside Alice's, then two of hers covered.
#[test]
fn p07_max_touches_and_covers() {
    let mut table = at("seats 3
        creperie-1 A north-5 terraces 7,2 7,3
        friterie-1 B north-9 terraces 10,2 10,3 9,3 9,2
        pizzeria-1 A south-3
        A hand coin coin coin coin | pigeons adjacent-cover
        B hand -
        C hand -");
    table.play(A, Action::Build);
    for _ in 0..4 {
        table.play(A, Action::Spend);
    }
    table.refuses(A, lay("8,3"), "7.3").refuses(A, lay("9,3"), "7.5");
    table.refuses(A, Action::Cover(n("friterie-1")), "8.8");
    table.play(A, Action::Cover(n("creperie-1")));
    table.play(A, lay("8,3")).play(A, lay("9,3"));
    assert!(table.events().contains(&Event::Covered { seat: A, house: n("friterie-1"), cell: n("9,3") }));
    table.play(A, lay("10,3"));
    table.refuses(A, lay("9,2"), "8.9");
    table.play(A, Action::Finish);
    // The covered terraces stay off Alice's board, and count no more.
    assert_eq!(seen(&table).players[1].emptied[0], 4);
    assert_eq!(seen(&table).terraces_of(B).len(), 2);
    assert_eq!(seen(&table).terraces_of(A).len(), 5);
}

/// R8.9: no terrace loses its link, and one's own restaurants stay apart.
#[test]
fn p07_links_are_never_cut() {
    let mut table = at("seats 3
        creperie-1 A north-5 terraces 6,2 7,2 7,3 8,3 9,3
        friterie-2 A north-2 terraces 4,2
        friterie-1 B north-9 terraces 10,2 9,2 8,2
        A hand coin coin coin coin | pigeons adjacent-cover
        B hand -
        C hand -");
    table.play(A, Action::Build);
    for _ in 0..4 {
        table.play(A, Action::Spend);
    }
    table.play(A, Action::Cover(n("creperie-1")));
    table.refuses(A, lay("9,2"), "8.9").refuses(A, lay("5,2"), "7.3");
    // From its end, one after the other, nothing is cut off.
    table.play(A, lay("8,2")).play(A, lay("9,2"));
}

/// R11.3, R11.6: what counts in a contest; nothing scores nothing.
#[test]
fn p07_contests_are_counted() {
    let table = at("seats 4 majority 7
        friterie-1 A west-4 terraces 1,5 2,5 3,5
        friterie-2 B west-8 terraces 1,9
        A hand coin
        B hand coin coin | pigeons two-coins
        C hand -
        D hand -");
    let view = table.view(Viewer::Seat(B));
    assert_eq!(view.contests, [Contest::Around(Decor::Band), Contest::Area(Area::North), Contest::Money]);
    let [bands, north, money] = view.tally(components());
    assert_eq!(bands, [(1, 12), (0, 0), (0, 0), (0, 0)]);
    assert_eq!(north, [(3, 12), (1, 8), (0, 0), (0, 0)]);
    // A's coin is hidden from B; B's own money is income 1, two cards and a pigeon card.
    assert_eq!(money.iter().map(|(count, _)| *count).collect::<Vec<_>>(), [1, 5, 1, 1]);
}

/// The examples of ties: R11.4, R11.5.
#[test]
fn p08_tied_players_share() {
    assert_eq!(contest_points(components(), &[7, 7, 3, 1]), [10, 10, 4, 0]);
    assert_eq!(contest_points(components(), &[7, 7, 7, 1]), [8, 8, 8, 0]);
    assert_eq!(contest_points(components(), &[1, 2, 2, 2]), [0, 8, 8, 8]);
    assert_eq!(contest_points(components(), &[5, 3, 1])[..3], [12, 6, 0]);
    assert_eq!(contest_points(components(), &[2, 2]), [7, 7, 0, 0]);
    // R11.6: the third and fourth only if they have a terrace there.
    assert_eq!(contest_points(components(), &[7, 7, 0, 0]), [10, 10, 0, 0]);
}

/// R10.1: two rows emptied by one player.
#[test]
fn p08_two_empty_rows_end_the_game() {
    let mut table = at("seats 2 start A turn B
        phase building
        turn actions 0 built coins 9 laid 1
        friterie-1 B north-2 terraces 5,3
        A hand -
        B hand - | emptied 15 16 0 0");
    table.play(B, lay("5,4")).play(B, Action::Finish);
    assert_eq!(table.outcome().ending, Ending::Terraces.slug());
}

/// R11.1, R11.2, R11.7, R9.5, R11.8: the count.
#[test]
fn p08_points_are_added_up() {
    let table = at("seats 2 majority 2
        phase over restaurants
        ending restaurants
        gastronomic-1 A north-1
        friterie-1 A east-1
        A hand - | emptied 4 12 12 1 | objectives twenty | completed all-rows lamps
        B hand -");
    let points = seen(&table).players[0].points.unwrap();
    // The friterie row shows a bonus under its fourth space, so the third counts; the last row only a bonus.
    let expected = Points {
        restaurants: 12 + 2,
        terraces: 3 + 18 + 28,
        majorities: [0, 0, 10],
        completed: 6 + 3,
        missed: -4,
    };
    assert_eq!(points, expected);
    assert_eq!(table.outcome().scores(), [expected.total(), 0]);
    // R11.8: equal points, more terraces.
    let table = at("seats 2\nphase over restaurants\nending restaurants\n\
                    A hand - | emptied 4 0 0 0\nB hand - | emptied 3 0 0 0");
    assert_eq!(table.outcome().scores(), [3, 3]);
    assert_eq!(table.outcome().ranking(), [[A], [B]]);
}
