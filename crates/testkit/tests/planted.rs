//! Each law catches the fault that was planted for it, and no law cries without one.

mod parts;
mod toy;

use game::Notation;
use testkit::{Law, broken};
use toy::{Fault, Options, Toy};

/// Which laws some random games break.
fn broken_laws<G: Notation<Options = Options>>(fault: Fault) -> Vec<Law> {
    let breaks = |law: &Law| {
        (0..60).any(|seed| {
            let options = Options { double: seed % 2 == 0, fault };
            let found = broken::<G>(&[*law], 1, 2 + (seed % 2) as u8, &options, seed);
            found.is_err_and(|found| found.law == *law)
        })
    };
    Law::ALL.into_iter().filter(breaks).collect()
}

/// Demands that a fault breaks these laws and no others.
macro_rules! planted {
    ($($test:ident: $fault:ident breaks $($law:ident)*;)+) => {$(
        #[test]
        fn $test() {
            assert_eq!(broken_laws::<Toy>(Fault::$fault), [$(Law::$law),*] as [Law; _]);
        }
    )+};
}

#[test]
fn a_game_that_lasts_too_long_is_found() {
    assert_eq!(broken_laws::<Toy<9>>(Fault::None), [Law::Ends]);
}

planted! {
    a_sound_title_keeps_every_law: None breaks;
    an_unlisted_ending_is_found: StrangeEnding breaks Ends;
    a_lost_card_is_found: LosesACard breaks Audits;
    an_unsorted_list_is_found: Unsorted breaks Offers;
    an_offer_out_of_turn_is_found: OffersToOthers breaks Offers Refusals;
    a_number_used_twice_is_found: SharedNumber breaks Offers;
    a_panic_is_found: Panics breaks Offers SilentEvents;
    a_reason_without_a_rule_is_found: CitesNothing breaks Refusals;
    an_offer_that_is_refused_is_found: TakesOfferBack breaks Offers Refusals;
    a_sample_that_does_not_add_up_is_found: SampleDuplicates breaks Samples;
    a_sample_that_looks_different_is_found: SampleForgets breaks Samples HandsOff;
    an_offer_that_tells_secrets_is_found: UnfairOffer breaks FairOffers;
    a_reason_that_tells_secrets_is_found: UnfairReason breaks FairOffers;
    an_event_that_tells_secrets_is_found: LoudEvent breaks SilentEvents;
    a_public_secret_is_found: PublicLeak breaks HandsOff;
    a_notation_that_forgets_is_found: ShortNotation breaks RoundTrips;
    a_view_that_is_not_written_is_found: UnwrittenView breaks RoundTrips;
    an_undo_that_keeps_what_was_seen_is_found: SecretLook breaks Undo;
    foreign_chance_is_found: OtherChance breaks Replays;
}
