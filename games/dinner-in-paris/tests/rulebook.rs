//! The rulebook, in its order: setting up, the turn, cards, restaurants, terraces. Its examples begin with `p`.

mod table;

use dinner_in_paris::{Action, Card, Ending, Event, Face, Kind, Options, Phase, Pigeon, State};
use game::{Game, Viewer};
use table::*;
use testkit::Table;

fn fresh(seats: u8) -> Table<State> {
    Table::new(seats, &Options::default(), 5)
}

/// R1.1 to R1.9: what lies on the table at the beginning.
#[test]
fn p02_the_table_is_laid() {
    for seats in 2..=4 {
        let table = fresh(seats);
        let view = seen(&table);
        assert_eq!((view.face, view.phase), (Face::Main, Phase::Keeping));
        // R1.2, R1.3, R1.4, R1.5.
        assert_eq!(usize::from(view.deck), 48 - 4 - 4 * usize::from(seats));
        assert_eq!((view.river.len(), view.pigeon_deck), (4, 24));
        assert_eq!(view.objective_deck, 24 - 2 * seats);
        // R1.6.
        assert_eq!(view.contests, components().majorities[usize::from(view.majority)]);
        // R1.7.
        assert!(view.houses.is_empty());
        assert_eq!(Kind::ALL.map(|kind| kind.houses().count()), [5, 2, 2, 2, 2, 2, 2, 1]);
        // R1.8.
        assert_eq!(components().rows.iter().map(|row| row.size).collect::<Vec<_>>(), [16, 16, 12, 8]);
        for player in &view.players {
            assert_eq!((player.income, player.cards, player.objectives), (1, 4, 2));
            assert_eq!(player.emptied, [0; 4]);
        }
        // R1.9: whoever begins is the first to act.
        assert_eq!(view.start, view.active);
    }
}

/// R1.1: the special face is for two players only.
#[test]
fn p02_the_other_face_is_for_two() {
    let options = Options { face: Face::TwoPlayer };
    assert!(State::check_options(2, &options).is_ok());
    assert!(State::check_options(3, &options).is_err());
    assert_eq!(State::check_options(4, &Options::default()), Ok(()));
}

/// R1.4: everybody keeps one secretly; the others are shown when all have chosen.
#[test]
fn p02_objectives_are_chosen_secretly() {
    let mut table = fresh(2);
    let (mine, theirs) = (offered(&table, A), offered(&table, B));
    assert_eq!((mine.len(), theirs.len()), (2, 2));
    table.refuses(A, theirs[0], "1.4").refuses(A, Action::TakeTop, "1.4");
    table.play(B, theirs[0]);
    assert_eq!((table.view(Viewer::Seat(A)).players[1].kept, seen(&table).shared.len()), (None, 0));
    assert!(table.view(Viewer::Seat(A)).players[1].has_chosen);
    table.refuses(B, theirs[1], "turn");
    table.play(A, mine[1]);
    let shared = seen(&table).shared;
    let of = |action: Action| match action {
        Action::Keep(objective) => objective,
        other => panic!("{other:?}"),
    };
    assert!(shared.contains(&of(mine[0])) && shared.contains(&of(theirs[1])) && shared.len() == 2);
    assert_eq!(table.view(Viewer::Seat(A)).mine().unwrap().objective_hand, Some(vec![of(mine[1])]));
    assert_eq!(seen(&table).phase, Phase::Drawing);
}

/// R2.1, R2.2: a card, then two actions; the same one twice, so three cards in a turn.
#[test]
fn p03_three_cards_in_a_turn() {
    let mut table = at("seats 2 turn A\nphase drawing\nA hand bread\nB hand -");
    table.refuses(A, Action::Build, "2.1").refuses(A, Action::EndTurn, "2.1").refuses(
        B,
        Action::TakeTop,
        "turn",
    );
    table.play(A, Action::TakeTop);
    // R2.4: no passing.
    table.refuses(A, Action::EndTurn, "2.4");
    table.play(A, Action::Take(0)).play(A, Action::TakeTop);
    assert_eq!((seen(&table).active, seen(&table).players[0].cards), (B, 4));
}

/// R2.3: terraces once a turn. R2.5: the income is there anew, and never saved.
#[test]
fn p03_terraces_once_a_turn() {
    let mut table = at("seats 2 turn A\nfriterie-1 A north-5 terraces -\nA hand coin\nB hand -");
    table.play(A, Action::Build).play(A, lay("8,3")).play(A, Action::Spend).play(A, Action::Finish);
    assert_eq!((seen(&table).turn.coins, seen(&table).players[0].income), (0, 1));
    table.refuses(A, Action::Build, "2.3");
}

