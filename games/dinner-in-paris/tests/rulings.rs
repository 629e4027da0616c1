//! Each ruling.

mod table;

use dinner_in_paris::{
    Action, Card, Components, Contest, Ending, Event, Face, Kind, Options, Phase, Pigeon, ROUND_BOUND,
    Reason, Source, State, contest_points,
};
use game::{Actor, Game, Match, Printed, Seat, Status, Viewer};
use table::*;
use testkit::Table;

fn fresh(seats: u8, seed: u64) -> Table<State> {
    Table::new(seats, &Options::default(), seed)
}

/// Q1: any seat may begin.
#[test]
fn q1_the_start_player_is_drawn() {
    let starts: std::collections::BTreeSet<Seat> = (0..40).map(|seed| seen(&fresh(4, seed)).start).collect();
    assert_eq!(starts.len(), 4);
}

/// Q2: no river of three alike is ever laid out.
#[test]
fn q2_the_first_river_is_renewed_too() {
    let mut renewed = 0;
    for seed in 0..300 {
        let view = seen(&fresh(2, seed));
        let alike = |card: &Card| view.river.iter().filter(|other| *other == card).count();
        assert!(view.river.iter().all(|card| alike(card) < 3));
        renewed += usize::from(!view.discards.is_empty());
    }
    assert!(renewed > 0);
}

/// Q3: down to seven also between two cards of a pigeon. Q22: then the build goes on.
#[test]
fn q3_discard_after_every_card() {
    let text = "seats 3\nphase building\nturn actions 1 built coins 2\nfriterie-1 A north-5 terraces 7,2\n\
                A hand bread bread flour flour meat meat cheese\nB hand -\nC hand -";
    let mut table = meeting(text, A, lay("7,3"), Pigeon::DrawTwo);
    table.play(A, Action::TakeTop);
    assert_eq!(seen(&table).phase, Phase::Discarding { draws: 1, building: true });
    table.play(A, Action::Discard(n("bread")));
    assert_eq!(seen(&table).phase, Phase::DrawingTwo { draws: 1 });
    table.play(A, Action::TakeTop).play(A, Action::Discard(n("bread")));
    assert_eq!(seen(&table).phase, Phase::Building);
}

/// Q4: the deck is never empty while there are discarded cards.
#[test]
fn q4_the_deck_is_made_anew_at_once() {
    let mut played = Match::<State>::new(Components::embedded(), 4, Options::default(), 3.into()).unwrap();
    for _ in 0..400 {
        let Some(by) = played.status().waiting().iter().next().map(Actor::Seat) else { break };
        let mut legal = testkit::legal(played.state(), by);
        let action = legal.swap_remove(if legal.contains(&Action::TakeTop) { legal.len() / 2 } else { 0 });
        played.play(by, action).unwrap();
        let view = played.state().view(Viewer::Public);
        assert!(view.deck > 0 || view.discards.is_empty());
    }
}

/// Q5: three coins are alike; a card with several ingredients is like no other.
#[test]
fn q5_alike_are_the_same_faces() {
    let alike = "seats 2\nriver coin coin coin bread\nA hand -\nB hand -";
    assert!(<State as game::Notation>::parse(Components::embedded(), alike).is_err());
    let unlike = "seats 2\nriver potato potato cheese-potato potato-tomato\nA hand -\nB hand -";
    assert!(<State as game::Notation>::parse(Components::embedded(), unlike).is_ok());
}

/// Q6: corners belong to no side; restaurants may touch; one player may have several of a kind.
#[test]
fn q6_where_restaurants_stand() {
    let mut table = at("seats 4\nphase placing friterie\npaid potato potato\nfriterie-1 A north-1\n\
                        A hand -\nB hand -\nC hand -\nD hand -");
    let square = seen(&table).square(components()).clone();
    assert_eq!((square.side(), square.spot_of(n("0,0")), square.spot_of(n("19,0"))), (18, None, None));
    assert_eq!(square.spot_of(n("0,1")), Some(n("west-1")));
    table.play(A, place("north-3"));
}

