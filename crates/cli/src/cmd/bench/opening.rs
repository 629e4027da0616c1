//! How long a server takes to show a table that it does not have in memory: read, replayed, drawn, sent.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, ensure};
use catalog::{Catalog, Title};
use game::{Actor, Dice, Entry, What};
use serde_json::Value;
use server::{App, Config};
use store::{NewMatch, Sitter, Sqlite, Stage, Store};
use tokio::sync::oneshot;

/// A long game: so many entries, if the title lets it last.
const ENTRIES: usize = 2_000;

/// Milliseconds from the request to the last byte of the page, and how many entries the table had.
pub(super) fn opening(title: &dyn Title) -> anyhow::Result<(f64, usize)> {
    let (table, entries) = long_game(title);
    let folder = std::env::temp_dir().join(format!("atable-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    let path = format!("/tables/{}", table.id);
    let measured = runtime.block_on(async {
        let store = Sqlite::open(&folder.join(format!("{}.db", table.id))).await?;
        store.add_match(&table, &entries).await?;
        let app = App::new(Config::default(), Catalog::embedded(), Arc::new(store));
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(server::serve(
            app,
            SocketAddr::from(([127, 0, 0, 1], 0)),
            move |address| {
                let _ = ready.send(address);
            },
            async move {
                let _ = stopped.await;
            },
        ));
        let address = address.await.context("starting the server")?;
        // The rules' page warms what every table shares, and not this table.
        let warm = format!("/rules/{}", title.meta().slug);
        let took = tokio::task::spawn_blocking(move || get(address, &warm).and_then(|_| get(address, &path)));
        let took = took.await??;
        drop(stop);
        serving.await??;
        anyhow::Ok(took)
    });
    let _ = std::fs::remove_dir_all(&folder);
    Ok((measured?, entries.len()))
}

fn get(address: SocketAddr, path: &str) -> anyhow::Result<f64> {
    let start = Instant::now();
    let mut connection = TcpStream::connect(address)?;
    write!(connection, "GET {path} HTTP/1.1\r\nhost: bench\r\nconnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer)?;
    let took = start.elapsed().as_secs_f64() * 1_000.0;
    ensure!(answer.starts_with(b"HTTP/1.1 200"), "{path}: {}", String::from_utf8_lossy(&answer));
    Ok(took)
}

/// People without haste: from the last quarter of the game on, what can be taken back is taken back.
fn long_game(title: &dyn Title) -> (NewMatch, Vec<Entry>) {
    let (meta, seed) = (title.meta(), 1.into());
    let seats = meta.max_seats.min(4);
    let open = || title.open(seats, &Value::Null, seed, None).expect("the defaults go together");
    let play = |entries: &mut Vec<Entry>, enough: &dyn Fn(usize) -> bool| {
        let (mut table, mut dice) = (open(), Dice::new(2.into()));
        let mut late = false;
        while let Some(seat) = table.status().waiting().iter().next().filter(|_| entries.len() < ENTRIES) {
            let by = Actor::Seat(seat);
            late |= enough(table.plies());
            let action = dice.pick(&table.legal(by)).clone();
            let mut steps = vec![What::Play(action)];
            let before = table.plies();
            for _ in 0..2 {
                let Some(what) = steps.pop() else { break };
                let entry = Entry { by, what };
                if table.as_match().carry_out(&entry).is_ok() {
                    entries.push(entry);
                }
                if late && table.undo_floor(by) <= before && table.plies() > before {
                    steps.push(What::Undo(before));
                }
            }
        }
    };
    let mut whole = Vec::new();
    play(&mut whole, &|_| false);
    let mut entries = Vec::new();
    play(&mut entries, &|plies| plies > whole.len() * 3 / 4);
    // Still on, so that everything is drawn.
    let table = NewMatch {
        id: format!("bench-{}", meta.slug),
        title: meta.slug.to_owned(),
        revision: meta.revision,
        edition: title.edition().to_owned(),
        options: Value::Null,
        seed,
        host: None,
        listed: false,
        stage: Stage::Playing,
        result: None,
        chairs: (0..seats).map(|seat| Some(Sitter::Remembered(format!("Guest {seat}")))).collect(),
    };
    (table, entries)
}
