//! `atable rules`.

use std::io::Write;

use catalog::Catalog;
use clap::Args;
use prose::Locale;

use crate::title;

#[derive(Args)]
pub(crate) struct Rules {
    /// The title's slug, such as paris-connection
    title: String,
    /// en, fr or nl
    #[arg(long, default_value = "en")]
    lang: Locale,
}

impl Rules {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = Catalog::embedded();
        let text = title(&catalog, &self.title)?.rules_text(self.lang);
        std::io::stdout().lock().write_all(text.as_bytes())?;
        Ok(())
    }
}
