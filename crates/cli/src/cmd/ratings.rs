//! `atable ratings`.

use std::io::Write;

use clap::Args;
use server::ratings::{points, rebuild};

use crate::cmd::serve::{Database, block_on};
use crate::{Editions, title};

#[derive(Args)]
pub(crate) struct Ratings {
    /// The title's slug
    title: String,
    /// First count all finished games anew, in the order in which they were counted
    #[arg(long)]
    rebuild: bool,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    editions: Editions,
}

impl Ratings {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        let title = title(&catalog, &self.title)?;
        block_on(async {
            let store = self.database.open_existing().await?;
            let mut out = std::io::stdout();
            if self.rebuild {
                writeln!(out, "{} games counted", rebuild(store.as_ref()).await?)?;
            }
            for rated in store.ratings(title.meta().slug).await? {
                // People who stay out of the list are named by nothing.
                let name = match (rated.who.strip_prefix("bot:"), &rated.name) {
                    (Some(level), _) => format!("{level} (bot)"),
                    (None, Some(name)) => name.clone(),
                    (None, None) => continue,
                };
                let (rating, uncertainty) = (points(rated.rating), points(rated.uncertainty));
                writeln!(out, "{rating:>6} ± {uncertainty:<4} {:>5} games  {name}", rated.games)?;
            }
            Ok(())
        })
    }
}
