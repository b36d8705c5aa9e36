// The League page: the ladder, one's own bot, and the class for who teaches it.
import { get } from "../shared/api.js";
import { $, html } from "../shared/elements.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { listenClass, showClass } from "./lecturer.js";
import { listenOwn, showOwn } from "./own.js";
import { ask, pageOf, tell } from "./place.js";
import { ladderTable } from "./tables.js";
import { aboutText } from "./words.js";

/** How often the page looks for news, in milliseconds; more often while a check is under way. */
const NEWS = 5000;
const SOON = 1000;

let league = null;

async function show() {
  ladderTable($("ladder"), league, (await ask("/standings")).standings);
  if (!league.me) {
    return false;
  }
  if (league.me.role === "lecturer") {
    await showClass();
    return false;
  }
  return showOwn(league);
}

async function signOut() {
  await tell("/sign-out");
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

/** Leads to the other leagues of this lab. */
async function showOthers() {
  const { leagues } = await get("/api/leagues");
  const others = leagues.filter((each) => each.in !== league.in);
  $("others").hidden = others.length === 0;
  $("others").replaceChildren(
    "Also here:",
    ...others.map((each) =>
      html("a", { href: `/league?${new URLSearchParams({ in: each.in })}` }, each.name),
    ),
  );
}

async function begin() {
  league = await ask("");
  $("name").textContent = league.name;
  document.title = `${league.name} · Plyground`;
  $("about").textContent = aboutText(league);
  $("limits").textContent =
    `${league.languages.join(", ")}; ${league.limits}; ${league.uploads} hand-ins a day.`;
  $("me").textContent = league.me ? league.me.name : "Open your invitation link to take part.";
  $("to-arena").href = pageOf("arena");
  $("to-finals").href = pageOf("finals");
  $("sign-out").hidden = !league.me;
  $("sign-out").addEventListener("click", () => attempt(signOut));
  const role = league.me?.role;
  $("own").hidden = role !== "student";
  $("lecturer").hidden = role !== "lecturer";
  if (role === "student") {
    listenOwn(league);
  } else if (role === "lecturer") {
    listenClass();
  }
  await showOthers();
  await news();
}

attempt(begin);
