// The live boards of a league; one of them large, or a game of one's own again.
import { gameNamed } from "../shared/api.js";
import { $ } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";
import { ask, pageOf } from "../league/place.js";
import { BoardGrid } from "./board-grid.js";
import { followBoards } from "./live-boards.js";
import { SingleBoard } from "./single-board.js";

async function replay(game, pair, seating, ply) {
  const found = await ask(`/games/${Number(pair)}/${Number(seating)}`);
  const own = "your bot";
  const players = found.first ? [own, found.opponent] : [found.opponent, own];
  const single = new SingleBoard(game);
  single.show({ ...found, players, moves: found.moves.split(" ").filter(Boolean) });
  if (ply !== null) {
    single.startAt(Number(ply));
  }
}

function watch(game, chosen) {
  const grid = new BoardGrid($("boards"), game);
  let single = null;
  followBoards(game.name, (boards) => {
    const large = boards.find(({ id }) => id === chosen);
    if (large) {
      single ??= new SingleBoard(game);
      single.show(large);
    }
    grid.show(boards.filter(({ id }) => id !== chosen));
    $("quiet").textContent = boards.length === 0 ? "Nobody plays just now." : "";
  });
}

async function begin(search) {
  $("to-league").href = pageOf("league");
  $("to-finals").href = pageOf("finals");
  $("one-all").href = pageOf("arena");
  const league = await ask("");
  const game = await gameNamed(league.game);
  document.title = `Live boards of ${league.name} · Plyground`;
  $("name").textContent = league.name;
  if (search.has("pair")) {
    await replay(game, search.get("pair"), search.get("seating"), search.get("at"));
  } else {
    $("quiet").textContent = "Waiting for the boards ...";
    watch(game, search.get("board"));
  }
}

await attempt(() => begin(new URLSearchParams(location.search)));
