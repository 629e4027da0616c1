//! The component files: their form, and what their types cannot check.

use game::{BadFile, Files};
use serde::Deserialize;
use toml::Spanned;

use crate::cells::{Cell, Cells};
use crate::data::{
    At, BOARD, CARDS, FACES, Goal, MAJORITIES, MajorityCard, Menu, OBJECTIVES, ObjectiveCard, RESOURCE_CARDS,
    RESTAURANTS, ROW_SPACES, ROWS, Row, Shape, Source,
};
use crate::ids::{Area, Card, Contest, Decor, Ingredient, Kind, Objective, Pigeon};
use crate::square::{Square, connected, decor_of};

pub(crate) struct BoardSheet {
    pub(crate) main: Source,
    pub(crate) two_player: Source,
    pub(crate) squares: [Square; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct BoardForm {
    main: Spanned<FaceForm>,
    two_player: Spanned<FaceForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceForm {
    source: Source,
    line: Spanned<LineForm>,
    grid: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineForm {
    two: Option<usize>,
    three: Option<usize>,
    four: Option<usize>,
}

impl BoardSheet {
    pub(crate) fn read(files: &Files) -> Result<BoardSheet, BadFile> {
        let at = At::new(files, BOARD)?;
        let form: BoardForm = files.parse(BOARD)?;
        let (main, two_player) = (form.main.get_ref(), form.two_player.get_ref());
        let line = main.line.get_ref();
        let (Some(two), Some(three), Some(four)) = (line.two, line.three, line.four) else {
            return Err(at.item(&main.line, "the main face needs a line for two, three and four"));
        };
        let small = two_player.line.get_ref();
        let (Some(outermost), None, None) = (small.two, small.three, small.four) else {
            return Err(at.item(&two_player.line, "the face for two players needs a line for two only"));
        };
        Ok(BoardSheet {
            main: main.source,
            two_player: two_player.source,
            squares: [
                square(&at, main, two)?,
                square(&at, main, three)?,
                square(&at, main, four)?,
                square(&at, two_player, outermost)?,
            ],
        })
    }
}

/// Reads one face with the line on one ring.
fn square(at: &At, face: &FaceForm, ring: usize) -> Result<Square, BadFile> {
    // The drawing begins on the line after its quotes, so that a row's line can be counted.
    let rows: Vec<&str> = face.grid.get_ref().lines().collect();
    let begin = face.grid.span().start;
    let wrong = |row: usize, reason: String| {
        let newline = at.text[begin..].match_indices('\n').nth(row).map_or(0, |(byte, _)| byte + 1);
        at.byte(begin + newline, reason)
    };
    let size = rows.len();
    if !(10..=Cell::SPAN).contains(&size) || !size.is_multiple_of(2) {
        return Err(wrong(0, format!("{size} rows: an even number from 10 to {} is expected", Cell::SPAN)));
    }
    for (row, letters) in rows.iter().enumerate() {
        let known = |letter: u8| b".p#".contains(&letter) || decor_of(letter).is_some();
        if let Some(letter) = letters.bytes().find(|letter| !known(*letter)) {
            let letter = char::from(letter);
            return Err(wrong(row, format!("{letter:?} means nothing: one of . p # F B L G is expected")));
        }
        if letters.len() != size {
            return Err(wrong(row, format!("{} cells: {size} are expected", letters.len())));
        }
    }
    if 2 * (ring + 4) > size {
        return Err(at.item(&face.line, format!("a line on ring {ring} leaves no square")));
    }
    let square = Square::drawn(&rows, ring).map_err(|(row, reason)| wrong(row, reason))?;
    let most = usize::from(Pigeon::COPIES) * Pigeon::COUNT;
    if square.pigeons.len() > most {
        return Err(wrong(0, format!("{} pigeons for {most} pigeon cards", square.pigeons.len())));
    }
    Ok(square)
}

pub(crate) struct CardSheet {
    pub(crate) source: Source,
    pub(crate) cards: Vec<(Card, u8)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsForm {
    source: Source,
    cards: Vec<Spanned<CardForm>>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardForm {
    card: Card,
    copies: u8,
}

impl CardSheet {
    pub(crate) fn read(files: &Files) -> Result<CardSheet, BadFile> {
        let at = At::new(files, CARDS)?;
        let form: CardsForm = files.parse(CARDS)?;
        let mut cards: Vec<(Card, u8)> = Vec::new();
        for item in &form.cards {
            let CardForm { card, copies } = *item.get_ref();
            if cards.iter().any(|(other, _)| *other == card) {
                return Err(at.item(item, format!("{card} is there twice")));
            }
            if !(1..=12).contains(&copies) {
                return Err(at.item(item, format!("{copies} copies of {card}: 1 to 12 are expected")));
            }
            cards.push((card, copies));
        }
        cards.sort();
        let total: usize = cards.iter().map(|(_, copies)| usize::from(*copies)).sum();
        if total != RESOURCE_CARDS {
            return Err(at.whole(format!("{total} cards: {RESOURCE_CARDS} are expected")));
        }
        if cards.len() > FACES {
            return Err(at.whole(format!("{} different cards: at most {FACES} are expected", cards.len())));
        }
        if !cards.iter().any(|(card, _)| card.is_coin()) {
            return Err(at.whole("there is no coin"));
        }
        Ok(CardSheet { source: form.source, cards })
    }
}

pub(crate) struct RestaurantSheet {
    pub(crate) source: Source,
    pub(crate) menus: [Menu; Kind::COUNT],
    pub(crate) rows: [Row; ROWS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RestaurantsForm {
    source: Source,
    restaurants: Vec<Spanned<MenuForm>>,
    rows: Vec<Spanned<RowForm>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MenuForm {
    id: Kind,
    row: usize,
    width: usize,
    income: u8,
    points: u8,
    cost: Vec<Ingredient>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RowForm {
    cost: Vec<u8>,
    points: Vec<u8>,
    bonus: Vec<u8>,
}

impl RestaurantSheet {
    pub(crate) fn read(files: &Files) -> Result<RestaurantSheet, BadFile> {
        let at = At::new(files, RESTAURANTS)?;
        let form: RestaurantsForm = files.parse(RESTAURANTS)?;
        let mut menus: [Option<Menu>; Kind::COUNT] = Default::default();
        for item in &form.restaurants {
            let menu = item.get_ref();
            let name = menu.id.slug();
            if menus[menu.id.index()].is_some() {
                return Err(at.item(item, format!("{name} is there twice")));
            }
            if !(1..=ROWS).contains(&menu.row) {
                return Err(at.item(item, format!("{name}: row 1 to {ROWS} is expected, not {}", menu.row)));
            }
            if !(1..=6).contains(&menu.width) {
                return Err(at.item(item, format!("{name}: width 1 to 6 is expected, not {}", menu.width)));
            }
            if !(1..=7).contains(&menu.cost.len()) {
                return Err(at.item(item, format!("{name}: one to seven ingredients are expected")));
            }
            if menu.income > 9 || menu.points > 99 {
                return Err(at.item(item, format!("{name}: income up to 9 and points up to 99 are expected")));
            }
            let mut cost = [0; Ingredient::COUNT];
            menu.cost.iter().for_each(|ingredient| cost[ingredient.index()] += 1);
            menus[menu.id.index()] = Some(Menu {
                row: menu.row - 1,
                width: menu.width,
                income: menu.income,
                points: menu.points,
                cost,
                ingredients: menu.cost.len() as u8,
            });
        }
        if let Some(missing) = Kind::ALL.into_iter().find(|kind| menus[kind.index()].is_none()) {
            return Err(at.whole(format!("{} is missing", missing.slug())));
        }
        let rows: Vec<Row> = form.rows.iter().map(|item| row(&at, item)).collect::<Result<_, _>>()?;
        let rows = rows
            .try_into()
            .map_err(|rows: Vec<Row>| at.whole(format!("{} rows: {ROWS} are expected", rows.len())))?;
        let menus = menus.map(|menu| menu.expect("checked: none is missing"));
        Ok(RestaurantSheet { source: form.source, menus, rows })
    }
}

fn row(at: &At, item: &Spanned<RowForm>) -> Result<Row, BadFile> {
    let RowForm { cost, points, bonus } = item.get_ref();
    let size = cost.len();
    if !(1..=ROW_SPACES).contains(&size) || points.len() != size || bonus.len() != size {
        return Err(at.item(item, format!("cost, points and bonus of 1 to {ROW_SPACES} spaces are expected")));
    }
    let mut row = Row {
        size: size as u8,
        cost: [0; ROW_SPACES],
        bonus: [0; ROW_SPACES],
        points: [0; ROW_SPACES],
        worth: [0; ROW_SPACES + 1],
    };
    for space in 0..size {
        if (points[space] == 0) != (bonus[space] == 1) || bonus[space] > 1 || points[space] > 99 {
            let nth = space + 1;
            return Err(at.item(item, format!("space {nth}: points, or else a bonus of 1, are expected")));
        }
        if !(1..=20).contains(&cost[space]) {
            return Err(at.item(item, format!("space {}: a cost of 1 to 20 is expected", space + 1)));
        }
        row.cost[space] = cost[space];
        row.bonus[space] = bonus[space];
        row.points[space] = points[space];
        // R11.2: where a bonus is printed, the space before it counts.
        row.worth[space + 1] = if bonus[space] > 0 { row.worth[space] } else { points[space] };
    }
    Ok(row)
}

pub(crate) struct ObjectiveSheet {
    pub(crate) source: Source,
    pub(crate) cards: [ObjectiveCard; Objective::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectivesForm {
    source: Source,
    objectives: Vec<Spanned<ObjectiveForm>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveForm {
    id: Objective,
    points: u8,
    goal: GoalForm,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
enum GoalForm {
    AroundEach { decor: Decor, count: u8 },
    AroundKinds(u8),
    Area { area: Area, count: u8 },
    Quarters(u8),
    Rows(u8),
    EmptyRows(u8),
    Total(u8),
    Shape(Vec<String>),
}

impl ObjectiveSheet {
    pub(crate) fn read(files: &Files) -> Result<ObjectiveSheet, BadFile> {
        let at = At::new(files, OBJECTIVES)?;
        let form: ObjectivesForm = files.parse(OBJECTIVES)?;
        let mut cards: [Option<ObjectiveCard>; Objective::COUNT] = Default::default();
        for item in form.objectives {
            let byte = item.span().start;
            let ObjectiveForm { id, points, goal } = item.into_inner();
            if cards[id.index()].is_some() {
                return Err(at.byte(byte, format!("{id} is there twice")));
            }
            let goal = goal.checked().map_err(|reason| at.byte(byte, format!("{id}: {reason}")))?;
            cards[id.index()] = Some(ObjectiveCard { points, goal });
        }
        if let Some(missing) = Objective::all().find(|id| cards[id.index()].is_none()) {
            return Err(at.whole(format!("{missing} is missing")));
        }
        let cards = cards.map(|card| card.expect("checked: none is missing"));
        Ok(ObjectiveSheet { source: form.source, cards })
    }
}

impl GoalForm {
    fn checked(self) -> Result<Goal, String> {
        let (goal, count, most) = match self {
            GoalForm::AroundEach { decor, count } => (Goal::AroundEach { decor, count }, count, 20),
            GoalForm::AroundKinds(count) => (Goal::AroundKinds(count), count, 20),
            GoalForm::Area { area, count } => (Goal::Area { area, count }, count, 52),
            GoalForm::Quarters(count) => (Goal::Quarters(count), count, 13),
            GoalForm::Rows(count) => (Goal::Rows(count), count, 8),
            GoalForm::EmptyRows(count) => (Goal::EmptyRows(count), count, ROWS as u8),
            GoalForm::Total(count) => (Goal::Total(count), count, 52),
            GoalForm::Shape(rows) => return shape(&rows).map(Goal::Shape),
        };
        if (1..=most).contains(&count) {
            Ok(goal)
        } else {
            Err(format!("1 to {most} is expected, not {count}"))
        }
    }
}

fn shape(rows: &[String]) -> Result<Shape, String> {
    let width = rows.first().map_or(0, String::len);
    let fits = |row: &String| row.len() == width && row.bytes().all(|letter| b"X.".contains(&letter));
    if !(1..=5).contains(&width) || !(1..=5).contains(&rows.len()) || !rows.iter().all(fits) {
        return Err("a shape of up to five equal rows of X and . is expected".to_owned());
    }
    let all = (0..rows.len()).flat_map(|row| (0..width).map(move |column| (column, row)));
    let cells: Vec<(usize, usize)> =
        all.filter(|(column, row)| rows[*row].as_bytes()[*column] == b'X').collect();
    // Away from the edge, where a set of cells can grow.
    let set: Cells = cells.iter().map(|(column, row)| Cell::new(column + 1, row + 1)).collect();
    match set.iter().next() {
        None => Err("a shape with an X in it is expected".to_owned()),
        Some(first) if connected(&Cells::only(first), &set) != set => {
            Err("the shape is not connected: every X must touch another one side by side".to_owned())
        }
        Some(_) => Ok(Shape::drawn(cells)),
    }
}

pub(crate) struct MajoritySheet {
    pub(crate) source: Source,
    pub(crate) cards: [MajorityCard; 8],
    pub(crate) points: [[u8; 4]; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MajoritiesForm {
    source: Source,
    cards: Vec<Spanned<MajorityCard>>,
    points: Spanned<PointsForm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointsForm {
    two: Vec<u8>,
    three: Vec<u8>,
    four: Vec<u8>,
}

impl MajoritySheet {
    pub(crate) fn read(files: &Files) -> Result<MajoritySheet, BadFile> {
        let at = At::new(files, MAJORITIES)?;
        let form: MajoritiesForm = files.parse(MAJORITIES)?;
        let mut cards: Vec<MajorityCard> = Vec::new();
        for item in &form.cards {
            let card: [Contest; 3] = *item.get_ref();
            if card[0] == card[1] || card[0] == card[2] || card[1] == card[2] {
                return Err(at.item(item, "three different contests are expected"));
            }
            if cards.contains(&card) {
                return Err(at.item(item, "this card is there twice"));
            }
            cards.push(card);
        }
        let cards = cards.try_into().map_err(|cards: Vec<MajorityCard>| {
            at.whole(format!("{} majority cards: 8 are expected", cards.len()))
        })?;
        let mut points = [[0; 4]; 3];
        let PointsForm { two, three, four } = form.points.get_ref();
        for (idx, ranks) in [two, three, four].into_iter().enumerate() {
            let seats = idx + 2;
            if ranks.len() != seats || ranks.windows(2).any(|pair| pair[0] < pair[1]) || ranks[0] > 99 {
                let wanted = format!("for {seats} players {seats} numbers that never rise are expected");
                return Err(at.item(&form.points, wanted));
            }
            points[idx][..seats].copy_from_slice(ranks);
        }
        Ok(MajoritySheet { source: form.source, cards, points })
    }
}
