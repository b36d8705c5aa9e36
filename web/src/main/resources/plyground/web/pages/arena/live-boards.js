// The boards of a league as they come: all ids, and those boards that changed.
import { rememberScene } from "../boards/scenes.js";
import { ask, streamOf } from "../league/place.js";

/** How often one looks where no stream is to be had, in milliseconds. */
const LOOKS = 2000;

/** The boards after some news; those that are gone are left out. */
export function merged(boards, { ids, boards: changed }) {
  const next = new Map(changed.map((board) => [board.id, board]));
  return ids.map((id) => next.get(id) ?? boards.find((board) => board.id === id)).filter(Boolean);
}

/**
 * Follows the boards for as long as the page is there.
 *
 * @param game as the league names it in scenes
 * @param onBoards hears all boards whenever one of them changed
 */
export function followBoards(game, onBoards) {
  let boards = [];
  const take = (news) => {
    for (const { start, moves, scene } of news.boards) {
      rememberScene({ game, position: start, moves, gestures: false }, scene);
    }
    boards = merged(boards, news);
    onBoards(boards);
  };
  const stream = streamOf("/live/events");
  stream.addEventListener("live", ({ data }) => take(JSON.parse(data)));
  stream.addEventListener("error", () => {
    // Refused, and not only cut off: then one looks now and then instead.
    if (stream.readyState === EventSource.CLOSED) {
      look(take);
    }
  });
}

async function look(take) {
  try {
    take(await ask("/live"));
  } catch {
    // The lab may be away for a moment.
  }
  setTimeout(() => look(take), LOOKS);
}
