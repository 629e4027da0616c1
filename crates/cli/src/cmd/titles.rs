//! `atable titles`.

use std::io::Write;

use catalog::Catalog;
use clap::Args;
use prose::Locale;

#[derive(Args)]
pub(crate) struct Titles {
    /// As JSON
    #[arg(long)]
    json: bool,
}

impl Titles {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = Catalog::embedded();
        let mut out = std::io::stdout().lock();
        if self.json {
            let metas: Vec<_> = catalog.titles().iter().map(|title| title.meta()).collect();
            writeln!(out, "{}", serde_json::to_string_pretty(&metas)?)?;
            return Ok(());
        }
        for title in catalog.titles() {
            let meta = title.meta();
            let name = title.say(Locale::En, "title");
            let seats = format!("{}–{} players", meta.min_seats, meta.max_seats);
            writeln!(out, "{:<20} {name:<20} {seats}, edition {}", meta.slug, title.edition())?;
        }
        Ok(())
    }
}
