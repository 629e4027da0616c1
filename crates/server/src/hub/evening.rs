//! How an evening goes beside the record of the game: whose time runs, who is away, whether everybody pauses.
//!
//! Nothing here reads a clock: it is told the time, in milliseconds since 1970.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use game::{Clock, Seat, Seats, Status};
use serde::{Deserialize, Serialize};

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600 * SECOND;

/// However long the program was stopped, whoever plays slowly has this long after it began again.
const GRACE: i64 = HOUR;

/// The time now.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pace {
    /// Without a clock.
    #[default]
    None,
    /// Everybody is there: seconds for a decision, and a bank of seconds for the whole game.
    Live { seconds: u32, bank: u32 },
    /// Everybody looks in now and then: hours for a turn.
    Slow { hours: u32 },
}

impl Pace {
    /// What the form offers; any other can be asked for.
    pub(crate) const OFFERED: [Pace; 8] = [
        Pace::None,
        Pace::Live { seconds: 15, bank: 3 * 60 },
        Pace::Live { seconds: 30, bank: 10 * 60 },
        Pace::Live { seconds: 90, bank: 20 * 60 },
        Pace::Slow { hours: 12 },
        Pace::Slow { hours: 24 },
        Pace::Slow { hours: 3 * 24 },
        Pace::Slow { hours: 7 * 24 },
    ];
    /// For those who meet a title with a clock of its own for the first time.
    pub(crate) const UNHURRIED: Pace = Pace::Live { seconds: 90, bank: 20 * 60 };

    /// Whether people sit there at the same time, so that the rules' own clock may run.
    pub(crate) const fn is_live(self) -> bool {
        matches!(self, Pace::Live { .. })
    }

    /// The time for a decision, with what is left of the bank.
    fn allowed(self, bank: i64) -> Option<i64> {
        match self {
            Pace::None => None,
            Pace::Live { seconds, .. } => Some(i64::from(seconds) * SECOND + bank),
            Pace::Slow { hours } => Some(i64::from(hours) * HOUR),
        }
    }

    fn bank(self) -> i64 {
        match self {
            Pace::Live { bank, .. } => i64::from(bank) * SECOND,
            Pace::None | Pace::Slow { .. } => 0,
        }
    }
}

/// As in a form: `none`, `live:30:600`, `slow:24`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::None => f.write_str("none"),
            Pace::Live { seconds, bank } => write!(f, "live:{seconds}:{bank}"),
            Pace::Slow { hours } => write!(f, "slow:{hours}"),
        }
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        let wrong = || format!("pace: {text:?}");
        let number = |word: &str, least: u32, most: u32| {
            word.parse().ok().filter(|number| (least..=most).contains(number)).ok_or_else(wrong)
        };
        match text.split(':').collect::<Vec<_>>()[..] {
            ["none"] => Ok(Pace::None),
            ["live", seconds, bank] => {
                Ok(Pace::Live { seconds: number(seconds, 1, 3_600)?, bank: number(bank, 0, 6 * 3_600)? })
            }
            ["slow", hours] => Ok(Pace::Slow { hours: number(hours, 1, 30 * 24)? }),
            _ => Err(wrong()),
        }
    }
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Away {
    /// The time was over.
    Late,
    /// They, or the host, left the chair to it.
    Left,
}

/// A chair's time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct ChairTime {
    /// What is left of the bank.
    bank: i64,
    /// When the present decision began, if the time runs.
    since: Option<i64>,
    /// Whether a bot plays here for the person.
    pub(crate) away: Option<Away>,
    /// Whether one ever did.
    pub(crate) helped: bool,
}

/// The clock that the rules let run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct HouseClock {
    phase: String,
    number: u32,
    seconds: u32,
    /// What was left when it last began to run.
    left: i64,
    /// When that was; `None` while it stands still.
    since: Option<i64>,
}

/// How the evening at one table goes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Evening {
    pub(crate) pace: Pace,
    /// Whether people may ask what a chef would do, though others sit there too.
    #[serde(default)]
    pub(crate) hints: bool,
    /// Since when everybody pauses.
    pub(crate) paused: Option<i64>,
    house: Option<HouseClock>,
    pub(crate) chairs: Vec<ChairTime>,
    /// The table to which everybody went on.
    pub(crate) next: Option<String>,
    /// When something happened that is no entry of the record.
    pub(crate) changed: i64,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    /// How much it had, or has at most.
    pub(crate) of: i64,
    /// When it is over, if it runs.
    pub(crate) due: Option<i64>,
    /// What is left, if it stands.
    pub(crate) left: i64,
}

