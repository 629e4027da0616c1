//! A match that can be drawn, spoken of and played by bots, without its type.

use std::any::Any;
use std::time::Duration;

use boards::{Draw, Scene, spans};
use bots::{Bot, Budget, Heuristic, Level, SearchBot, bot_of};
use game::{Actor, AnyMatch, Dice, Match, Seat, Viewer};
use maud::{Markup, html};
use prose::{Line, Locale};
use serde_json::Value;

use crate::advice::{Advising, Expecting, advising, expecting};
use crate::review::Weighed;

/// Who looks, and in which language.
pub struct Onlooker<'a> {
    /// From where.
    pub viewer: Viewer,
    /// Who sits on the chairs.
    pub names: &'a [String],
    /// The reader's language.
    pub locale: Locale,
    /// Whether the looker may act: not in a replay.
    pub live: bool,
}

/// The parts of a table's page, made for one onlooker.
pub struct Fragments {
    /// What moves on the board.
    pub pieces: Markup,
    /// The title's own panel: heading, note, body.
    pub panel: boards::Panel,
    /// The onlooker's own things.
    pub mine: Option<boards::Panel>,
    /// For each chair: figures and facts.
    pub seats: Vec<(Markup, Markup)>,
    /// A heading for them.
    pub seats_note: String,
    /// The counter.
    pub counter: boards::Counter,
    /// What is asked for.
    pub prompt: Markup,
    /// A tab of the title's own.
    pub tab: Option<boards::Tab>,
    /// The final count.
    pub score: Option<Markup>,
}

/// Actions of one kind that can be done now.
pub struct Choices {
    /// What they have in common.
    pub heading: String,
    /// Each with its name.
    pub actions: Vec<(Value, String)>,
}

/// A line of the log.
pub struct LogLine {
    /// The number of the turn that it closes.
    pub turn: Option<usize>,
    /// The step it belongs to.
    pub ply: usize,
    /// The sentence, with its things.
    pub html: Markup,
    /// The sentence alone.
    pub text: String,
    /// The things it speaks of.
    pub things: Vec<String>,
}

/// An action of the title by its name, whether it is legal now or not.
pub struct Word {
    /// The action.
    pub action: Value,
    /// What it is called.
    pub label: String,
    /// The things that its name speaks of.
    pub things: Vec<String>,
}

/// Why not, in words.
pub struct WhyNot {
    /// Three to six words.
    pub short: String,
    /// A sentence.
    pub long: String,
    /// The rule's number, if it is a rule.
    pub rule: Option<&'static str>,
    /// Where on the sheet, as shares of its width and height.
    pub anchor: Option<(f64, f64)>,
}

/// A bot's decision, to be made elsewhere: it holds a copy of what it needs.
pub struct Thought {
    /// How long it takes, if it is a long one.
    pub span: Option<Duration>,
    work: Work,
}

type Work = Box<dyn FnOnce(Option<Duration>, &mut Memory, &mut Dice) -> Value + Send>;

impl Thought {
    /// Makes the decision. A long one takes no longer than `span`.
    pub fn think(self, span: Option<Duration>, memory: &mut Memory, dice: &mut Dice) -> Value {
        (self.work)(span.or(self.span), memory, dice)
    }
}

/// What a bot remembers from one decision of a turn to the next. Made for one chair, and of use to no other.
#[derive(Default)]
pub struct Memory(Option<Box<dyn Any + Send>>);

