//! Where hexes lie on the sheet, and paths through points.

use std::collections::BTreeMap;
use std::fmt::Write;

use game::Edition;
use kit::Hex;
use paris_connection::Map;

use super::SHEET;

/// From the middle of a hex to a corner, in user units.
pub(super) const SIZE: f64 = 30.0;
const ROOT_3: f64 = 1.732_050_807_568_877_2;

pub(super) type Point = (f64, f64);

/// East, then clockwise: twice the cosine, and the sine in halves of √3.
const CORNERS: [(i32, i32); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];
/// The neighbour behind the edge that begins at each corner.
const BEHIND: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The middle of a hex.
pub(super) fn centre(hex: Hex) -> Point {
    spot(hex.q.into(), hex.r.into())
}

/// A point in the coordinates of the hexes.
pub(super) fn spot(q: f64, r: f64) -> Point {
    (1.5 * SIZE * q, ROOT_3 * SIZE * (r + q / 2.0))
}

/// The corners of a hex at the origin.
pub(super) fn corners(size: f64) -> [Point; 6] {
    CORNERS.map(|(x, y)| (size * f64::from(x) / 2.0, size * f64::from(y) * ROOT_3 / 2.0))
}

/// The corners of a hex where it lies.
pub(super) fn corners_of(hex: Hex, size: f64) -> [Point; 6] {
    let (x, y) = centre(hex);
    corners(size).map(|(dx, dy)| (x + dx, y + dy))
}

/// A number with one decimal at most.
pub(super) fn n(value: f64) -> String {
    // Adding nothing turns -0 into 0.
    ((value * 10.0).round() / 10.0 + 0.0).to_string()
}

/// Points as a path.
pub(super) fn path(points: &[Point], close: bool) -> String {
    let mut d = String::new();
    for (idx, (x, y)) in points.iter().enumerate() {
        write!(d, "{}{} {}", if idx == 0 { 'M' } else { 'L' }, n(*x), n(*y))
            .expect("strings take everything");
    }
    if close {
        d.push('Z');
    }
    d
}

/// The border of a map, as closed paths.
pub(super) fn outline(map: &Map) -> String {
    let corner = |hex: Hex, k: usize| {
        let (x, y) = CORNERS[k % 6];
        (3 * i32::from(hex.q) + x, 2 * i32::from(hex.r) + i32::from(hex.q) + y)
    };
    // Three hexes meet at a corner, so the border leaves each corner by one edge at most.
    let mut edges = BTreeMap::new();
    for place in &map.places {
        let hex = place.hex;
        for (k, (q, r)) in BEHIND.into_iter().enumerate() {
            if map.number(Hex::new(hex.q + q, hex.r + r)).is_none() {
                edges.insert(corner(hex, k), corner(hex, k + 1));
            }
        }
    }
    let mut d = String::new();
    while let Some((start, mut at)) = edges.pop_first() {
        let mut ring = vec![start];
        while let Some(next) = edges.remove(&at) {
            ring.push(at);
            at = next;
        }
        let points: Vec<Point> = ring
            .into_iter()
            .map(|(x, y)| (SIZE * f64::from(x) / 2.0, SIZE * f64::from(y) * ROOT_3 / 2.0))
            .collect();
        d += &path(&points, true);
    }
    d
}

/// A smooth line through points (Catmull-Rom).
pub(super) fn smooth(points: &[Point]) -> String {
    let at = |idx: usize| points[idx.min(points.len() - 1)];
    let (x, y) = at(0);
    let mut d = format!("M{} {}", n(x), n(y));
    for idx in 0..points.len().saturating_sub(1) {
        let (before, from, to, after) = (at(idx.saturating_sub(1)), at(idx), at(idx + 1), at(idx + 2));
        let out = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
        let into = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
        let curve = [out, into, to].map(|(x, y)| format!("{} {}", n(x), n(y)));
        write!(d, "C{}", curve.join(" ")).expect("strings take everything");
    }
    d
}

/// How a map is put on the sheet. Ours fits; another one may have to be moved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Frame {
    scale: f64,
    x: f64,
    y: f64,
}

impl Frame {
    pub(super) fn of(edition: &Edition<Map>) -> Frame {
        let stay = Frame { scale: 1.0, x: 0.0, y: 0.0 };
        if edition.is_embedded {
            return stay;
        }
        let margin = 8.0;
        let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
        for place in &edition.printed.places {
            for (x, y) in corners_of(place.hex, SIZE) {
                (left, right) = (left.min(x), right.max(x));
                (top, bottom) = (top.min(y), bottom.max(y));
            }
        }
        let (sheet_right, sheet_bottom) = (SHEET.left + SHEET.width, SHEET.top + SHEET.height);
        if left >= SHEET.left && top >= SHEET.top && right <= sheet_right && bottom <= sheet_bottom {
            return stay;
        }
        let across = (SHEET.width - 2.0 * margin) / (right - left);
        let down = (SHEET.height - 2.0 * margin) / (bottom - top);
        let scale = across.min(down).min(1.0);
        Frame {
            scale,
            x: (SHEET.left + sheet_right) / 2.0 - scale * (left + right) / 2.0,
            y: (SHEET.top + sheet_bottom) / 2.0 - scale * (top + bottom) / 2.0,
        }
    }

    /// The attribute, if it does anything.
    pub(super) fn transform(&self) -> Option<String> {
        let moved = *self != Frame { scale: 1.0, x: 0.0, y: 0.0 };
        moved.then(|| format!("translate({} {}) scale({:.4})", n(self.x), n(self.y), self.scale))
    }

    /// Where a point of the map lies on the sheet, as shares of its width and height.
    pub(super) fn share(&self, (x, y): Point) -> (f64, f64) {
        (
            (self.scale * x + self.x - SHEET.left) / SHEET.width,
            (self.scale * y + self.y - SHEET.top) / SHEET.height,
        )
    }
}