/// R3.1, R3.2: from the river, which is filled up, or from the deck.
#[test]
fn p04_a_card_from_the_river_or_the_deck() {
    let mut table = at("seats 2\nphase drawing\nriver bread coin potato tomato\nA hand -\nB hand -");
    table.play(A, Action::Take(2));
    let view = seen(&table);
    assert_eq!(view.players[0].known, [n::<Card>("potato")]);
    assert_eq!((view.river.len(), view.deck), (4, 48 - 1 - 4));
    assert!(matches!(table.events()[1], Event::RiverFilled { slot: 2, .. }));
    table.refuses(A, Action::Take(4), "3.1");
    table.play(A, Action::TakeTop);
    assert_eq!((seen(&table).players[0].cards, seen(&table).players[0].known.len()), (2, 1));
}

/// R3.3: the eighth card is too many; any card may go.
#[test]
fn p04_seven_cards_are_the_most() {
    let hand = "potato potato flour flour meat meat bread";
    let mut table = at(&format!("seats 2\nriver coin cheese seafood tomato\nA hand {hand}\nB hand -"));
    table.refuses(A, Action::Discard(n("bread")), "3.3");
    table.play(A, Action::Take(0));
    table.refuses(A, Action::TakeTop, "3.3").refuses(A, Action::Discard(n("tomato")), "3.3");
    table.play(A, Action::Discard(n("coin")));
    assert_eq!((seen(&table).players[0].cards, seen(&table).discards), (7, vec![Card::COIN]));
}

/// R3.4: a card with several ingredients pays for one of them, whichever is needed.
#[test]
fn p04_a_card_with_several_ingredients_pays_for_one() {
    let mut table = at("seats 2\nA hand cheese-flour-tomato flour cheese-potato\nB hand -");
    // Crêperie: flour, flour, cheese. Only one way to match the three cards.
    table.play(A, Action::Open(Kind::Creperie));
    table.play(A, pay("cheese-flour-tomato")).play(A, pay("flour")).play(A, pay("cheese-potato"));
    assert_eq!(seen(&table).phase, Phase::Placing { kind: Kind::Creperie });
    let mut table = at("seats 2\nA hand cheese-potato cheese-flour-tomato\nB hand -");
    table.refuses(A, Action::Open(Kind::Creperie), "5.1");
}

/// R3.5, R7.6: a coin is for building terraces, and only then.
#[test]
fn p04_a_coin_is_spent_in_a_build() {
    let mut table = at("seats 2\nfriterie-1 A north-5 terraces -\nA hand coin\nB hand coin");
    table.refuses(A, Action::Spend, "7.1");
    table.play(A, Action::Build).play(A, Action::Spend);
    assert_eq!((seen(&table).turn.coins, seen(&table).players[0].income), (2, 1));
    table.refuses(A, Action::Spend, "7.6");
}

/// R3.6: an empty deck is made of the discarded cards.
#[test]
fn p04_discards_become_the_deck() {
    // All cards but eleven are discarded; the deck holds the last two of 48.
    let discards = "bread bread bread bread cheese cheese cheese cheese cheese flour flour flour flour flour meat meat \
        meat meat potato potato potato potato potato potato potato potato seafood seafood seafood tomato tomato";
    let mut table = at(&format!(
        "seats 2\nriver coin coin tomato bread-tomato\ndiscards {discards}\n\
         A hand coin coin coin coin coin flour-meat\nB hand tomato tomato cheese-potato potato-tomato cheese-flour-tomato"
    ));
    assert_eq!(seen(&table).deck, 2);
    table.play(A, Action::TakeTop);
    assert_eq!((seen(&table).deck, seen(&table).discards.len()), (1, 31));
    table.play(A, Action::TakeTop);
    assert_eq!((seen(&table).deck, seen(&table).discards.len()), (31, 0));
    assert!(table.events().contains(&Event::DeckShuffled { cards: 31 }));
}

/// R4.1: three alike, and the whole river is replaced, at once.
#[test]
fn p04_three_alike_renew_the_river() {
    let mut renewed = 0;
    for seed in 0..200u64 {
        let mut table: Table<State> = Table::new(2, &Options::default(), seed);
        for seat in [A, B] {
            let keep = offered(&table, seat)[0];
            table.play(seat, keep);
        }
        let seat = seen(&table).active;
        for _ in 0..3 {
            table.play(seat, Action::Take(0));
            if let Some(Event::RiverRenewed { discarded, river }) =
                table.events().iter().find(|event| matches!(event, Event::RiverRenewed { .. }))
            {
                let most =
                    discarded.iter().map(|card| discarded.iter().filter(|other| *other == card).count());
                assert!(most.max() >= Some(3) && river.len() == 4);
                renewed += 1;
            }
        }
    }
    assert!(renewed > 5, "{renewed}");
}

