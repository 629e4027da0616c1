//! Advice is whole in every language.

use catalog::{Budget, Catalog, Onlooker};
use game::{Dice, Viewer};
use prose::Locale;
use serde_json::Value;

#[test]
fn advice_names_legal_actions_with_shares_and_reasons_in_every_language() {
    let catalog = Catalog::embedded();
    for title in catalog.titles() {
        let seats = title.meta().max_seats.min(4);
        let mut table = title.open(seats, &Value::Null, 7.into(), None).unwrap();
        let mut dice = Dice::new(7.into());
        let names: Vec<String> = (0..seats).map(|seat| format!("Guest {seat}")).collect();
        let mut reasons = 0;
        for step in 0..30 {
            let Some(seat) = table.status().waiting().iter().next() else { break };
            let legal = table.legal(seat.into());
            let locale = Locale::ALL[step % Locale::ALL.len()];
            let who = Onlooker { viewer: Viewer::Seat(seat), names: &names, locale, live: true };
            let advice = table.advice(seat, Budget::Iterations(12), &who)(&mut dice);
            let whole = |shares: &[f32]| {
                shares.len() == usize::from(seats) && (shares.iter().sum::<f32>() - 1.0).abs() < 0.01
            };
            assert!(!advice.best.is_empty() && advice.best.len() <= 3, "{advice:?}");
            assert!(whole(&advice.expected), "{advice:?}");
            for suggestion in &advice.best {
                assert!(legal.contains(&suggestion.action), "{suggestion:?}");
                assert_eq!(suggestion.label, table.label(&suggestion.action, &who).unwrap());
                assert!(whole(&suggestion.expected), "{suggestion:?}");
                for reason in &suggestion.reasons {
                    let term = title.say(locale, &format!("term-{}", reason.term));
                    assert!(reason.words.ends_with(&term) && !term.contains("-term-"), "{reason:?}");
                    reasons += 1;
                }
            }
            assert!(whole(&table.expecting(Viewer::Public)(&mut dice)));
            table.play(seat.into(), &advice.best[0].action).unwrap();
        }
        assert!(reasons > 0 || title.meta().example, "{}: no reason was ever given", title.meta().slug);
    }
}
