//! The terrace rules once more, the slow and plain way: cells in lists, straight from the rulebook, for the engine
//! to be compared with. It knows the table only through the public view.

use dinner_in_paris::{Cell, Components, HouseView, View};
use game::Seat;

/// Terraces that the active player may lay now, as `(cell, restaurant)`, from the view of that player.
pub(crate) fn terraces(view: &View, components: &Components) -> Vec<(Cell, String)> {
    let mut found = Vec::new();
    for house in view.houses.iter().filter(|house| house.owner == view.active) {
        let Some(price) = price(view, components, house) else { continue };
        if price > view.turn.coins {
            continue;
        }
        for row in 0..view.square(components).size {
            for column in 0..view.square(components).size {
                let cell = Cell::new(column, row);
                if allowed(view, components, house, cell) {
                    found.push((cell, house.house.to_string()));
                }
            }
        }
    }
    found.sort();
    found
}

/// R7.2.
fn price(view: &View, components: &Components, house: &HouseView) -> Option<u8> {
    let row = components.menu(house.house.kind()).row;
    let emptied = view.players[house.owner.index()].emptied[row];
    let printed = &components.rows[row];
    (emptied < printed.size).then(|| printed.cost[usize::from(emptied)])
}

fn neighbours(cell: Cell) -> Vec<Cell> {
    let (column, row) = (cell.column() as i32, cell.row() as i32);
    [(0, -1), (-1, 0), (1, 0), (0, 1)]
        .into_iter()
        .map(|(dx, dy)| (column + dx, row + dy))
        .filter(|(column, row)| (0..20).contains(column) && (0..20).contains(row))
        .map(|(column, row)| Cell::new(column as usize, row as usize))
        .collect()
}

fn at(view: &View, cell: Cell) -> Option<&HouseView> {
    view.houses.iter().find(|house| house.terraces.contains(&cell))
}

/// R6.4: worked out from the cells that the restaurant stands on.
fn front(view: &View, components: &Components, house: &HouseView) -> Vec<Cell> {
    let square = view.square(components);
    let width = components.menu(house.house.kind()).width;
    let (low, high) = (square.ring, square.size - 1 - square.ring);
    let first = square.line_cell(house.spot);
    (0..width)
        .map(|step| match (first.column(), first.row()) {
            (column, row) if row == low => Cell::new(column + step, row + 1),
            (column, row) if row == high => Cell::new(column + step, row - 1),
            (column, row) if column == low => Cell::new(column + 1, row + step),
            (column, row) => Cell::new(column - 1, row + step),
        })
        .collect()
}

fn allowed(view: &View, components: &Components, house: &HouseView, cell: Cell) -> bool {
    let square = view.square(components);
    let inside = |at: usize| at > square.ring && at < square.size - 1 - square.ring;
    // R6.1, R6.2, R6.3.
    if !inside(cell.column()) || !inside(cell.row()) || square.decor_at(cell).is_some() {
        return false;
    }
    // R7.1.
    let reached = if house.terraces.is_empty() {
        front(view, components, house).contains(&cell)
    } else {
        neighbours(cell).iter().any(|near| house.terraces.contains(near))
    };
    if !reached {
        return false;
    }
    let card = view.turn.covers.iter().find(|cover| cover.house == house.house);
    // R7.3; R8.8: with the card only one's own restaurants are kept apart.
    for near in neighbours(cell) {
        if let Some(other) = at(view, near)
            && other.house != house.house
            && (card.is_none() || other.owner == house.owner)
        {
            return false;
        }
    }
    match at(view, cell) {
        None => true,
        // R7.5; R8.9.
        Some(below) => {
            below.owner != house.owner
                && card.is_some_and(|card| card.left > 0)
                && !cuts(view, components, below, cell)
        }
    }
}

/// R8.9: whether some other terrace of the restaurant could not be walked to any more.
fn cuts(view: &View, components: &Components, house: &HouseView, gone: Cell) -> bool {
    let rest: Vec<Cell> = house.terraces.iter().copied().filter(|cell| *cell != gone).collect();
    let mut reached: Vec<Cell> =
        front(view, components, house).into_iter().filter(|cell| rest.contains(cell)).collect();
    let mut next = 0;
    while next < reached.len() {
        for near in neighbours(reached[next]) {
            if rest.contains(&near) && !reached.contains(&near) {
                reached.push(near);
            }
        }
        next += 1;
    }
    reached.len() != rest.len()
}

/// R11.3: terraces around a kind of decor, cell by cell.
pub(crate) fn around(
    view: &View,
    components: &Components,
    seat: Seat,
    decor: dinner_in_paris::Decor,
) -> usize {
    let square = view.square(components);
    let stands = |cell: Cell| square.decor_at(cell) == Some(decor);
    let near = |a: usize, b: usize| a.abs_diff(b) <= 1;
    let all = || (0..square.size).flat_map(|row| (0..square.size).map(move |column| Cell::new(column, row)));
    let touches = |cell: Cell| {
        all().any(|other| {
            stands(other) && near(cell.column(), other.column()) && near(cell.row(), other.row())
        })
    };
    view.terraces_of(seat).iter().filter(|cell| touches(*cell)).count()
}
