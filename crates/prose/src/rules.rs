//! A title's rules as chapters and numbered paragraphs.

/// A chapter: `## 3 Building`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its heading.
    pub heading: String,
    /// What stands under it.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph: `**3.2** Each locomotive …`. Glossary tables and notes have no number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// `3.2` or `Q4`, if it is a rule.
    pub number: Option<String>,
    /// The words, with `**` around what is stressed.
    pub text: String,
}

/// Reads a `RULES.md`: one sentence a line, a blank line between paragraphs. Tables are left out.
pub fn rules(markdown: &str) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for block in markdown.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        if let Some(heading) = block.strip_prefix("## ") {
            chapters.push(Chapter { heading: heading.to_owned(), paragraphs: Vec::new() });
            continue;
        }
        let Some(chapter) = chapters.last_mut() else { continue };
        if block.starts_with(['|', '#']) {
            continue;
        }
        let block = block.split('\n').map(str::trim).collect::<Vec<_>>().join(" ");
        let numbered = block.strip_prefix("**").and_then(|rest| rest.split_once("** "));
        let (number, text) = match numbered {
            Some((number, text)) if is_number(number) => (Some(number.to_owned()), text.to_owned()),
            _ => (None, block),
        };
        chapter.paragraphs.push(Paragraph { number, text });
    }
    chapters
}

/// `3.2` or `Q4`.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.strip_prefix('Q') {
        Some(rest) => digits(rest),
        None => text.split_once('.').is_some_and(|(chapter, paragraph)| digits(chapter) && digits(paragraph)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_and_numbers_are_read() {
        let read = rules(
            "# Title\n\nIntro.\n\n## 3 Building\n\n**3.2** Beside.\nAlways.\n\nA note.\n\n| a | b |\n\n## Rulings\n\n**Q4** So.",
        );
        assert_eq!(read.len(), 2);
        assert_eq!(read[0].heading, "3 Building");
        assert_eq!(read[0].paragraphs.len(), 2);
        assert_eq!(
            read[0].paragraphs[0],
            Paragraph { number: Some("3.2".into()), text: "Beside. Always.".into() }
        );
        assert_eq!(read[0].paragraphs[1].number, None);
        assert_eq!(read[1].paragraphs[0].number.as_deref(), Some("Q4"));
    }
}
