// Where the spots of a board lie in its drawing, in which a square is a hundred units wide.

export const UNIT = 100;

/** How much wider than high a map may be, or the other way round, before it is turned. */
const SQUARE_ENOUGH = 1.1;

const ARROWS = ["up", "down", "left", "right"];

/**
 * The spots in drawing units, each with `arrow` if it stands beside the board; labels, dividers as pairs of points, and the box
 * round everything.
 *
 * @param lying whether the screen is wider than high: maps turn with it
 * @param turned whether the board is seen from the other side; maps and boards with arrows have none
 */
export function layOut({ kind, spots, labels, dividers = [] }, lying, turned = false) {
  const turn = kind === "graph" && isWrong(spots, lying);
  const round = turned && canTurn({ kind, spots }) ? extentOf(spots) : null;
  const scale = (at) => {
    const { x, y } = round ? opposite(at, round) : at;
    return { x: (turn ? y : x) * UNIT, y: (turn ? x : y) * UNIT };
  };
  const placed = spots.map((spot) => ({
    ...spot,
    ...scale(spot),
    width: spot.width * UNIT,
    height: spot.height * UNIT,
    arrow: ARROWS.includes(spot.shape),
    row: kind === "graph" ? scale(spot).y : spot.row,
  }));
  return {
    spots: placed,
    labels: labels.map((label) => ({ ...label, ...scale(label) })),
    dividers: dividers.map(({ fromX, fromY, toX, toY }) => [
      scale({ x: fromX, y: fromY }),
      scale({ x: toX, y: toY }),
    ]),
    plate: boxOf(placed.filter(({ arrow }) => !arrow)),
  };
}

/** Whether a board can be seen from the other side. */
export function canTurn({ kind, spots }) {
  return kind !== "graph" && !spots.some(({ shape }) => ARROWS.includes(shape));
}

/** The far corner of a board whose near one is 0, 0. */
function extentOf(spots) {
  const { x, y, width, height } = boxOf(spots);
  return { x: 2 * x + width, y: 2 * y + height };
}

/** The place across the middle; names beside the board stay on their side of it. */
function opposite({ x, y }, round) {
  const inside = (value, far) => value > 0 && value < far;
  return { x: inside(x, round.x) ? round.x - x : x, y: inside(y, round.y) ? round.y - y : y };
}

function extent(spots, axis) {
  const values = spots.map((spot) => spot[axis]);
  return Math.max(...values) - Math.min(...values);
}

/** Whether a map's long side is the screen's short one. A grid stays. */
function isWrong(spots, lying) {
  const [across, down] = [extent(spots, "x"), extent(spots, "y")];
  return lying ? down > SQUARE_ENOUGH * across : across > SQUARE_ENOUGH * down;
}

/** The smallest box round spots: {x, y, width, height}. */
export function boxOf(spots) {
  const left = Math.min(...spots.map(({ x, width }) => x - width / 2));
  const top = Math.min(...spots.map(({ y, height }) => y - height / 2));
  const right = Math.max(...spots.map(({ x, width }) => x + width / 2));
  const bottom = Math.max(...spots.map(({ y, height }) => y + height / 2));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether spots stand in rows and columns, all of them. */
export function isGrid(kind, spots) {
  if (kind !== "graph") {
    return true;
  }
  const rows = new Set(spots.map(({ y }) => y)).size;
  const columns = new Set(spots.map(({ x }) => x)).size;
  return rows > 1 && columns > 1 && rows * columns === spots.length;
}

export function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * A way cut where it leaves the board on one side and comes in on the other: lists of points {x, y}; the pieces
 * before and after a cut end a square beyond the board.
 */
export function legs(points, joined) {
  const ways = [[points[0]]];
  for (const [i, point] of points.slice(1).entries()) {
    const last = points[i];
    if (joined || distance(last, point) < 1.5 * UNIT) {
      ways.at(-1).push(point);
    } else {
      const away = distance(last, point);
      const step = { x: ((last.x - point.x) / away) * UNIT, y: ((last.y - point.y) / away) * UNIT };
      ways.at(-1).push({ x: last.x + step.x, y: last.y + step.y });
      ways.push([{ x: point.x - step.x, y: point.y - step.y }, point]);
    }
  }
  return ways;
}
