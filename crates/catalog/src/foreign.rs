//! Bots that are programs of their own, in any language: run as child processes, a line of JSON in, a line out.
//!
//! What such a bot is told is what any bot is told: the view of its chair and its legal list. The lines are
//! described in `docs/bots.md`.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::{Bot, Level};
use game::{Dice, Edition, Game, Seat};
use serde_json::{Value, json};

/// Who plays on a chair: one of our levels, or a program.
#[derive(Clone, Debug)]
pub enum Player {
    /// A bot of ours.
    Level(Level),
    /// Somebody else's.
    Program(Arc<Program>),
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player::Level(level)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::Program(program) => f.write_str(&program.name),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    /// A level; or a program: the name of a file that is there, or `cmd:` and a command with its arguments.
    fn from_str(text: &str) -> Result<Player, String> {
        let command = match text.strip_prefix("cmd:") {
            Some(command) => command.split_whitespace().map(str::to_owned).collect(),
            None if Path::new(text).is_file() => {
                // By its full name: a bare one would be looked for among the system's commands.
                let file = std::path::absolute(text).map_err(|error| format!("{text}: {error}"))?;
                vec![file.to_string_lossy().into_owned()]
            }
            None => {
                let level = text.parse().map(Player::Level);
                return level.map_err(|what| format!("{what}, or the file of a program, or cmd:COMMAND"));
            }
        };
        Program::new(command).map(|program| Player::Program(Arc::new(program)))
    }
}

/// A program that plays, and those of its processes that have nothing to do just now.
pub struct Program {
    name: String,
    command: Vec<String>,
    idle: Mutex<Vec<Running>>,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Program({:?})", self.command)
    }
}

impl Program {
    fn new(command: Vec<String>) -> Result<Program, String> {
        let first = command.first().ok_or("cmd: is followed by a command, such as cmd:python3 bot.py")?;
        // In `python3 bot.py` the script is what people call it.
        let called = command.iter().rfind(|word| word.contains('.')).unwrap_or(first);
        let name = Path::new(called).file_name().and_then(|name| name.to_str()).unwrap_or(called);
        Ok(Program { name: name.to_owned(), idle: Mutex::default(), command })
    }

    /// Lets the program choose: the place of its action in the legal list.
    ///
    /// # Errors
    /// If it does not start, ends, takes longer than `patience`, or answers with something else than one of the
    /// legal actions. Its process is ended then.
    pub fn choose(&self, question: &Question<'_>, patience: Duration) -> Result<usize, String> {
        let told = |what: String| format!("{}, chair {}: {what}", self.name, question.seat);
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut running = idle.map_or_else(|| Running::start(&self.command), Ok).map_err(told)?;
        // Whoever errs is not asked again: dropping it ends it.
        let place =
            running.ask(&question.line(), patience).and_then(|line| question.read(&line)).map_err(told)?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(running);
        Ok(place)
    }
}

/// What a program is asked.
pub struct Question<'a> {
    /// The title's slug.
    pub title: &'a str,
    /// How many play.
    pub seats: u8,
    /// Its own chair.
    pub seat: Seat,
    /// What is seen from there.
    pub view: Value,
    /// What may be done, never nothing.
    pub legal: Vec<Value>,
}

impl Question<'_> {
    fn line(&self) -> String {
        let Question { title, seats, seat, view, legal } = self;
        json!({ "title": title, "seats": seats, "seat": seat, "view": view, "legal": legal }).to_string()
    }

    /// An answer is a legal action, or its place in the list.
    fn read(&self, line: &str) -> Result<usize, String> {
        let answer: Value = serde_json::from_str(line)
            .map_err(|_| format!("it answered {line:?}, which is neither an action nor a number in JSON"))?;
        let place = match answer.as_u64() {
            Some(number) => usize::try_from(number).ok().filter(|place| *place < self.legal.len()),
            None => self.legal.iter().position(|action| *action == answer),
        };
        place.ok_or_else(|| {
            format!("it answered {line}, which is none of its {} legal actions", self.legal.len())
        })
    }
}

/// A process of a program. It ends when this does.
struct Running {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
}