impl Evening {
    pub(crate) fn new(pace: Pace, seats: usize) -> Evening {
        let chair = ChairTime { bank: pace.bank(), ..ChairTime::default() };
        Evening { pace, chairs: vec![chair; seats], ..Evening::default() }
    }

    /// Something happened that the pages must show.
    pub(crate) fn touch(&mut self, now: i64) {
        self.changed = now.max(self.changed + 1);
    }

    /// Whether a bot plays for the person on this chair.
    pub(crate) fn away(&self, seat: Seat) -> Option<Away> {
        self.chairs.get(seat.index())?.away
    }

    /// After the program was stopped: time in which nobody could play does not count.
    pub(crate) fn resumed(&mut self, started: i64) {
        if self.paused.is_some() {
            return;
        }
        let earliest = match self.pace {
            Pace::Slow { hours } => started + GRACE - (i64::from(hours) * HOUR).max(GRACE),
            Pace::None | Pace::Live { .. } => started,
        };
        for since in self.chairs.iter_mut().filter_map(|chair| chair.since.as_mut()) {
            *since = (*since).max(earliest);
        }
        if let Some(since) = self.house.as_mut().and_then(|house| house.since.as_mut()) {
            *since = (*since).max(started);
        }
    }

    /// The clocks as they must be where the game stands now. `people` sit on chairs of their own; whoever is in
    /// `decided` has just done something that cannot be taken back, and begins a new decision.
    pub(crate) fn settle(&mut self, status: &Status, people: Seats, decided: Option<Seat>, now: i64) {
        let (waiting, clock) = match status {
            Status::Waiting { seats, clock } => (*seats, *clock),
            Status::Over(_) => (Seats::NONE, None),
        };
        self.settle_house(clock, now);
        let pace = self.pace;
        for (idx, chair) in self.chairs.iter_mut().enumerate() {
            let seat = Seat::new(idx);
            // While the rules' own clock runs, it is the only one.
            let runs = pace != Pace::None
                && clock.is_none()
                && waiting.contains(seat)
                && people.contains(seat)
                && chair.away.is_none();
            if !runs || decided == Some(seat) {
                chair.stop(pace, now);
            }
            if runs && chair.since.is_none() {
                chair.since = Some(now);
            }
        }
    }

    fn settle_house(&mut self, clock: Option<Clock>, now: i64) {
        match (clock, &mut self.house) {
            (Some(clock), Some(house)) if house.phase == clock.phase && house.number == clock.number => {
                // A card may have given more time.
                house.left += (i64::from(clock.seconds) - i64::from(house.seconds)) * SECOND;
                house.seconds = clock.seconds;
                house.since.get_or_insert(now);
            }
            (Some(clock), _) => {
                self.house = Some(HouseClock {
                    phase: clock.phase.to_owned(),
                    number: clock.number,
                    seconds: clock.seconds,
                    left: i64::from(clock.seconds) * SECOND,
                    since: Some(now),
                });
            }
            (None, Some(house)) => {
                if let Some(since) = house.since.take() {
                    house.left -= now - since;
                }
            }
            (None, None) => {}
        }
    }

    /// The house has acted: its clock is spent, and begins anew should it run again.
    pub(crate) fn spend_house(&mut self) {
        self.house = None;
    }

    /// When the rules' own time is over.
    fn house_due(&self) -> Option<i64> {
        let house = self.house.as_ref()?;
        Some(house.since? + house.left)
    }

    fn chair_due(&self, chair: &ChairTime) -> Option<i64> {
        Some(chair.since? + self.pace.allowed(chair.bank)?)
    }

    /// When the next time is over.
    pub(crate) fn due(&self) -> Option<i64> {
        if self.paused.is_some() {
            return None;
        }
        self.chairs.iter().filter_map(|chair| self.chair_due(chair)).chain(self.house_due()).min()
    }

    /// Whether the rules' own time is over.
    pub(crate) fn house_is_over(&self, now: i64) -> bool {
        self.paused.is_none() && self.house_due().is_some_and(|due| due <= now)
    }

