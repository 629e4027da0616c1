//! Chores: `cargo xtask rules`, `cargo xtask golden [--bless]`, `cargo xtask tidy`.
#![expect(clippy::print_stdout, reason = "a chore tells what it did")]

mod quotes;
mod rules;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

fn main() -> std::process::ExitCode {
    match run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            println!("{error}");
            std::process::ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("the workspace's root")?.to_owned();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["rules"] => rules::check(&root),
        ["tidy"] => tidy::check(&root),
        ["golden"] => golden(&root, false),
        ["golden", "--bless"] => golden(&root, true),
        _ => bail!("usage: cargo xtask rules | golden [--bless] | tidy"),
    }
}

/// Plays the golden games of every title: compares them, or writes them anew.
fn golden(root: &Path, bless: bool) -> anyhow::Result<()> {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    command.current_dir(root).args(["test", "--test", "golden"]);
    for title in titles(root)? {
        command.args([
            "--package",
            title.file_name().and_then(|name| name.to_str()).context("a title's folder")?,
        ]);
    }
    if bless {
        command.env("BLESS", "1");
    }
    if !command.status()?.success() {
        bail!("golden games differ: look at the difference, and bless it if it is meant");
    }
    if bless {
        println!("golden games are written; read the difference before you commit it");
    }
    Ok(())
}

/// The folders of the titles.
pub(crate) fn titles(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut titles = Vec::new();
    for entry in std::fs::read_dir(root.join("games"))? {
        let path = entry?.path();
        if path.join("Cargo.toml").exists() {
            titles.push(path);
        }
    }
    titles.sort();
    Ok(titles)
}

/// All files below a folder with one of these endings.
pub(crate) fn files(folder: &Path, endings: &[&str]) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).with_context(|| format!("reading {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() {
                if !["target", "node_modules", ".git", ".peers", "screenshots"].contains(&name) {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
