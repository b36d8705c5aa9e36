// One's own bot: handing in, versions, ratings, games and where they were lost.
import { $, html } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";
import { differences, pairedFiles } from "./diff.js";
import { ask, tell } from "./place.js";
import { drawPlot } from "./plot.js";
import { checksList, gamesTable, versionsTable } from "./tables.js";
import { base64, rungText, turnsText } from "./words.js";

/** What is shown, so that what somebody has opened stays open until there is something else. */
const shown = new Map();

function changed(name, value) {
  const text = JSON.stringify(value);
  const before = shown.get(name);
  shown.set(name, text);
  return text !== before;
}

/** Brings it up to date; whether a check is under way. */
export async function showOwn(league) {
  const [{ versions }, { games }, { history, rungs }] = await Promise.all([
    ask("/versions"),
    ask("/games"),
    ask("/progress"),
  ]);
  if (changed("versions", versions)) {
    versionsTable(
      $("versions"),
      versions,
      (version) => checksList($("checks"), version),
      (version) => attempt(() => bringBack(league, version)),
    );
    fillChoices(versions);
  }
  if (changed("games", games)) {
    gamesTable($("games"), league.game, games, (game, place) =>
      attempt(() => showTurns(league, game, place)),
    );
  }
  if (changed("progress", { history, rungs })) {
    drawPlot($("plot"), history);
    $("rungs").replaceChildren(
      ...rungs.map((rung) => html("li", { class: rung.beaten ? "beaten" : null }, rungText(rung))),
    );
  }
  const waiting = versions.some(({ state }) => state === "waiting");
  $("progress").textContent = waiting ? "Your last hand-in is being checked ..." : "";
  return waiting;
}

async function bringBack(league, version) {
  await tell(`/versions/${version}/play`);
  await showOwn(league);
}

async function showTurns(league, game, place) {
  place.textContent = "The best agent looks at every position ...";
  try {
    const review = await ask(`/games/${game.pair}/${game.seating}/turns`);
    place.replaceChildren(
      ...turnsText(review, league.game, game).map(({ text, links }) => turnLine(text, links)),
    );
  } catch (failure) {
    place.textContent = "";
    throw failure;
  }
}

function turnLine(text, links) {
  return html("div", {}, text, ...links.flatMap(({ words, href }) => [" ", html("a", { href }, words)]));
}

function fillChoices(versions) {
  $("compare").hidden = versions.length < 2;
  const options = () => versions.map(({ version }) => html("option", { value: version }, version));
  $("older").replaceChildren(...options());
  $("newer").replaceChildren(...options());
  if (versions.length > 1) {
    $("older").value = versions[1].version;
    $("newer").value = versions[0].version;
  }
}

async function compare() {
  const [older, newer] = [$("older").value, $("newer").value];
  const [before, after] = await Promise.all([older, newer].map((each) => ask(`/versions/${each}/files`)));
  $("difference").hidden = false;
  $("difference").replaceChildren(
    html("h3", {}, `From version ${older} to version ${newer}`),
    ...pairedFiles(before.files, after.files).flatMap(([name, ...texts]) => [
      html("strong", {}, name),
      texts.every((text) => text === null)
        ? html("p", { class: "muted" }, "It is no text.")
        : diffText(differences(...texts)),
    ]),
  );
}

function diffText(lines) {
  const kinds = { "+": "added", "-": "removed", " ": null };
  return html(
    "pre",
    { class: "diff", tabindex: 0 },
    ...lines.map(([kind, line]) => html("div", { class: kinds[kind] }, `${kind} ${line}`)),
  );
}

async function handIn(league, files) {
  const sent = await Promise.all(
    Array.from(files, async (file) => ({
      name: file.name,
      content: base64(new Uint8Array(await file.arrayBuffer())),
    })),
  );
  if (sent.length > 0) {
    const version = await tell("/versions", { files: sent });
    await showOwn(league);
    $("progress").textContent = `Version ${version.version} is here and safe; it is being checked ...`;
  }
}

/** Listens to what somebody does with their bot. */
export function listenOwn(league) {
  const drop = $("drop");
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    attempt(() => handIn(league, event.dataTransfer.files));
  });
  $("files").addEventListener("change", async () => {
    await attempt(() => handIn(league, $("files").files));
    $("files").value = "";
  });
  $("compare-now").addEventListener("click", () => attempt(compare));
  $("open").checked = league.me.open;
  $("open").addEventListener("change", () => attempt(() => tell("/open", { open: $("open").checked })));
  $("alias-form").hidden = !league.aliases;
  $("alias").value = league.me.alias;
  $("alias-form").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => tell("/alias", { alias: $("alias").value }));
  });
}