    /// Whose time is over.
    pub(crate) fn late(&self, now: i64) -> Vec<Seat> {
        let over = |chair: &ChairTime| self.chair_due(chair).is_some_and(|due| due <= now);
        let chairs = self.chairs.iter().enumerate().filter(|(_, chair)| self.paused.is_none() && over(chair));
        chairs.map(|(seat, _)| Seat::new(seat)).collect()
    }

    /// A bot plays for this chair from now on.
    pub(crate) fn leave(&mut self, seat: Seat, why: Away, now: i64) {
        let pace = self.pace;
        let chair = &mut self.chairs[seat.index()];
        chair.stop(pace, now);
        (chair.away, chair.helped) = (Some(why), true);
        self.touch(now);
    }

    /// The person is back.
    pub(crate) fn come_back(&mut self, seat: Seat, now: i64) {
        self.chairs[seat.index()].away = None;
        self.touch(now);
    }

    /// Nothing counts from now on.
    pub(crate) fn pause(&mut self, now: i64) {
        self.paused = Some(now);
        self.touch(now);
    }

    /// Everything goes on where it stood.
    pub(crate) fn go_on(&mut self, now: i64) {
        if let Some(paused) = self.paused.take() {
            self.shift(now - paused);
            self.touch(now);
        }
    }

    /// Lets all that runs begin so much later.
    fn shift(&mut self, by: i64) {
        let house = self.house.as_mut().and_then(|house| house.since.as_mut());
        let chairs = self.chairs.iter_mut().filter_map(|chair| chair.since.as_mut());
        house.into_iter().chain(chairs).for_each(|since| *since += by);
    }

    /// The rules' own clock.
    pub(crate) fn house_face(&self) -> Option<Face> {
        let house = self.house.as_ref()?;
        let of = i64::from(house.seconds) * SECOND;
        Some(self.face(of.max(house.left), self.house_due(), house.left))
    }

    /// A chair's clock, if there is one.
    pub(crate) fn chair_face(&self, seat: Seat) -> Option<Face> {
        let chair = self.chairs.get(seat.index())?;
        let left = self.pace.allowed(chair.bank)?;
        Some(self.face(self.pace.allowed(self.pace.bank())?, self.chair_due(chair), left))
    }

    fn face(&self, of: i64, due: Option<i64>, left: i64) -> Face {
        match (self.paused, due) {
            (Some(paused), Some(due)) => Face { of, due: None, left: (due - paused).max(0) },
            (None, Some(due)) => Face { of, due: Some(due), left: 0 },
            (_, None) => Face { of, due: None, left: left.max(0) },
        }
    }

    /// Lets time pass: tests do not wait.
    #[cfg(test)]
    pub(crate) fn pass(&mut self, milliseconds: i64) {
        self.shift(-milliseconds);
    }
}

