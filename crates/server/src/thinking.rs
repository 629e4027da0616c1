//! Where bots think long: threads of their own, of lower priority than the pages', as many as there are cores for short
//! thoughts, as many for long ones, and one for what people ask beside the game. None waits for a longer one.
//!
//! Time counts from the moment a decision is asked for. When more tables think than there are threads, each gets
//! its part of the time, so that none waits for another's bot.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use catalog::{Memory, Thought};
use game::{Dice, Seed};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::app::random_bytes;

type Job = Box<dyn FnOnce() + Send>;

/// However many tables think, each gets this part of its time.
const LEAST: f64 = 0.002;
/// How much the pages go first.
const NICENESS: i32 = 10;
/// Thoughts up to here are short.
const SHORT: Duration = Duration::from_millis(500);

/// All threads that think.
pub(crate) struct Thinking {
    short: Pool,
    long: Pool,
    beside: Pool,
}

/// Threads for thoughts of about the same length, and how many decisions are asked of them.
struct Pool {
    jobs: mpsc::Sender<Job>,
    threads: usize,
    asked: Arc<AtomicUsize>,
}

/// One decision that was asked for.
struct Asked(Arc<AtomicUsize>);

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pool {
    fn new(threads: usize) -> Pool {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads {
            let queue = queue.clone();
            std::thread::spawn(move || {
                // On Linux this is the thread's alone; where it is refused, bots think at the pages' priority.
                #[cfg(target_os = "linux")]
                let _ = rustix::process::nice(NICENESS);
                // Ends with the hub. The lock is free again before the job begins.
                while let Ok(job) = { queue.lock().unwrap_or_else(PoisonError::into_inner).recv() } {
                    // Whoever asked sees that no answer comes.
                    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
                }
            });
        }
        Pool { jobs, threads, asked: Arc::default() }
    }

    /// What comes of it; `None` if it failed.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let job = move || {
            // Whoever asked may be gone.
            let _ = answer.send(work());
        };
        self.jobs.send(Box::new(job)).ok()?;
        answered.await.ok()
    }
}

impl Thinking {
    pub(crate) fn new() -> Thinking {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Thinking { short: Pool::new(cores), long: Pool::new(cores), beside: Pool::new(1) }
    }

    /// The decision and what is remembered of it; `None` if the bot failed.
    pub(crate) async fn think(&self, thought: Thought, mut memory: Memory) -> Option<(Value, Memory)> {
        let mut dice = Dice::new(Seed::from_bytes(random_bytes()));
        let Some(full) = thought.span else {
            let quick = move || (thought.think(None, &mut memory, &mut dice), memory);
            return tokio::task::spawn_blocking(quick).await.ok();
        };
        let pool = if full <= SHORT { &self.short } else { &self.long };
        let (start, threads) = (Instant::now(), pool.threads);
        pool.asked.fetch_add(1, Ordering::Relaxed);
        let asked = Asked(pool.asked.clone());
        pool.work(move || {
            let span = share(full, start.elapsed(), threads, asked.0.load(Ordering::Relaxed));
            (thought.think(Some(span), &mut memory, &mut dice), memory)
        })
        .await
    }

    /// Other work of the kind: a hint, a decision that is looked back on. `None` if it failed.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.beside.work(work).await
    }
}

/// What is left of a decision's time, shared between all that are asked for.
fn share(full: Duration, waited: Duration, threads: usize, asked: usize) -> Duration {
    let part = full.mul_f64((threads as f64 / asked.max(1) as f64).min(1.0));
    part.min(full.saturating_sub(waited)).max(full.mul_f64(LEAST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waited_thinks_less_and_a_crowd_shares() {
        let (full, none) = (Duration::from_secs(2), Duration::ZERO);
        assert_eq!(share(full, none, 2, 1), full);
        assert_eq!(share(full, none, 2, 2), full);
        assert_eq!(share(full, none, 2, 8), Duration::from_millis(500));
        assert_eq!(share(full, Duration::from_millis(1_900), 2, 8), Duration::from_millis(100));
        assert_eq!(share(full, Duration::from_secs(9), 2, 8), Duration::from_millis(4));
    }
}
