//! Whole games, told in every language: every sentence gets all its parts.

use std::collections::BTreeSet;

use game::{Actor, Dice, Edition, Log, Seat, Seed, Status, Viewer};
use prose::{Line, Locale, Speak};

/// Collects the keys that were said, and fails at a sentence with a gap.
#[derive(Default)]
pub(crate) struct Ears(pub(crate) BTreeSet<&'static str>);

impl Ears {
    #[track_caller]
    pub(crate) fn hear(&mut self, line: &Line) {
        self.0.insert(line.key);
        let names = ["Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn"].map(str::to_owned);
        for locale in Locale::ALL {
            for reader in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
                let text = line.text(locale, reader, &names);
                assert!(!text.contains(['{', '}']) && !text.contains("  "), "{locale}: {text:?}");
                assert!(!text.is_empty() && text == text.trim(), "{locale}: {text:?}");
                assert!(text != line.key, "{locale}: nothing for {text}");
            }
        }
    }

    /// Both sentences of a refusal.
    #[track_caller]
    pub(crate) fn hear_reason<G: Speak>(
        &mut self,
        edition: &'static Edition<G::Printed>,
        reason: &G::Reason,
    ) {
        let (short, long) = G::reason(edition, reason);
        self.hear(&short);
        self.hear(&long);
    }

    /// A random game; `asked` is told every prompt, who reads it and who acts next.
    pub(crate) fn hear_game<G: Speak>(
        &mut self,
        edition: &'static Edition<G::Printed>,
        seats: u8,
        seed: u8,
        options: &G::Options,
        asked: impl Fn(&Line, Viewer, Seat),
    ) {
        let mut dice = Dice::new(Seed::from_bytes([seed; 32]));
        let mut chance = Dice::new(Seed::from_bytes([seed + 100; 32]));
        let mut state = G::setup(edition, seats, options, &mut dice);
        while let Status::Waiting { seats: waiting, .. } = state.status() {
            let waiting: Vec<Seat> = waiting.iter().collect();
            let seat = *chance.pick(&waiting);
            for viewer in [Viewer::Seat(seat), Viewer::Public] {
                let prompt = G::prompt(edition, &state.view(viewer));
                asked(&prompt, viewer, seat);
                self.hear(&prompt);
            }
            let view = state.view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            state.legal_actions(Actor::Seat(seat), &mut legal);
            for action in &legal {
                self.hear(&G::action(edition, &view, *action));
            }
            for _ in 0..4 {
                let number = chance.below(G::META.actions as u32) as usize;
                let tried = state.action_numbered(number).expect("numbers are dense");
                if let Some(reason) = state.reason_against(Actor::Seat(seat), tried) {
                    self.hear_reason::<G>(edition, &reason);
                }
            }
            let action = *chance.pick(&legal);
            let mut log = Log::on();
            state.apply(Actor::Seat(seat), action, &mut dice, &mut log);
            for event in log.into_events() {
                for viewer in [Viewer::Seat(seat), Viewer::Public] {
                    let seen = G::witness(&event, viewer).expect("everything is seen in part");
                    if let Some(line) = G::event(edition, &seen) {
                        self.hear(&line);
                    }
                }
            }
        }
        self.hear(&G::prompt(edition, &state.view(Viewer::Public)));
    }
}
