//! Whether bots keep to their time while every table thinks.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use catalog::{Catalog, Level};
use serde_json::Value;
use server::{App, Config};
use store::{NewMatch, Sitter, Sqlite, Stage, Store};
use tokio::sync::oneshot;

/// Tables of each title for each level: many times more than cores.
const TABLES: u64 = 4;

/// How many decisions bots of a level came to, and what part of them within their time and a tenth.
pub(super) struct Kept {
    pub(super) level: Level,
    pub(super) decisions: f64,
    pub(super) in_time: f64,
}

/// Lets tables full of bots think, all at once and without a pause, for so long.
pub(super) fn crowd(span: Duration) -> anyhow::Result<(u64, Vec<Kept>)> {
    let catalog = Catalog::embedded();
    let levels = [Level::SousChef, Level::Chef];
    let folder = std::env::temp_dir().join(format!("atable-crowd-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    let mut tables = 0;
    let figures = runtime.block_on(async {
        let store = Sqlite::open(&folder.join("crowd.db")).await?;
        for title in catalog.titles().iter().filter(|title| !title.meta().example) {
            let meta = title.meta();
            for (level, number) in levels.into_iter().flat_map(|level| (0..TABLES).map(move |n| (level, n))) {
                tables += 1;
                let bot = |seat: u8| Sitter::Bot { level: level.to_string(), name: format!("Bot {seat}") };
                let table = NewMatch {
                    id: format!("crowd-{tables}"),
                    title: meta.slug.to_owned(),
                    revision: meta.revision,
                    edition: title.edition().to_owned(),
                    options: Value::Null,
                    seed: number.into(),
                    host: None,
                    listed: false,
                    stage: Stage::Playing,
                    result: None,
                    chairs: (0..meta.max_seats.min(4)).map(|seat| Some(bot(seat))).collect(),
                };
                store.add_match(&table, &[]).await?;
            }
        }
        let config = Config { bot_pause: Duration::ZERO, ..Config::default() };
        let app = App::new(config, catalog.clone(), Arc::new(store));
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async move {
            let _ = stopped.await;
        };
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let serving = tokio::spawn(server::serve(app.clone(), anywhere, |_| {}, until));
        tokio::time::sleep(span).await;
        let figures = app.figures();
        drop(stop);
        serving.await??;
        anyhow::Ok(figures)
    });
    let _ = std::fs::remove_dir_all(&folder);
    let figures = figures?;
    let kept = levels.into_iter().filter_map(|level| {
        let bound = level.thinks()?.as_secs_f64() * 1.1;
        let count = |le: String| {
            let label = format!("level=\"{level}\"");
            let line = figures.lines().find(|line| {
                line.starts_with("atable_bot_thinking_seconds_bucket")
                    && line.contains(&label)
                    && line.contains(&format!("le=\"{le}\""))
            });
            line?.rsplit(' ').next()?.parse::<f64>().ok()
        };
        let decisions = count("+Inf".to_owned())?;
        Some(Kept {
            level,
            decisions,
            in_time: count(format!("{bound:.2}").trim_end_matches('0').to_owned())? / decisions,
        })
    });
    Ok((tables, kept.collect()))
}