/// A match with its words, pictures and bots.
pub trait Table: AnyMatch {
    /// The parts of the page.
    fn fragments(&self, who: &Onlooker<'_>) -> Fragments;
    /// The whole table in words.
    fn text(&self, who: &Onlooker<'_>) -> Markup;
    /// All that the onlooker can do now, in groups.
    fn choices(&self, who: &Onlooker<'_>) -> Vec<Choices>;
    /// The printed board.
    fn ground(&self, locale: Locale) -> Markup;
    /// The ruling on what is reconstructed in this table's edition, if anything is.
    fn reconstructed(&self) -> Option<&'static str>;
    /// Whether the six liveries are the seats'.
    fn seat_liveries(&self) -> bool;
    /// The log, oldest first.
    fn log(&self, who: &Onlooker<'_>) -> Vec<LogLine>;
    /// How many turns are complete.
    fn turns(&self) -> usize;
    /// What an action is called.
    ///
    /// # Errors
    /// If it is none of the title's.
    fn label(&self, action: &Value, who: &Onlooker<'_>) -> Result<String, String>;
    /// Every action that the title knows with these components, in canonical order.
    fn vocabulary(&self, who: &Onlooker<'_>) -> Vec<Word>;
    /// What the onlooker is asked for.
    fn prompt(&self, who: &Onlooker<'_>) -> String;
    /// Why `seat` may not do this; `None` if it may.
    ///
    /// # Errors
    /// If it is none of the title's actions.
    fn why_not(&self, seat: Seat, action: &Value, who: &Onlooker<'_>) -> Result<Option<WhyNot>, String>;
    /// A bot's next action for `seat`, as a job.
    fn thought(&self, seat: Seat, level: Level) -> Thought;
    /// The steps of the game so far at which somebody had a choice.
    fn decisions(&self) -> Vec<usize>;
    /// What each seat could expect before and after step `ply`, and what would have promised more.
    fn weigh(&self, ply: usize, thought: std::time::Duration, dice: &mut Dice) -> Weighed;
    /// What a chef would do on `seat`, as a job. For those who may see what the seat sees.
    fn advice(&self, seat: Seat, budget: Budget, who: &Onlooker<'_>) -> Advising;
    /// What each seat can expect, as far as `viewer` can know, as a job.
    fn expecting(&self, viewer: Viewer) -> Expecting;
    /// The position as text: it shows everything.
    fn notation(&self) -> String;
    /// The same table after its first `plies` actions.
    fn at(&self, plies: usize) -> Box<dyn Table>;
    /// The same table to `viewer`, with all that `viewer` cannot know dealt anew.
    fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn Table>;
    /// Only the board, as a picture of its own.
    fn svg(&self, who: &Onlooker<'_>) -> String;
    /// The match itself.
    fn as_match(&mut self) -> &mut dyn AnyMatch;
}

fn scene<G: Draw, T>(table: &Match<G>, who: &Onlooker<'_>, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
    let view = table.state().view(who.viewer);
    let mut legal = Vec::new();
    if let (Some(seat), true) = (who.viewer.seat(), who.live) {
        table.state().legal_actions(Actor::Seat(seat), &mut legal);
    }
    let closes = |event: &G::Event| G::event(table.edition(), event).is_some_and(|line| line.closes_turn);
    // The last complete turn and what came after it, newest first.
    let mut ends = 0;
    let newest = table.steps().iter().rev().flat_map(|step| step.events.iter().rev());
    let since = newest.take_while(|event| {
        ends += u32::from(closes(event));
        ends < 2
    });
    let mut recent: Vec<G::Event> = since.filter_map(|event| G::witness(event, who.viewer)).collect();
    recent.reverse();
    let last = recent.iter().rev().find(|event| closes(event));
    draw(&Scene {
        edition: table.edition(),
        view: &view,
        viewer: who.viewer,
        legal: &legal,
        last,
        recent: &recent,
        names: who.names,
        locale: who.locale,
    })
}

/// What kind of action it is: the name of its variant.
fn kind_of(action: &Value) -> &str {
    let named = action.as_object().and_then(|fields| fields.keys().next());
    named.map_or_else(|| action.as_str().unwrap_or_default(), String::as_str)
}

fn parse<G: game::Game>(action: &Value) -> Result<G::Action, String> {
    serde_json::from_value(action.clone()).map_err(|error| error.to_string())
}

/// The things that a sentence speaks of.
fn things(words: &[prose::Span]) -> Vec<String> {
    let thing = |span: &prose::Span| match span {
        prose::Span::Thing(id, _) => Some(id.clone()),
        prose::Span::Text(_) | prose::Span::Seat(..) | prose::Span::Gain(_) => None,
    };
    words.iter().filter_map(thing).collect()
}

impl<G: Draw + Heuristic + game::Notation> Table for Match<G> {
    fn fragments(&self, who: &Onlooker<'_>) -> Fragments {
        scene(self, who, |scene| {
            let prompt = G::prompt(scene.edition, scene.view).spans(who.locale, who.viewer.seat(), who.names);
            Fragments {
                pieces: G::pieces(scene),
                panel: G::panel(scene),
                mine: G::mine(scene),
                seats: Seat::first(self.state().seats()).map(|seat| G::seat(scene, seat)).collect(),
                seats_note: G::seats_note(scene),
                counter: G::counter(scene),
                prompt: spans::<G>(&prompt),
                tab: G::tab(scene),
                score: G::score(scene),
            }
        })
    }

    fn text(&self, who: &Onlooker<'_>) -> Markup {
        scene(self, who, |scene| G::text(scene))
    }

    fn choices(&self, who: &Onlooker<'_>) -> Vec<Choices> {
        scene(self, who, |scene| {
            let mut groups: Vec<(String, Choices)> = Vec::new();
            for action in scene.legal {
                let value = serde_json::to_value(action).expect("an action is plain data");
                let kind = kind_of(&value).to_owned();
                let choice = (value, scene.label(*action));
                match groups.iter_mut().find(|(other, _)| *other == kind) {
                    Some((_, group)) => group.actions.push(choice),
                    None => {
                        let heading = scene.say(&format!("{}-act-{kind}", G::PREFIX));
                        groups.push((kind, Choices { heading, actions: vec![choice] }));
                    }
                }
            }
            groups.into_iter().map(|(_, group)| group).collect()
        })
    }

    fn ground(&self, locale: Locale) -> Markup {
        G::ground(self.edition(), &self.state().view(Viewer::Public), locale)
    }

    fn reconstructed(&self) -> Option<&'static str> {
        use game::Printed;
        G::META.reconstructed.filter(|_| self.edition().printed.is_reconstructed())
    }

    fn seat_liveries(&self) -> bool {
        G::SEAT_LIVERIES
    }

    fn log(&self, who: &Onlooker<'_>) -> Vec<LogLine> {
        let mut turn = 0;
        self.witnessed(who.viewer)
            .filter_map(|(ply, event)| {
                let line = G::event(self.edition(), &event)?;
                turn += usize::from(line.closes_turn);
                let words = line.spans(who.locale, who.viewer.seat(), who.names);
                Some(LogLine {
                    turn: line.closes_turn.then_some(turn),
                    ply,
                    html: spans::<G>(&words),
                    text: prose::plain(&words),
                    things: things(&words),
                })
            })
            .collect()
    }

    fn turns(&self) -> usize {
        let lines = self.witnessed(Viewer::Public).filter_map(|(_, event)| G::event(self.edition(), &event));
        lines.filter(|line| line.closes_turn).count()
    }

    fn label(&self, action: &Value, who: &Onlooker<'_>) -> Result<String, String> {
        let action = parse::<G>(action)?;
        Ok(scene(self, who, |scene| scene.label(action)))
    }

    fn vocabulary(&self, who: &Onlooker<'_>) -> Vec<Word> {
        scene(self, who, |scene| {
            let all = (0..G::META.actions).filter_map(|number| self.state().action_numbered(number));
            let word = |action| {
                let words = G::action(scene.edition, scene.view, action).spans(
                    who.locale,
                    who.viewer.seat(),
                    who.names,
                );
                let action = serde_json::to_value(action).expect("an action is plain data");
                Word { action, label: prose::plain(&words), things: things(&words) }
            };
            all.map(word).collect()
        })
    }

    fn prompt(&self, who: &Onlooker<'_>) -> String {
        scene(self, who, |scene| scene.text(&G::prompt(scene.edition, scene.view)))
    }

    fn why_not(&self, seat: Seat, action: &Value, who: &Onlooker<'_>) -> Result<Option<WhyNot>, String> {
        use game::{Cites, Refusal};
        let action = parse::<G>(action)?;
        let Some(refusal) = self.state().refusal(Actor::Seat(seat), action) else { return Ok(None) };
        let (short, long, rule) = match &refusal {
            Refusal::Over => (Line::new("game-over"), Line::new("over-long"), None),
            Refusal::NotYourTurn => (Line::new("not-your-turn"), Line::new("not-your-turn-long"), None),
            Refusal::Rule(reason) => {
                let (short, long) = G::reason(self.edition(), reason);
                (short, long, Some(reason.rule()))
            }
        };
        let text = |line: Line| line.text(who.locale, who.viewer.seat(), who.names);
        Ok(Some(WhyNot {
            short: text(short),
            long: text(long),
            rule,
            anchor: G::anchor(self.edition(), &self.state().view(Viewer::Public), action),
        }))
    }

    fn thought(&self, seat: Seat, level: Level) -> Thought {
        let (edition, view) = (self.edition(), self.state().view(Viewer::Seat(seat)));
        let mut legal = Vec::new();
        self.state().legal_actions(Actor::Seat(seat), &mut legal);
        let work = move |span: Option<Duration>, memory: &mut Memory, dice: &mut Dice| {
            let action = if let Some(budget) = span.map(Budget::Time) {
                let kept = memory.0.take().and_then(|kept| kept.downcast::<SearchBot<G>>().ok());
                let mut bot = kept.unwrap_or_else(|| Box::new(SearchBot::new(budget, 1)));
                bot.budget = budget;
                let action = bot.choose(edition, &view, &legal, dice);
                memory.0 = bot.remembers().then_some(bot as Box<dyn Any + Send>);
                action
            } else {
                bot_of::<G>(level).choose(edition, &view, &legal, dice)
            };
            serde_json::to_value(action).expect("an action is plain data")
        };
        Thought { span: level.thinks(), work: Box::new(work) }
    }

    fn decisions(&self) -> Vec<usize> {
        let mut then = Match::at(self, 0);
        let mut legal = Vec::new();
        let mut chosen = Vec::new();
        for (idx, step) in self.steps().iter().enumerate() {
            legal.clear();
            then.state().legal_actions(step.by, &mut legal);
            if matches!(step.by, Actor::Seat(_)) && legal.len() > 1 {
                chosen.push(idx + 1);
            }
            then.play(step.by, step.action).expect("it was played before");
        }
        chosen
    }

    fn weigh(&self, ply: usize, thought: std::time::Duration, dice: &mut Dice) -> Weighed {
        let step = &self.steps()[ply - 1];
        let Actor::Seat(seat) = step.by else { panic!("the house decides nothing") };
        let then = Match::at(self, ply - 1);
        let mut legal = Vec::new();
        then.state().legal_actions(step.by, &mut legal);
        let done = legal.iter().position(|action| *action == step.action).expect("it was legal then");
        let view = then.state().view(Viewer::Seat(seat));
        let budget = bots::Budget::Time(thought);
        let weight = bots::weigh::<G>(self.edition(), &view, seat, &legal, done, budget, dice);
        let seats = usize::from(then.state().seats());
        Weighed {
            ply,
            seat,
            before: weight.before.0[..seats].to_vec(),
            after: weight.after.0[..seats].to_vec(),
            better: weight.better.map(|(action, share)| {
                (serde_json::to_value(action).expect("an action is plain data"), share)
            }),
        }
    }

    fn advice(&self, seat: Seat, budget: Budget, who: &Onlooker<'_>) -> Advising {
        advising(self, seat, budget, who)
    }

    fn expecting(&self, viewer: Viewer) -> Expecting {
        expecting(self, viewer)
    }

    fn notation(&self) -> String {
        game::Notation::notation(self.state())
    }

    fn at(&self, plies: usize) -> Box<dyn Table> {
        Box::new(Match::at(self, plies))
    }

    fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn Table> {
        Box::new(Match::resampled(self, viewer, dice))
    }

    fn svg(&self, who: &Onlooker<'_>) -> String {
        let sheet = G::SHEET;
        let view_box = format!("{} {} {} {}", sheet.left, sheet.top, sheet.width, sheet.height);
        let picture = html! {
            svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox=(view_box) width=(sheet.width) height=(sheet.height) {
                style { (maud::PreEscaped(boards::TOKENS)) (maud::PreEscaped(G::CSS)) }
                (G::symbols()) (self.ground(who.locale))
                (scene(self, who, |scene| G::pieces(scene)))
            }
        };
        picture.into_string()
    }

    fn as_match(&mut self) -> &mut dyn AnyMatch {
        self
    }
}
