//! What a document quotes still stands in the file it names.
//!
//! A quotation is a fenced block whose first line names a file: ```` ```rust games/connect-four/src/view.rs ````.
//! A line with nothing but `…` leaves something out.

use std::path::Path;

use crate::files;

/// The faults of all documents.
pub(crate) fn faults(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut faults = Vec::new();
    for document in files(&root.join("docs"), &[".md"])? {
        let name = document.strip_prefix(root).unwrap_or(&document).display().to_string();
        for (line, file, quoted) in quotations(&std::fs::read_to_string(&document)?) {
            match std::fs::read_to_string(root.join(&file)) {
                Ok(text) if stands_in(&quoted, &text) => {}
                Ok(_) => faults.push(format!("{name}:{line}: this does not stand in {file} any more")),
                Err(_) => faults.push(format!("{name}:{line}: there is no {file}")),
            }
        }
    }
    Ok(faults)
}

/// The quotations of a document: where each begins, the file, and the text.
fn quotations(text: &str) -> Vec<(usize, String, String)> {
    let mut found = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((idx, line)) = lines.next() {
        let Some(head) = line.strip_prefix("```").filter(|head| !head.is_empty()) else { continue };
        let quoted: Vec<&str> =
            lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
        if let Some((_, file)) = head.split_once(' ') {
            found.push((idx + 1, file.to_owned(), quoted.join("\n")));
        }
    }
    found
}

/// Whether the parts between the omissions stand in a text, one after the other.
fn stands_in(quoted: &str, text: &str) -> bool {
    let mut rest = text;
    quoted.split("\n…\n").all(|part| match rest.split_once(part) {
        Some((_, after)) => {
            rest = after;
            true
        }
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quotation_names_its_file() {
        let text =
            "Words\n\n```rust a/b.rs\none\n…\nthree\n```\n\n```sh\nls\n```\n\n```toml c.toml\nx = 1\n```\n";
        let found = quotations(text);
        assert_eq!(found[0], (3, "a/b.rs".to_owned(), "one\n…\nthree".to_owned()));
        assert_eq!((found.len(), found[1].1.as_str()), (2, "c.toml"));
    }

    #[test]
    fn what_was_changed_does_not_stand_there_any_more() {
        let text = "one\ntwo\nthree\n";
        assert!(stands_in("one\n…\nthree", text) && stands_in("two\nthree", text));
        assert!(!stands_in("one\nthree", text) && !stands_in("three\n…\none", text));
    }
}