/// Q7: what fits nowhere cannot be begun.
#[test]
fn q7_no_room_no_opening() {
    let hand = "A hand potato tomato cheese meat bread\nB hand -";
    let text = "brasserie-1 A north-1\ngrill-1 A north-7\nfriterie-1 A north-12\nseafood-1 A south-1\n\
         seafood-2 B south-6\ncreperie-1 B south-11\ngrill-2 B east-1\nwinebar-1 B east-6\nwinebar-2 A east-11\n\
         friterie-2 A west-1\nfriterie-3 B west-4\nfriterie-4 B west-8\npizzeria-1 A west-11\n";
    let mut table = at(&format!("seats 2\n{text}{hand}"));
    table.refuses(A, Action::Open(Kind::Brasserie), "Q7");
}

/// Q8: the corner is in front of two sides; the player says for which restaurant.
#[test]
fn q8_the_corner_is_in_front_of_both() {
    let mut table = at("seats 3\nfriterie-1 A north-1\ncreperie-1 A west-1\nA hand -\nB hand -\nC hand -");
    table.play(A, Action::Build).play(A, lay("2,2"));
    assert_eq!(seen(&table).phase, Phase::Telling { cell: n("2,2") });
    table.refuses(A, Action::For(n("friterie-2")), "Q8").refuses(A, Action::Finish, "Q8");
    table.offers(A, &[Action::For(n("friterie-1")), Action::For(n("creperie-1"))]);
    table.play(A, Action::For(n("creperie-1")));
    assert_eq!(seen(&table).players[0].emptied, [0, 1, 0, 0]);
    // Afterwards the friterie has no terrace beside it.
    table.refuses(A, lay("3,2"), "7.2").refuses(A, Action::For(n("friterie-1")), "Q8");
}

/// Q9: a build lays something; where nothing can be laid it cannot be begun.
#[test]
fn q9_building_means_laying() {
    let mut table =
        at("seats 3\nwinebar-1 A north-5 terraces -\nA hand - | emptied 0 0 12 0\nB hand -\nC hand -");
    table.refuses(A, Action::Build, "Q9");
    let mut table = at("seats 3\nA hand -\nB hand -\nC hand -");
    table.refuses(A, Action::Build, "7.1");
    // Income 4: just enough for the first terrace of a brasserie.
    let mut table = at("seats 3\nbrasserie-1 A north-5\nA hand -\nB hand -\nC hand -");
    table.play(A, Action::Build).refuses(A, Action::Finish, "Q9");
}

