//! What a reviewer should not have to look for.

use std::path::Path;

use anyhow::bail;

use crate::{files, quotes, titles};

/// Rules are pure: no title depends on anything that could draw, print, wait or read a clock.
const NOT_FOR_TITLES: [&str; 12] = [
    "rand", "tokio", "axum", "sqlx", "maud", "fluent", "chrono", "time", "boards", "prose", "server", "store",
];

/// Longer files want to be two things.
const LONG: usize = 600;

pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let mut faults = Vec::new();
    for title in titles(root)? {
        let manifest = std::fs::read_to_string(title.join("Cargo.toml"))?;
        for name in NOT_FOR_TITLES {
            if manifest.lines().any(|line| line.split(['.', ' ', '=']).next() == Some(name)) {
                faults.push(format!("{}: a title does not depend on {name}", title.display()));
            }
        }
        for needed in ["README.md", "RULES.md", "tests/laws.rs", "tests/golden.rs", "tests/rulebook.rs"] {
            if !title.join(needed).exists() {
                faults.push(format!("{}: {needed} is missing", title.display()));
            }
        }
    }
    // Only the store speaks SQL.
    for path in files(&root.join("crates"), &[".rs"])? {
        let text = std::fs::read_to_string(&path)?;
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        if text.contains("sqlx::query") && !name.starts_with("crates/store/") {
            faults.push(format!("{name}: only the store contains SQL"));
        }
    }
    for path in files(root, &[".rs", ".toml", ".md", ".ftl", ".css", ".js", ".mjs", ".sql"])? {
        let text = std::fs::read_to_string(&path)?;
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        for (idx, line) in text.lines().enumerate() {
            if line.ends_with([' ', '\t']) {
                faults.push(format!("{name}:{}: blanks at the end of the line", idx + 1));
            }
        }
        if !text.is_empty() && !text.ends_with('\n') {
            faults.push(format!("{name}: no newline at the end"));
        }
        if name.ends_with(".rs") && text.lines().count() > LONG {
            faults.push(format!(
                "{name}: {} lines; a file that outgrows {LONG} wants to be two things",
                text.lines().count()
            ));
        }
        let unfinished = ["todo", "unimplemented", "dbg"].map(|word| format!("{word}!("));
        if name.ends_with(".rs") && unfinished.iter().any(|mark| text.contains(mark.as_str())) {
            faults.push(format!("{name}: unfinished"));
        }
    }
    faults.extend(quotes::faults(root)?);
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    println!("tidy");
    Ok(())
}