impl Running {
    fn start(command: &[String]) -> Result<Running, String> {
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| {
                let hint =
                    "a file must be executable and name its interpreter; otherwise say cmd:python3 FILE";
                format!("{} cannot be run: {error} ({hint})", command.join(" "))
            })?;
        let questions = child.stdin.take().expect("piped");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        // A thread waits for the answers, so that they can be waited for only so long.
        let (sender, answers): (SyncSender<String>, _) = sync_channel(1);
        std::thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Ok(Running { child, questions, answers })
    }

    fn ask(&mut self, question: &str, patience: Duration) -> Result<String, String> {
        let sent = writeln!(self.questions, "{question}").and_then(|()| self.questions.flush());
        let answer = if sent.is_ok() {
            self.answers.recv_timeout(patience)
        } else {
            Err(RecvTimeoutError::Disconnected)
        };
        answer.map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no answer within {} s", patience.as_secs_f64()),
            RecvTimeoutError::Disconnected => match self.child.try_wait() {
                Ok(Some(status)) => format!("it ended ({status}) instead of answering"),
                _ => "it closed its output instead of answering".to_owned(),
            },
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // By its process id; it may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What went wrong first in a game.
pub(crate) type Fault = Arc<Mutex<Option<String>>>;

/// A program on a chair. After a fault it plays whatever comes first, so that the game that nobody counts ends.
pub(crate) struct ProgramBot {
    pub(crate) program: Arc<Program>,
    pub(crate) seats: u8,
    pub(crate) seat: Seat,
    pub(crate) patience: Duration,
    pub(crate) fault: Fault,
}

impl<G: Game> Bot<G> for ProgramBot {
    fn choose(
        &mut self,
        _: &'static Edition<G::Printed>,
        view: &G::View,
        legal: &[G::Action],
        _: &mut Dice,
    ) -> G::Action {
        let mut fault = self.fault.lock().unwrap_or_else(PoisonError::into_inner);
        if fault.is_some() {
            return legal[0];
        }
        let json = |action: &G::Action| serde_json::to_value(action).expect("an action is plain data");
        let question = Question {
            title: G::META.slug,
            seats: self.seats,
            seat: self.seat,
            view: serde_json::to_value(view).expect("a view is plain data"),
            legal: legal.iter().map(json).collect(),
        };
        match self.program.choose(&question, self.patience) {
            Ok(place) => legal[place],
            Err(what) => {
                *fault = Some(what);
                legal[0]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question() -> Question<'static> {
        let legal = ["a", "b"].map(|column| json!({ "drop": column })).to_vec();
        Question { title: "connect-four", seats: 2, seat: Seat::new(1), view: Value::Null, legal }
    }

    fn answered(command: &str, seconds: f64) -> Result<usize, String> {
        let words = command.splitn(3, ' ').map(str::to_owned).collect();
        Program::new(words).unwrap().choose(&question(), Duration::from_secs_f64(seconds))
    }

    #[test]
    fn an_answer_is_an_action_or_its_place() {
        for (line, place) in [("1", 1), (r#"{"drop":"a"}"#, 0), (r#" { "drop" : "b" } "#, 1)] {
            assert_eq!(question().read(line), Ok(place));
        }
        for line in ["2", "-1", "0.5", r#"{"drop":"c"}"#, "hello", ""] {
            assert!(question().read(line).is_err(), "{line}");
        }
    }

    #[test]
    fn whoever_errs_is_named_with_what_went_wrong() {
        for (command, seconds, what) in [
            ("sh -c read line; echo 7", 60.0, "none of its 2 legal actions"),
            ("sh -c read line; echo what", 60.0, "neither an action nor a number"),
            ("sh -c exit 3", 60.0, "instead of answering"),
            ("sh -c sleep 60", 0.05, "no answer within 0.05 s"),
            ("/nowhere/bot", 60.0, "cannot be run"),
        ] {
            let error = answered(command, seconds).unwrap_err();
            assert!(error.contains("chair B") && error.contains(what), "{command}: {error}");
        }
    }

    #[test]
    fn one_process_answers_many_questions() {
        let program = Program::new(
            ["sh", "-c", "n=0; while read line; do echo $n; n=1; done"].map(str::to_owned).to_vec(),
        );
        let program = program.unwrap();
        let places: Vec<_> = (0..3).map(|_| program.choose(&question(), Duration::from_secs(60))).collect();
        assert_eq!(places, [Ok(0), Ok(1), Ok(1)]);
    }

    #[test]
    fn a_program_is_told_from_a_level() {
        assert!(matches!("random".parse(), Ok(Player::Level(Level::Random))));
        assert!(
            matches!("cmd:python3 some/bot.py".parse::<Player>(), Ok(Player::Program(p)) if p.name == "bot.py")
        );
        assert!(matches!("Cargo.toml".parse(), Ok(Player::Program(_))));
        assert!("nobody.py".parse::<Player>().unwrap_err().contains("cmd:COMMAND"));
        assert!("cmd:".parse::<Player>().is_err());
    }
}