/// Q10: a pigeon under a covered terrace has flown.
#[test]
fn q10_covering_meets_no_pigeon() {
    let mut table = at("seats 3
        friterie-1 A north-4 terraces 6,2 6,3
        friterie-2 B north-8 terraces 9,2 8,2 8,3 7,3
        A hand - | pigeons adjacent-cover
        B hand -
        C hand -");
    table.play(A, Action::Build).play(A, Action::Cover(n("friterie-1"))).play(A, lay("7,3"));
    assert!(!table.events().iter().any(|event| matches!(event, Event::PigeonDrawn { .. })));
    assert_eq!(seen(&table).pigeon_deck, 23);
}

/// Q11: a free terrace may meet the next pigeon; with an empty row it is lost and the build goes on.
#[test]
fn q11_free_terraces_chain_or_are_lost() {
    let text = "seats 2\nphase building\nturn actions 1 built coins 1\nfriterie-1 A north-1\n\
                A hand -\nB hand -";
    let mut table = meeting(text, A, lay("3,3"), Pigeon::FreeTerrace);
    assert_eq!(seen(&table).phase, Phase::FreeTerrace { house: n("friterie-1") });
    table.play(A, lay("3,4"));
    assert_eq!(seen(&table).phase, Phase::Building);
    let text = "seats 3\nphase building\nturn actions 1 built coins 1\nfriterie-1 A west-6 terraces 2,8 3,8 4,8 4,7 5,7\n\
                A hand -\nB hand -\nC hand -";
    let mut table = meeting(text, A, lay("3,7"), Pigeon::FreeTerrace);
    table.play(A, lay("6,7"));
    assert_eq!(seen(&table).phase, Phase::FreeTerrace { house: n("friterie-1") });
    table.play(A, lay("6,6"));
    assert_eq!(seen(&table).players[0].used, [Pigeon::FreeTerrace; 2]);
    let text = "seats 3\nphase building\nturn actions 1 built coins 3\nfriterie-1 A north-5 terraces 7,2\n\
                A hand - | emptied 15 0 0 0\nB hand -\nC hand -";
    let mut table = meeting(text, A, lay("7,3"), Pigeon::FreeTerrace);
    assert!(table.events().contains(&Event::FreeTerraceLost { seat: A, house: n("friterie-1") }));
    table.play(A, Action::Finish);
}

/// Q12: named when played, only where it helps, cards add up, own terraces are never covered.
#[test]
fn q12_touch_and_cover_is_for_one_restaurant() {
    let mut table = at("seats 3
        friterie-1 A north-4 terraces 6,2
        friterie-3 A south-4
        friterie-2 B north-7 terraces 8,2 7,2 8,3 8,4 8,5
        grill-1 A east-2
        A hand coin coin coin coin coin | pigeons adjacent-cover adjacent-cover | emptied 1 0 12 0
        B hand -
        C hand -");
    table.play(A, Action::Build).refuses(A, Action::Cover(n("friterie-2")), "8.8");
    assert_eq!(reason(&table, A, Action::Cover(n("grill-1"))), Reason::RowEmpty { house: n("grill-1") });
    for _ in 0..5 {
        table.play(A, Action::Spend);
    }
    table.play(A, Action::Cover(n("friterie-1"))).play(A, Action::Cover(n("friterie-1")));
    assert_eq!(seen(&table).turn.covers[0].left, 4);
    table.play(A, lay("7,2"));
    table.refuses(A, lay("6,2"), "7.5");
    table.refuses(A, lay("8,2"), "8.9");
    table.play(A, Action::Finish);
    assert!(seen(&table).turn.covers.is_empty());
}

/// Q12: where the card allows nothing, it cannot be played.
#[test]
fn q12_an_idle_card_stays_in_hand() {
    let mut table = at("seats 3
        friterie-1 A north-4 terraces 6,2
        friterie-2 A north-1
        friterie-3 A west-1 terraces 2,2 2,3 3,3
        A hand coin | pigeons adjacent-cover
        B hand -
        C hand -");
    table.play(A, Action::Build).refuses(A, Action::Cover(n("friterie-2")), "Q12");
}

/// Q13: splitting is allowed if both parts reach the front; so is covering the last terrace.
#[test]
fn q13_a_split_is_no_cut() {
    let mut table = at("seats 3
        creperie-1 B north-5 terraces 6,2 7,2 8,2
        friterie-1 A north-2 terraces 4,2 4,3 5,3 6,3 7,3
        A hand coin coin | pigeons adjacent-cover
        B hand -
        C hand -");
    table.play(A, Action::Build).play(A, Action::Cover(n("friterie-1"))).play(A, lay("7,2"));
    assert_eq!(seen(&table).terraces_of(B).len(), 2);
    let mut table = at("seats 3
        creperie-1 B north-5 terraces 6,2
        friterie-1 A north-2 terraces 4,2 4,3 5,3 6,3
        A hand coin | pigeons adjacent-cover
        B hand -
        C hand -");
    table.play(A, Action::Build).play(A, Action::Cover(n("friterie-1"))).play(A, lay("6,2"));
    assert_eq!((seen(&table).terraces_of(B).len(), seen(&table).players[1].emptied[1]), (0, 1));
}

/// Q14: a shape turned is the shape, its mirror image is not.
#[test]
fn q14_shapes_are_not_mirrored() {
    let met = |terraces: &str| {
        let text = format!(
            "seats 3\nshared shape-02\ncreperie-1 A north-5 terraces {terraces}\nA hand -\nB hand -\nC hand -"
        );
        offered(&at(&text), A).contains(&complete("shape-02"))
    };
    assert!(met("6,2 7,2 6,3 7,3 6,4 6,5"));
    assert!(met("7,5 6,5 7,4 6,4 7,3 7,2"));
    assert!(!met("6,2 7,2 6,3 7,3 7,4 7,5"));
    let turns = Components::embedded().printed.objectives.iter().filter_map(|card| match &card.goal {
        dinner_in_paris::Goal::Shape(shape) => Some(shape.turns.len()),
        _ => None,
    });
    assert_eq!(turns.collect::<Vec<_>>(), [4; 11]);
}

/// Q15: rows count emptied spaces, the rest open terraces; a completed objective stays completed.
#[test]
fn q15_covered_terraces_count_in_rows_only() {
    let table = at("seats 2\nshared all-rows twenty empty-row\nA hand - | emptied 16 3 3 3\nB hand -");
    let legal = offered(&table, A);
    assert!(legal.contains(&complete("all-rows")) && legal.contains(&complete("empty-row")));
    assert!(!legal.contains(&complete("twenty")));
    let mut table = at("seats 3
        shared west
        creperie-1 B west-1 terraces 2,2 2,3 2,4 3,4 3,5 3,6 2,6 2,7 2,8
        friterie-1 A west-8 terraces 2,9
        A hand - | pigeons adjacent-cover
        B hand - | completed north
        C hand -");
    table
        .play(A, Action::Build)
        .play(A, Action::Cover(n("friterie-1")))
        .play(A, lay("2,8"))
        .play(A, Action::Finish);
    table.play(A, Action::TakeTop).play(B, Action::TakeTop);
    table.refuses(B, complete("west"), "9.2");
    assert_eq!(seen(&table).players[1].completed, [n("north")]);
}

/// Q16: the third end: the narrowest restaurant that is left fits nowhere.
#[test]
fn q16_no_room_ends_the_game() {
    // Twelve restaurants, all friteries and all three cells wide among them, and no gap of more than two cells.
    let mut table = at("seats 3 start A turn C
        phase placing grill
        turn actions 1
        paid potato tomato cheese meat
        friterie-1 A north-3\nseafood-1 A north-7\nseafood-2 B north-12
        friterie-2 A south-3\ncreperie-1 A south-7\ncreperie-2 B south-12
        friterie-3 B east-3\npizzeria-1 C east-7\npizzeria-2 C east-12
        friterie-4 C west-3\nfriterie-5 C west-7
        A hand -\nB hand -\nC hand -");
    table.play(C, place("west-11"));
    assert_eq!(seen(&table).ending, Some(Ending::NoRoom));
    table.play(C, Action::EndTurn);
    assert_eq!(table.outcome().ending, "no-room");
}

/// Q17: players who only shuffle cards are stopped.
#[test]
fn q17_a_game_of_nothing_stops() {
    let mut played = Match::<State>::new(Components::embedded(), 2, Options::default(), 1.into()).unwrap();
    while let Status::Waiting { seats, .. } = played.status() {
        let by = Actor::Seat(seats.iter().next().unwrap());
        let legal = testkit::legal(played.state(), by);
        let idle =
            |action: &&Action| matches!(action, Action::TakeTop | Action::Discard(_) | Action::EndTurn);
        let action = *legal.iter().find(idle).unwrap_or(&legal[0]);
        played.play(by, action).unwrap();
    }
    assert_eq!(played.status().outcome().unwrap().ending, "step-bound");
    assert_eq!(played.state().view(Viewer::Public).round, ROUND_BOUND);
}

/// Q18: no restaurants, no points for restaurants.
#[test]
fn q18_nothing_scores_nothing() {
    assert_eq!(contest_points(components(), &[0, 0, 0, 0]), [0; 4]);
    assert_eq!(contest_points(components(), &[3, 0]), [10, 0, 0, 0]);
    let table = at("seats 2 majority 6\nfriterie-1 A north-1\nA hand -\nB hand -");
    let view = seen(&table);
    assert_eq!(view.contests[2], Contest::Restaurants);
    assert_eq!(view.tally(components())[2], [(1, 10), (0, 0)]);
}

/// Q19: without objectives in the deck none is drawn, and as many as one likes lie open.
#[test]
fn q19_an_empty_objective_deck() {
    let all: Vec<&str> =
        dinner_in_paris::Objective::SLUGS.into_iter().filter(|slug| *slug != "all-rows").collect();
    let mut table = at(&format!(
        "seats 2\nshared {}\nA hand - | emptied 3 3 3 3 | objectives all-rows | pigeons objective\nB hand -",
        all.join(" ")
    ));
    table.refuses(A, Action::DrawObjective, "Q19");
    table.play(A, complete("all-rows"));
    assert_eq!((seen(&table).phase, seen(&table).players[0].objectives), (Phase::Choosing, 0));
}

/// Q20: laid means emptied; if still tied, both win.
#[test]
fn q20_ties() {
    let over = |a: &str, b: &str| {
        at(&format!(
            "seats 2\nphase over terraces\nending terraces\nA hand - | emptied {a}\nB hand - | emptied {b}"
        ))
        .outcome()
        .ranking()
    };
    assert_eq!(over("4 0 0 0", "4 0 0 0"), [[A, B]]);
    assert_eq!(over("3 0 0 0", "4 0 0 0"), [[B], [A]]);
}

/// Q21: objectives are drawn between actions; one pigeon card in an action.
#[test]
fn q21_one_objective_card_an_action() {
    let text = "seats 2\nshared west north twenty lamps\n\
                friterie-1 A west-1 terraces 3,3 3,4 3,5 3,6 3,7 4,3 4,4 4,6 4,7\n\
                A hand - | pigeons objective objective objective | emptied 9 0 0 0\nB hand -";
    let mut table = at(text);
    table.play(A, complete("west")).play(A, Action::CompleteAlso(n("north")));
    table.refuses(A, Action::CompleteAlso(n("twenty")), "8.7");
    table.play(A, Action::DrawObjective);
    let drawn = table.view(Viewer::Seat(A)).turn.drawn.unwrap();
    table.play(A, Action::Share(drawn)).play(A, Action::Build).refuses(A, Action::DrawObjective, "7.7");
    let mut table = at(&text.replacen('\n', "\nphase closing\nturn actions 0\n", 1));
    table.refuses(A, Action::DrawObjective, "2.2");
}

/// Q22: a coin that is drawn in the middle of a build can be spent in it.
#[test]
fn q22_a_coin_drawn_in_a_build() {
    let text = "seats 3\nriver coin bread flour meat\nphase building\nturn actions 1 built coins 1\n\
                friterie-1 A north-5 terraces 7,2\nA hand -\nB hand -\nC hand -";
    let mut table = meeting(text, A, lay("7,3"), Pigeon::DrawTwo);
    table.play(A, Action::Take(0)).play(A, Action::TakeTop).play(A, Action::Spend).play(A, lay("7,4"));
}

/// Q23: the reconstructed face says so, and is 16 by 16.
#[test]
fn q23_the_face_for_two_is_reconstructed() {
    assert_eq!(components().sources[1], ("two-player", Source::Reconstructed));
    let table = Table::<State>::new(2, &Options { face: Face::TwoPlayer }, 1);
    let square = seen(&table).square(components()).clone();
    assert_eq!((square.size, square.ring, square.pigeons.len(), square.elements.len()), (16, 0, 20, 7));
}

/// Q24: what others see of a hand.
#[test]
fn q24_hands_are_hidden_but_not_forgotten() {
    let mut table = at("seats 2\nriver bread coin potato tomato\nA hand meat | objectives lamps\nB hand -");
    table.play(A, Action::Take(0)).play(A, Action::TakeTop);
    let view = table.view(Viewer::Seat(B));
    let player = &view.players[0];
    assert_eq!((player.cards, player.hand.clone(), player.known.clone()), (3, None, vec![n("bread")]));
    assert_eq!((player.objectives, player.objective_hand.clone()), (1, None));
    assert!(matches!(
        State::witness(&table.events()[0], Viewer::Seat(B)),
        Some(Event::CardDrawn { card: None, .. })
    ));
}

/// Q25: with the printed points, every tie divides evenly.
#[test]
fn q25_nothing_is_left_over() {
    for (seats, ranks) in (2..).zip(components().majority_points) {
        for first in 0..seats {
            for tied in 1..=seats - first {
                let sum: u8 = ranks[first..first + tied].iter().sum();
                assert_eq!(usize::from(sum) % tied, 0);
            }
        }
    }
}

/// Q24: when a new deck is made, what all hands together hold can be counted, and a sample keeps to it.
#[test]
fn q24_a_new_deck_is_no_secret() {
    let discards = "bread bread bread bread cheese cheese cheese cheese cheese flour flour flour flour flour meat meat \
        meat meat potato potato potato potato potato potato potato potato seafood seafood seafood tomato tomato";
    let mut table = at(&format!(
        "seats 2\nriver coin coin tomato bread-tomato\ndiscards {discards}\n\
         A hand coin coin coin coin coin flour-meat\nB hand tomato tomato cheese-potato potato-tomato cheese-flour-tomato"
    ));
    table.play(A, Action::TakeTop).play(A, Action::TakeTop);
    assert_eq!(seen(&table).held.len(), 6 + 5 + 2);
    let mut dice = game::Dice::new(4.into());
    // All hidden cards are pinned down: A, who knows the own hand, knows B's.
    let view = table.view(Viewer::Seat(A));
    let sample = State::sample(Components::embedded(), &view, &mut dice);
    assert_eq!(
        sample.view(Viewer::Seat(B)).mine().unwrap().hand,
        table.view(Viewer::Seat(B)).mine().unwrap().hand
    );
}
