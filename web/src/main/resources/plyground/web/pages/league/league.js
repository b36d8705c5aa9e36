// The League page: the ladder, one's own bot, and the class for who teaches it.
import { get, post } from "../shared/api.js";
import { $ } from "../shared/elements.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { checksList, gamesTable, ladderTable, overviewTable, versionsTable } from "./tables.js";
import { aboutText, base64 } from "./words.js";

/** How often the page looks for news, in milliseconds; more often while a check is under way. */
const NEWS = 5000;
const SOON = 1000;

let league = null;
/** The games that are shown, so that what somebody has opened stays open until there are others. */
let shown = "";

async function show() {
  ladderTable($("ladder"), (await get("/api/league/standings")).standings);
  if (!league.me) {
    return false;
  }
  return league.me.role === "lecturer" ? showClass() : showOwn();
}

/** One's own bot; whether a check is under way. */
async function showOwn() {
  const { versions } = await get("/api/league/versions");
  versionsTable(
    $("versions"),
    versions,
    (version) => checksList($("checks"), version),
    (version) => attempt(() => bringBack(version)),
  );
  const { games } = await get("/api/league/games");
  if (JSON.stringify(games) !== shown) {
    shown = JSON.stringify(games);
    gamesTable($("games"), league.game, games);
  }
  const waiting = versions.some(({ state }) => state === "waiting");
  $("progress").textContent = waiting ? "Your last hand-in is being checked ..." : "";
  return waiting;
}

async function showClass() {
  const { playing, pairs, waiting, students } = await get("/api/league/overview");
  $("load").textContent =
    `${2 * pairs} games played, ${2 * playing} being played, ${waiting} hand-ins waiting`;
  overviewTable($("overview"), students, (id) => attempt(() => renew(id)));
  return false;
}

async function bringBack(version) {
  await post(`/api/league/versions/${version}/play`);
  await show();
}

async function renew(id) {
  const { path } = await post(`/api/league/members/${encodeURIComponent(id)}/renew`);
  $("new-link").textContent = `The new link of ${id}, shown this once: ${location.origin}${path}`;
}

async function handIn(files) {
  const sent = await Promise.all(
    Array.from(files, async (file) => ({
      name: file.name,
      content: base64(new Uint8Array(await file.arrayBuffer())),
    })),
  );
  if (sent.length > 0) {
    const version = await post("/api/league/versions", { files: sent });
    $("progress").textContent = `Version ${version.version} is here and safe; it is being checked ...`;
    await show();
  }
}

function watchDrops() {
  const drop = $("drop");
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    attempt(() => handIn(event.dataTransfer.files));
  });
  $("files").addEventListener("change", async () => {
    await attempt(() => handIn($("files").files));
    $("files").value = "";
  });
}

async function signOut() {
  await post("/api/league/sign-out");
  location.reload();
}

async function news() {
  let waiting = false;
  try {
    waiting = await show();
    showTrouble(null);
  } catch (failure) {
    showTrouble(failure);
  }
  setTimeout(news, waiting ? SOON : NEWS);
}

async function begin() {
  league = await get("/api/league");
  $("name").textContent = league.name;
  document.title = `${league.name} · Plyground`;
  $("about").textContent = aboutText(league);
  $("limits").textContent =
    `${league.languages.join(", ")}; ${league.limits}; ${league.uploads} hand-ins a day.`;
  $("me").textContent = league.me ? league.me.name : "Open your invitation link to take part.";
  $("sign-out").hidden = !league.me;
  $("sign-out").addEventListener("click", () => attempt(signOut));
  $("own").hidden = league.me?.role !== "student";
  $("lecturer").hidden = league.me?.role !== "lecturer";
  watchDrops();
  await news();
}

attempt(begin);
