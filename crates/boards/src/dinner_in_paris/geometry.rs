//! From cells to the sheet.
//!
//! The building line is always 36 units inside the sheet's edge, however many cells it has: what lies outside of it
//! is street. Inside the frame a cell is 36 units wide, before the frame scales it.

use dinner_in_paris::{Area, Cell, Components, Spot, Square, View};

/// A cell.
pub(super) const U: f64 = 36.0;
/// Sheet: the line and the street around it.
pub(super) const SIDE: f64 = 20.0 * U;
const CELLS: f64 = 18.0;

/// The square of a table, and how large it is drawn.
#[derive(Clone, Copy)]
pub(super) struct Frame<'a> {
    pub(super) square: &'a Square,
}

impl<'a> Frame<'a> {
    pub(super) fn of(components: &'a Components, view: &View) -> Frame<'a> {
        Frame { square: view.square(components) }
    }

    /// Cells from one end of the line to the other, corners included.
    pub(super) fn span(self) -> usize {
        self.square.size - 2 * self.square.ring
    }

    pub(super) fn scale(self) -> f64 {
        CELLS / self.span() as f64
    }

    /// The side of the framed square, before it is scaled.
    pub(super) fn width(self) -> f64 {
        self.span() as f64 * U
    }

    pub(super) fn transform(self) -> String {
        format!("translate({U} {U}) scale({})", (self.scale() * 10_000.0).round() / 10_000.0)
    }

    /// The north-west corner of a cell.
    pub(super) fn corner(self, cell: Cell) -> (f64, f64) {
        let along = |at: usize| (at as f64 - self.square.ring as f64) * U;
        (along(cell.column()), along(cell.row()))
    }

    pub(super) fn middle(self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.corner(cell);
        (x + U / 2.0, y + U / 2.0)
    }

    /// A point of the frame as a share of the sheet.
    pub(super) fn share(self, (x, y): (f64, f64)) -> (f64, f64) {
        let on_sheet = |at: f64| (U + at * self.scale()) / SIDE;
        (on_sheet(x), on_sheet(y))
    }

    /// The middle of a restaurant's ground on the line.
    pub(super) fn lot(self, spot: Spot, width: usize) -> (f64, f64) {
        let along = (1.0 + spot.offset() as f64 + width as f64 / 2.0) * U;
        let (near, far) = (U / 2.0, self.width() - U / 2.0);
        match spot.side() {
            Area::North => (along, near),
            Area::South => (along, far),
            Area::East => (far, along),
            Area::West => (near, along),
        }
    }

    /// From a restaurant's own ground, with its front at the foot, to the frame.
    pub(super) fn house(self, spot: Spot, width: usize) -> String {
        let from = (1.0 + spot.offset() as f64) * U;
        let to = from + width as f64 * U;
        let far = self.width();
        match spot.side() {
            Area::North => format!("translate({from} 0)"),
            Area::South => format!("translate({to} {far}) rotate(180)"),
            Area::West => format!("translate(0 {to}) rotate(-90)"),
            Area::East => format!("translate({far} {from}) rotate(90)"),
        }
    }
}

/// A number with one decimal at most.
pub(super) fn n(value: f64) -> String {
    // Adding nothing turns -0 into 0.
    ((value * 10.0).round() / 10.0 + 0.0).to_string()
}
