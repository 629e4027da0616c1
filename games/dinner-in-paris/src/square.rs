//! The square (R6): what is where, for one face of the board and one number of players.

use crate::cells::{Cell, Cells, Spot};
use crate::ids::{Area, Decor};

/// One piece of decor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element {
    pub decor: Decor,
    pub cells: Cells,
    /// R6.6: the cells around it, corners included.
    pub around: Cells,
}

/// R6.5: the quarters, in the order of reading.
pub const QUARTERS: [(Area, Area); 4] = [
    (Area::North, Area::West),
    (Area::North, Area::East),
    (Area::South, Area::West),
    (Area::South, Area::East),
];

/// A face of the board as so many players use it.
#[derive(Clone, Debug)]
pub struct Square {
    /// Rows and columns of the face.
    pub size: usize,
    /// R5.4: which ring is the building line; 0 is the outermost.
    pub ring: usize,
    /// R6.1: where terraces may lie at all: inside the line and beside the decor.
    pub ground: Cells,
    /// R6.1: everything inside the line.
    pub inside: Cells,
    /// R8.1: cells with a pigeon.
    pub pigeons: Cells,
    pub elements: Vec<Element>,
    /// R6.6: around any element of each kind of decor.
    pub around: [Cells; Decor::COUNT],
    /// R6.5.
    pub halves: [Cells; Area::COUNT],
    /// R6.5, in the order of [`QUARTERS`].
    pub quarters: [Cells; 4],
}

impl Square {
    /// R5.4: how many cells of the line each side has; its corners belong to none.
    pub const fn side(&self) -> usize {
        self.size - 2 * self.ring - 2
    }

    /// The cell of the building line at a spot.
    pub fn line_cell(&self, spot: Spot) -> Cell {
        let (near, far) = (self.ring, self.size - 1 - self.ring);
        let along = self.ring + 1 + spot.offset();
        match spot.side() {
            Area::North => Cell::new(along, near),
            Area::South => Cell::new(along, far),
            Area::East => Cell::new(far, along),
            Area::West => Cell::new(near, along),
        }
    }

    /// R6.4: the cell one step inwards from the line.
    pub fn front_cell(&self, spot: Spot) -> Cell {
        let (near, far) = (self.ring + 1, self.size - 2 - self.ring);
        let along = self.ring + 1 + spot.offset();
        match spot.side() {
            Area::North => Cell::new(along, near),
            Area::South => Cell::new(along, far),
            Area::East => Cell::new(far, along),
            Area::West => Cell::new(near, along),
        }
    }

    /// R6.4: the cells in front of a restaurant.
    pub fn front(&self, spot: Spot, width: usize) -> Cells {
        let offsets = spot.offset()..spot.offset() + width;
        offsets.map(|offset| self.front_cell(Spot::new(spot.side(), offset))).collect()
    }

    /// The spot of a cell of the building line, if it is one.
    pub fn spot_of(&self, cell: Cell) -> Option<Spot> {
        (0..4)
            .flat_map(|side| (0..self.side()).map(move |offset| Spot::new(Area::ALL[side], offset)))
            .find(|spot| self.line_cell(*spot) == cell)
    }

    /// What stands on a cell.
    pub fn decor_at(&self, cell: Cell) -> Option<Decor> {
        self.elements.iter().find(|element| element.cells.contains(cell)).map(|element| element.decor)
    }

    /// Reads a drawing whose letters have been checked.
    pub(crate) fn drawn(grid: &[&str], ring: usize) -> Result<Square, (usize, String)> {
        let size = grid.len();
        let at = |cell: Cell| grid[cell.row()].as_bytes()[cell.column()];
        let all = || (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(column, row)));
        let within = |cell: Cell, from: usize| {
            (from..size - from).contains(&cell.column()) && (from..size - from).contains(&cell.row())
        };
        let inside: Cells = all().filter(|cell| within(*cell, ring + 1)).collect();
        if let Some(cell) =
            all().find(|cell| at(*cell) != b'.' && at(*cell) != b'#' && !inside.contains(*cell))
        {
            let letter = char::from(at(cell));
            return Err((
                cell.row(),
                format!("{letter:?} in column {} is not inside the line", cell.column()),
            ));
        }
        if let Some(cell) = inside.iter().find(|cell| at(*cell) == b'#') {
            return Err((cell.row(), format!("the bush in column {} is inside the line", cell.column())));
        }
        let mut elements: Vec<Element> = Vec::new();
        for cell in all() {
            let Some(decor) = decor_of(at(cell)) else { continue };
            if elements.iter().any(|element| element.cells.contains(cell)) {
                continue;
            }
            let alike: Cells = all().filter(|other| at(*other) == at(cell)).collect();
            let cells = connected(&Cells::only(cell), &alike);
            let near = |other: Cell| {
                cells.iter().any(|own| {
                    own.column().abs_diff(other.column()) <= 1 && own.row().abs_diff(other.row()) <= 1
                })
            };
            let around: Cells = all().filter(|other| near(*other)).collect::<Cells>().without(&cells);
            elements.push(Element { decor, cells, around });
        }
        for decor in Decor::ALL {
            if !elements.iter().any(|element| element.decor == decor) {
                return Err((0, format!("there is no {}", decor.slug())));
            }
        }
        let stand = elements.iter().fold(Cells::EMPTY, |all, element| all.or(&element.cells));
        let in_area = |area: Area, cell: Cell| match area {
            Area::North => cell.row() < size / 2,
            Area::South => cell.row() >= size / 2,
            Area::East => cell.column() >= size / 2,
            Area::West => cell.column() < size / 2,
        };
        let halves = Area::ALL.map(|area| all().filter(|cell| in_area(area, *cell)).collect::<Cells>());
        Ok(Square {
            size,
            ring,
            ground: inside.without(&stand),
            inside,
            pigeons: all().filter(|cell| at(*cell) == b'p').collect(),
            around: Decor::ALL.map(|decor| {
                let own = elements.iter().filter(|element| element.decor == decor);
                own.fold(Cells::EMPTY, |all, element| all.or(&element.around))
            }),
            elements,
            quarters: QUARTERS.map(|(a, b)| halves[a.index()].and(&halves[b.index()])),
            halves,
        })
    }
}

/// Which decor a letter of the drawing stands for.
pub(crate) fn decor_of(letter: u8) -> Option<Decor> {
    match letter {
        b'F' => Some(Decor::Fountain),
        b'B' => Some(Decor::Band),
        b'L' => Some(Decor::Lamp),
        b'G' => Some(Decor::Flowerbed),
        _ => None,
    }
}

/// What can be walked to from `start`, side by side, over `through`.
pub(crate) fn connected(start: &Cells, through: &Cells) -> Cells {
    let mut reached = start.and(through);
    loop {
        let next = reached.or(&reached.beside().and(through));
        if next == reached {
            return reached;
        }
        reached = next;
    }
}