/// The example of opening: R5.1, R5.2, R5.4, R5.6.
#[test]
fn p04_max_opens_a_creperie() {
    let mut table = at("seats 3 turn A\nA hand flour flour cheese potato\nB hand -\nC hand -");
    table.play(A, Action::Open(Kind::Creperie));
    table.refuses(A, Action::Waive, "8.2").refuses(A, Action::TakeTop, "5.1").refuses(
        A,
        place("north-5"),
        "5.1",
    );
    table.refuses(A, pay("potato"), "5.2").refuses(A, pay("bread"), "5.2");
    table.play(A, pay("flour")).play(A, pay("flour")).play(A, pay("cheese"));
    table.refuses(A, pay("potato"), "5.2");
    // The second ring: sixteen cells a side, three of them for the crêperie.
    assert_eq!(offered(&table, A).len(), 4 * 14);
    table.refuses(A, place("north-15"), "5.4");
    table.play(A, place("north-5"));
    let view = seen(&table);
    assert_eq!((view.players[0].income, view.players[0].cards), (2, 1));
    assert_eq!(view.discards.len(), 3);
    assert_eq!((view.houses[0].owner, view.houses[0].spot), (A, n("north-5")));
    assert_eq!(view.square(components()).line_cell(n("north-5")), n("6,1"));
}

/// R5.3: coins never pay for a restaurant.
#[test]
fn p04_coins_do_not_pay() {
    let mut table = at("seats 2\nA hand potato potato coin\nB hand -");
    table.play(A, Action::Open(Kind::Friterie)).refuses(A, pay("coin"), "5.3");
    table.play(A, pay("potato")).play(A, pay("potato"));
}

/// R5.4: the line lies further in with fewer players; restaurants do not overlap.
#[test]
fn p04_the_line_depends_on_the_players() {
    for (seats, side, ring) in [(2, 14, 2), (3, 16, 1), (4, 18, 0)] {
        let lines: String =
            (0..seats).map(|seat| format!("{} hand -\n", ["A", "B", "C", "D"][seat])).collect();
        let mut table = at(&format!(
            "seats {seats}\nphase placing friterie\npaid potato potato\nfriterie-1 B west-4\n{lines}"
        ));
        assert_eq!(offered(&table, A).len(), 4 * (side - 1) - 3, "{seats}");
        assert_eq!(seen(&table).square(components()).ring, ring);
        table.refuses(A, place("west-3"), "5.4").refuses(A, place("west-5"), "5.4");
        table.play(A, place("west-6"));
    }
    let mut table =
        at("seats 2 face two-player\nphase placing friterie\npaid potato potato\nA hand -\nB hand -");
    assert_eq!(seen(&table).square(components()).line_cell(n("north-1")), n("1,0"));
    table.play(A, place("north-13"));
}

/// R5.5: when all of a kind are open, no more can be opened.
#[test]
fn p04_the_supply_is_limited() {
    let mut table = at("seats 3\nA hand flour flour cheese\nB hand -\nC hand -\n\
                        creperie-1 B north-1\ncreperie-2 C south-1");
    table.refuses(A, Action::Open(Kind::Creperie), "5.5");
}

