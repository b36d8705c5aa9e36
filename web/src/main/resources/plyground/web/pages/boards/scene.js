// What is to be seen on a board, as data: spots with tiles, pieces and marks, and what changes of them.

/** A board with nothing on it. */
export const NOTHING = { tiles: {}, pieces: {}, marks: {}, standings: [], note: "" };

/** What /api/scene answers, with the things themselves in place of their numbers. */
export function decode({ scene, last, gestures = [], looks, ...answer }) {
  const change = (picture) => decodeChange(picture, looks);
  const step = ({ frames = [], next = [], ...rest }) => ({
    ...rest,
    frames: frames.map(change),
    next: next.map(step),
  });
  return {
    ...answer,
    scene: apply(NOTHING, change(scene)),
    last: last && { ...last, scene: apply(NOTHING, change(last.scene)), frames: last.frames.map(change) },
    gestures: gestures.map(step),
  };
}

function decodeChange({ tiles = {}, pieces = {}, marks = {}, slides = [], ...rest }, looks) {
  return {
    ...rest,
    tiles: mapValues(tiles, (tile) => looks.tiles[tile]),
    pieces: mapValues(pieces, (list) => list.map((piece) => looks.pieces[piece])),
    marks: Object.fromEntries(
      Object.entries(marks).map(([mark, at]) => {
        const look = looks.marks[mark];
        return [`${look.kind} ${look.text} ${look.words}`, { ...look, at }];
      }),
    ),
    slides: slides.map(({ piece, path }) => ({ piece: looks.pieces[piece] ?? null, path: path.split(" ") })),
  };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** The scene after a change. */
export function apply(scene, change) {
  return {
    tiles: { ...scene.tiles, ...change.tiles },
    pieces: { ...scene.pieces, ...change.pieces },
    marks: { ...scene.marks, ...change.marks },
    standings: change.standings ?? scene.standings,
    note: change.note ?? scene.note,
  };
}

/** The scene after several changes. */
export function applyAll(scene, changes) {
  return changes.reduce(apply, scene);
}

export function piecesAt(scene, id) {
  return scene.pieces[id] ?? [];
}

export function marksAt(scene, id) {
  return Object.values(scene.marks).filter(({ at }) => at.includes(id));
}

/** What a screen reader says of a spot. */
export function wordsAt(scene, { id, words, arrow }) {
  const things = [scene.tiles[id], ...piecesAt(scene, id), ...marksAt(scene, id)];
  const said = things.map((thing) => thing?.words).filter(Boolean);
  return [words, ...(said.length || arrow ? said : ["empty"])].join(", ");
}

function isSame(one, other) {
  return one.kind === other.kind && one.owner === other.owner && one.letter === other.letter;
}

/** The pieces by spot after slides alone, before anything else changes. */
export function slid({ pieces }, slides) {
  const moved = { ...pieces };
  for (const { piece, path } of slides) {
    moved[path[0]] = piece ? without(moved[path[0]] ?? [], piece) : [];
  }
  for (const { piece, path } of slides) {
    const riders = piece ? [piece] : (pieces[path[0]] ?? []);
    moved[path.at(-1)] = [...(moved[path.at(-1)] ?? []), ...riders];
  }
  return moved;
}

function without(list, piece) {
  const i = list.findIndex((each) => isSame(each, piece));
  return i < 0 ? list : list.toSpliced(i, 1);
}

/**
 * What becomes different from one scene to the next beside what slides: {appeared, vanished, turned}, each a list
 * of {at, piece}; what turned has changed sides and tells what it {was}.
 */
export function differences(before, after, slides) {
  const found = { appeared: [], vanished: [], turned: [] };
  const moved = slid(before, slides);
  for (const at of new Set([...Object.keys(moved), ...Object.keys(after.pieces)])) {
    let gone = moved[at] ?? [];
    const fresh = [];
    for (const piece of piecesAt(after, at)) {
      const rest = without(gone, piece);
      if (rest === gone) {
        fresh.push(piece);
      }
      gone = rest;
    }
    for (const piece of fresh) {
      const was = gone.find(({ kind }) => kind === piece.kind) ?? (fresh.length === 1 && gone.find(isOwned));
      found[was ? "turned" : "appeared"].push({ at, piece, was });
      gone = gone.filter((each) => each !== was);
    }
    found.vanished.push(...gone.map((piece) => ({ at, piece })));
  }
  return found;
}

/** A piece of one side in the place of one of the other has changed sides, whatever its shape. */
function isOwned({ owner }) {
  return owner !== undefined;
}
