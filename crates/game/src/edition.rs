//! What is printed on the components, as data that the owner of a box can replace.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

/// A title's component data: parsed and checked once, then trusted.
pub trait Printed: Sized + Send + Sync + 'static {
    /// The embedded files, by name.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks the files.
    ///
    /// # Errors
    /// If a file is missing or wrong: which, where, and what was expected.
    fn read(files: &Files) -> Result<Self, BadFile>;

    /// Whether some of it is reconstructed rather than copied from the box.
    fn is_reconstructed(&self) -> bool {
        true
    }

    /// The edition that comes with the program.
    fn embedded() -> &'static Edition<Self>;
}

/// One set of component data, named by its content.
pub struct Edition<D: 'static> {
    /// A hash of the files, so that a record can say what it was played with.
    pub id: String,
    /// Whether the files are those that come with the program.
    pub is_embedded: bool,
    /// The data.
    pub printed: D,
}

impl<D: Printed> Edition<D> {
    /// Reads the embedded files.
    ///
    /// # Errors
    /// If one is wrong; a test of the title sees to it that none is.
    pub fn read_embedded() -> Result<Edition<D>, BadFile> {
        Edition::read(Files::of::<D>(BTreeMap::new())?)
    }

    /// Lays `replacements` over the embedded files.
    ///
    /// # Errors
    /// If a file is not one of the title's, or its content is wrong.
    pub fn overlaid(replacements: BTreeMap<String, String>) -> Result<Edition<D>, BadFile> {
        Edition::read(Files::of::<D>(replacements)?)
    }

    fn read(files: Files) -> Result<Edition<D>, BadFile> {
        let is_embedded =
            D::FILES.iter().all(|(name, text)| files.0.get(*name).is_some_and(|own| own == text));
        Ok(Edition { id: files.hash(), is_embedded, printed: D::read(&files)? })
    }
}

impl<D> PartialEq for Edition<D> {
    fn eq(&self, other: &Edition<D>) -> bool {
        std::ptr::eq(self, other) || self.id == other.id
    }
}
impl<D> Eq for Edition<D> {}
impl<D> Hash for Edition<D> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}
impl<D> fmt::Debug for Edition<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.id)
    }
}

/// The files of an edition, by name.
#[derive(Clone, Debug)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    fn of<D: Printed>(replacements: BTreeMap<String, String>) -> Result<Files, BadFile> {
        let mut files: BTreeMap<String, String> =
            D::FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        for (name, text) in replacements {
            if !files.contains_key(&name) {
                let known: Vec<_> = D::FILES.iter().map(|(name, _)| *name).collect();
                return Err(BadFile::new(
                    &name,
                    format!("no such component file; there is {}", known.join(", ")),
                ));
            }
            files.insert(name, text);
        }
        Ok(Files(files))
    }

    /// Parses a TOML file.
    ///
    /// # Errors
    /// With the line, if it does not have the form of `T`.
    pub fn parse<T: DeserializeOwned>(&self, name: &str) -> Result<T, BadFile> {
        let text = self.text(name)?;
        toml::from_str(text).map_err(|error| {
            let bad = BadFile::new(name, error.message());
            match error.span() {
                Some(span) => bad.at(text, span.start),
                None => bad,
            }
        })
    }

    /// A file's text, to find the line of a fault.
    ///
    /// # Errors
    /// If there is no such file.
    pub fn text(&self, name: &str) -> Result<&str, BadFile> {
        self.0.get(name).map(String::as_str).ok_or_else(|| BadFile::new(name, "missing"))
    }

    fn hash(&self) -> String {
        let mut hasher = Sha256::new();
        for (name, text) in &self.0 {
            for part in [name, text] {
                hasher.update((part.len() as u64).to_le_bytes());
                hasher.update(part);
            }
        }
        hasher.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Why a component file is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadFile {
    /// Its name.
    pub file: String,
    /// The line, where it is known.
    pub line: Option<usize>,
    /// What is wrong and what was expected.
    pub reason: String,
}

impl BadFile {
    /// A fault of the file as a whole.
    pub fn new(file: &str, reason: impl Into<String>) -> BadFile {
        BadFile { file: file.to_owned(), line: None, reason: reason.into() }
    }

    /// The same, with the line of a byte of its text.
    #[must_use]
    pub fn at(self, text: &str, byte: usize) -> BadFile {
        let line = text.as_bytes()[..byte.min(text.len())].iter().filter(|b| **b == b'\n').count() + 1;
        BadFile { line: Some(line), ..self }
    }
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for BadFile {}