impl ChairTime {
    /// The decision is made: what it took beyond its seconds comes from the bank.
    fn stop(&mut self, pace: Pace, now: i64) {
        if let (Some(since), Pace::Live { seconds, .. }) = (self.since.take(), pace) {
            let beyond = (now - since - i64::from(seconds) * SECOND).max(0);
            self.bank = (self.bank - beyond).max(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn both() -> Seats {
        Seat::first(2).collect()
    }

    fn waiting(seats: Seats, clock: Option<(u32, u32)>) -> Status {
        let clock = clock.map(|(number, seconds)| Clock { phase: "market", number, seconds });
        Status::Waiting { seats, clock }
    }

    fn live() -> Evening {
        Evening::new(Pace::Live { seconds: 10, bank: 60 }, 2)
    }

    #[test]
    fn a_pace_is_read_as_it_is_written() {
        for pace in Pace::OFFERED {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        for wrong in ["", "live", "live:0:10", "live:10:-1", "slow:0", "slow:9999", "none:1", "live:1:2:3"] {
            assert!(wrong.parse::<Pace>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_decision_takes_its_seconds_and_then_from_the_bank() {
        let mut evening = live();
        evening.settle(&waiting(both(), None), both(), None, 0);
        assert_eq!(evening.due(), Some(70_000), "both clocks run");
        // B acts after 25 seconds: 15 of them from the bank. A's clock goes on.
        evening.settle(&waiting(Seats::only(A), None), both(), Some(B), 25_000);
        assert_eq!(evening.chair_face(B), Some(Face { of: 70_000, due: None, left: 55_000 }));
        assert_eq!(evening.chair_face(A), Some(Face { of: 70_000, due: Some(70_000), left: 0 }));
        assert_eq!((evening.late(69_999), evening.late(70_000)), (vec![], vec![A]));
    }

    #[test]
    fn only_what_cannot_be_taken_back_begins_a_new_decision() {
        let mut evening = live();
        evening.settle(&waiting(Seats::only(A), None), both(), None, 0);
        evening.settle(&waiting(Seats::only(A), None), both(), None, 8_000);
        assert_eq!(evening.due(), Some(70_000), "a click of the same turn");
        evening.settle(&waiting(Seats::only(A), None), both(), Some(A), 8_000);
        assert_eq!(evening.due(), Some(78_000));
    }

    #[test]
    fn bots_and_whoever_is_away_have_no_clock() {
        let mut evening = live();
        evening.settle(&waiting(both(), None), Seats::only(A), None, 0);
        evening.leave(A, Away::Late, 70_000);
        evening.settle(&waiting(both(), None), Seats::only(A), None, 70_000);
        assert_eq!((evening.due(), evening.away(A)), (None, Some(Away::Late)));
        evening.come_back(A, 80_000);
        evening.settle(&waiting(both(), None), Seats::only(A), None, 80_000);
        assert_eq!(evening.due(), Some(90_000), "the bank is spent, the seconds are new");
        assert!(evening.chairs[0].helped);
    }

    #[test]
    fn the_rules_clock_stands_while_a_card_is_resolved_and_goes_on() {
        let mut evening = live();
        evening.settle(&waiting(both(), Some((1, 60))), both(), None, 0);
        assert_eq!(evening.due(), Some(60_000), "while it runs it is the only one");
        evening.settle(&waiting(Seats::only(B), None), both(), None, 20_000);
        assert_eq!(evening.house_face().unwrap().left, 40_000);
        assert_eq!(evening.due(), Some(90_000), "B's own");
        // The card gave 30 seconds more.
        evening.settle(&waiting(both(), Some((1, 90))), both(), Some(B), 25_000);
        assert_eq!(evening.due(), Some(25_000 + 70_000));
        assert!(evening.house_is_over(95_000) && !evening.house_is_over(94_999));
        evening.spend_house();
        evening.settle(&waiting(both(), None), both(), None, 95_000);
        // The next day begins with the whole minute.
        evening.settle(&waiting(both(), Some((2, 60))), both(), None, 100_000);
        assert_eq!(evening.due(), Some(160_000));
    }

    #[test]
    fn nothing_counts_during_a_pause() {
        let mut evening = live();
        evening.settle(&waiting(both(), Some((1, 60))), both(), None, 0);
        evening.pause(15_000);
        assert_eq!((evening.due(), evening.house_is_over(999_000)), (None, false));
        assert_eq!(evening.house_face(), Some(Face { of: 60_000, due: None, left: 45_000 }));
        evening.go_on(115_000);
        assert_eq!(evening.due(), Some(160_000));
    }

    #[test]
    fn time_without_the_program_does_not_count() {
        let mut evening = live();
        evening.settle(&waiting(Seats::only(A), None), both(), None, 0);
        evening.resumed(1_000_000);
        assert_eq!(evening.due(), Some(1_070_000));
        let mut slow = Evening::new(Pace::Slow { hours: 24 }, 2);
        slow.settle(&waiting(Seats::only(A), None), both(), None, 0);
        slow.resumed(2 * HOUR);
        assert_eq!(slow.due(), Some(24 * HOUR), "a short stop changes nothing");
        slow.resumed(30 * HOUR);
        assert_eq!(slow.due(), Some(31 * HOUR), "after a long one there is an hour at least");
    }

    #[test]
    fn it_is_kept_as_it_is() {
        let mut evening = live();
        evening.settle(&waiting(both(), Some((1, 60))), both(), None, 5);
        evening.leave(A, Away::Left, 6);
        let kept = serde_json::to_value(&evening).unwrap();
        assert_eq!(serde_json::from_value::<Evening>(kept).unwrap(), evening);
    }
}
