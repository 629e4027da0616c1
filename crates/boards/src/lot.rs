//! Numbers and rectangles of a sheet.

/// A number as it stands in a picture: two places after the point are finer than any screen.
pub(crate) fn n(value: f64) -> String {
    // Adding nothing turns -0 into 0.
    ((value * 100.0).round() / 100.0 + 0.0).to_string()
}

/// A rectangle of the sheet.
#[derive(Clone, Copy)]
pub(crate) struct Lot {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) wide: f64,
    pub(crate) high: f64,
}

impl Lot {
    pub(crate) const fn new(x: f64, y: f64, wide: f64, high: f64) -> Lot {
        Lot { x, y, wide, high }
    }

    pub(crate) fn centre(self) -> (f64, f64) {
        (self.x + self.wide / 2.0, self.y + self.high / 2.0)
    }
}