/// The example of building: R7.1 to R7.7.
#[test]
fn p05_max_builds_two_terraces() {
    let mut table = at("seats 3 turn A
        creperie-1 A north-5
        winebar-1 A north-10
        friterie-1 B north-8 terraces 9,2 8,2
        A hand coin
        B hand -
        C hand -");
    table.play(A, Action::Build);
    assert_eq!(seen(&table).turn.coins, 4);
    table.play(A, Action::Spend);
    // Alice has begun to build in front of his crêperie.
    table.refuses(A, lay("8,2"), "7.5").refuses(A, lay("7,2"), "7.3");
    table.play(A, lay("6,2")).play(A, lay("12,2"));
    assert_eq!((seen(&table).turn.coins, seen(&table).turn.laid), (0, 2));
    table.refuses(A, lay("13,2"), "7.2").refuses(A, Action::EndTurn, "7.7");
    table.play(A, Action::Finish);
    assert_eq!(seen(&table).players[0].emptied, [0, 1, 1, 0]);
}

/// R6.1 to R6.4, R7.1: where the first terrace may lie, and where none may.
#[test]
fn p05_the_first_terrace_lies_in_front() {
    let mut table = at("seats 3\nfriterie-1 A west-4\nA hand -\nB hand -\nC hand -");
    table.play(A, Action::Build);
    table.offers(A, &[lay("2,5"), lay("2,6")]);
    table.refuses(A, lay("3,5"), "7.1").refuses(A, lay("1,9"), "6.2").refuses(A, lay("0,9"), "6.1");
    table.refuses(A, lay("1,1"), "6.1").refuses(A, lay("4,5"), "6.3").refuses(A, lay("9,9"), "6.3");
    table.refuses(A, Action::Finish, "Q9");
    table.play(A, lay("2,6"));
}

/// R7.1, R7.3: later ones lie beside their own, and never beside another restaurant's, whoever owns it.
#[test]
fn p05_terraces_of_two_restaurants_keep_apart() {
    let mut table = at("seats 3
        friterie-1 A north-4 terraces 5,2 5,3
        friterie-2 A north-6 terraces 7,2
        friterie-3 B north-2 terraces 3,2 3,3
        A hand coin coin
        B hand -
        C hand -");
    table.play(A, Action::Build).play(A, Action::Spend).play(A, Action::Spend);
    // Between two restaurants of one player, and between two players.
    table.refuses(A, lay("6,2"), "7.3").refuses(A, lay("4,2"), "7.3").refuses(A, lay("4,3"), "7.3");
    // Not beside a terrace of one's own.
    table.refuses(A, lay("7,4"), "7.1");
    // A corner may touch.
    table.play(A, lay("5,4")).play(A, lay("4,4"));
    table.refuses(A, lay("3,4"), "7.3");
}

/// R7.2, R7.4: the price rises along the row; a bonus counts from the next turn on.
#[test]
fn p05_prices_rise_and_bonuses_wait() {
    let mut table = at("seats 3
        friterie-1 A north-12 terraces 13,2 13,3 13,4
        A hand coin | emptied 8 0 0 0
        B hand -
        C hand -");
    // The fourth space has given its bonus; the ninth costs 2 and gives another.
    assert_eq!(seen(&table).players[0].income, 2);
    table.play(A, Action::Build).play(A, lay("13,5"));
    assert!(table.events().contains(&Event::BonusGained { seat: A }));
    assert_eq!((seen(&table).turn.coins, seen(&table).players[0].income), (0, 2));
    table.refuses(A, lay("13,6"), "7.2");
    table.play(A, Action::Finish).play(A, Action::TakeTop);
    assert_eq!((seen(&table).active, seen(&table).players[0].income), (B, 3));
    // A row that is empty gives no more.
    let mut table =
        at("seats 3\nfriterie-1 A north-12 terraces 13,2\nfriterie-2 A south-2\nseafood-1 A east-4\n\
                        A hand - | emptied 16 0 0 0\nB hand -\nC hand -");
    table.play(A, Action::Build).refuses(A, lay("13,3"), "7.2");
}

/// R10.1, R10.2: the round is played to its end.
#[test]
fn p08_the_last_round_is_played_out() {
    let houses = "friterie-1 A north-1\nfriterie-2 A north-3\nfriterie-3 B north-5\nfriterie-4 B north-7\n\
        friterie-5 A north-9\nseafood-1 A south-1\nseafood-2 A south-4\ncreperie-1 B south-7\n\
        creperie-2 B south-10\npizzeria-1 B east-1\n";
    let mut table = at(&format!(
        "seats 2 start A turn A\nturn actions 1\nphase placing pizzeria\npaid tomato tomato flour\n{houses}A hand -\nB hand -"
    ));
    table.play(A, place("west-1"));
    assert_eq!(seen(&table).ending, Some(Ending::Restaurants));
    assert!(table.events().contains(&Event::LastRound { ending: Ending::Restaurants }));
    table.play(A, Action::EndTurn);
    table.play(B, Action::TakeTop).play(B, Action::TakeTop).play(B, Action::TakeTop);
    assert_eq!(table.outcome().ending, "restaurants");
    table.refuses(A, Action::TakeTop, "over");
}

/// R8.2: cards that were kept are used in a later turn, and take no action.
#[test]
fn p06_a_pigeon_card_waits_for_a_later_turn() {
    let mut table =
        at("seats 2\nfresh two-coins\nfriterie-1 A north-5\nA hand - | pigeons two-coins\nB hand -");
    table.play(A, Action::Build).refuses(A, Action::SpendPigeon, "8.2");
    let mut table = at("seats 2\nfriterie-1 A north-5\nA hand - | pigeons two-coins\nB hand -");
    table.play(A, Action::Build).play(A, Action::SpendPigeon);
    assert_eq!((seen(&table).turn.coins, seen(&table).turn.actions), (3, 1));
    assert_eq!(seen(&table).players[0].used, [Pigeon::TwoCoins]);
}
