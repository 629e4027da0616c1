//! Both directions: every rule has code and a test that cite it, and nothing cites a rule that is not there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, bail};

use crate::{files, titles};

/// Rulings that no code of the rules crate can hold, each with its reason.
const NOT_IN_CODE: [(&str, &str, &str); 1] =
    [("paris-connection", "Q9", "a series of games is the table's affair, not the game's")];

pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let mut faults = Vec::new();
    let mut count = 0;
    for title in titles(root)? {
        let slug = title.file_name().and_then(|name| name.to_str()).context("a title's folder")?.to_owned();
        let rules = numbers(&title.join("RULES.md"))?;
        count += rules.len();
        if rules.is_empty() {
            faults.push(format!("{slug}: RULES.md has no numbered paragraph"));
        }
        for language in ["fr", "nl"] {
            let path = title.join(format!("RULES.{language}.md"));
            if !path.exists() {
                continue;
            }
            let translated = numbers(&path)?;
            for number in rules.symmetric_difference(&translated) {
                faults
                    .push(format!("{slug}: {number} stands in only one of RULES.md and RULES.{language}.md"));
            }
        }
        let code = cited(&title.join("src"))?;
        let tests = cited(&title.join("tests"))?;
        for (number, place) in code.iter().chain(&tests) {
            if !rules.contains(number) {
                faults.push(format!("{slug}: {place} cites {number}, which RULES.md does not have"));
            }
        }
        for number in &rules {
            if NOT_IN_CODE.iter().any(|(title, excepted, _)| *title == slug && excepted == number) {
                continue;
            }
            if !code.contains_key(number) {
                faults.push(format!("{slug}: no code cites {number}"));
            }
            if !tests.contains_key(number) {
                faults.push(format!("{slug}: no test cites {number}"));
            }
        }
    }
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    println!("{count} rules and rulings, each with code and a test");
    Ok(())
}

/// The numbers of a `RULES.md`: `R3.2`, `Q4`.
fn numbers(path: &Path) -> anyhow::Result<BTreeSet<String>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let mut numbers = BTreeSet::new();
    for line in text.lines() {
        let Some((number, _)) = line.strip_prefix("**").and_then(|rest| rest.split_once("** ")) else {
            continue;
        };
        let number = if number.starts_with('Q') { number.to_owned() } else { format!("R{number}") };
        if is_number(&number) && !numbers.insert(number.clone()) {
            bail!("{}: {number} is there twice", path.display());
        }
    }
    Ok(numbers)
}

/// What the Rust files below a folder cite, with one place for each.
fn cited(folder: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let mut cited = BTreeMap::new();
    for path in files(folder, &[".rs"])? {
        let text = std::fs::read_to_string(&path)?;
        for (idx, line) in text.lines().enumerate() {
            for word in line.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.')) {
                let word = word.trim_end_matches('.');
                if is_number(word) {
                    cited.entry(word.to_owned()).or_insert_with(|| format!("{}:{}", path.display(), idx + 1));
                }
            }
        }
    }
    Ok(cited)
}

/// `R3.2` or `Q4`. A bare chapter, `R3`, is a heading and not a rule.
fn is_number(word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match (word.strip_prefix('R'), word.strip_prefix('Q')) {
        (Some(rest), _) => {
            rest.split_once('.').is_some_and(|(chapter, paragraph)| digits(chapter) && digits(paragraph))
        }
        (_, Some(rest)) => digits(rest),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_from_words() {
        for number in ["R3.2", "R10.11", "Q4", "Q12"] {
            assert!(is_number(number), "{number}");
        }
        for word in ["R3", "R", "Q", "R3.", "Rust", "R3.x", "Q4a", "3.2"] {
            assert!(!is_number(word), "{word}");
        }
    }
}
