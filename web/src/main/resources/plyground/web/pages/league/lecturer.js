// The class, for who teaches it.
import { $, html, fillTable } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";
import { ask, drop, tell } from "./place.js";
import { overviewTable } from "./tables.js";
import { loadText, statesText } from "./words.js";

let shown = "";
let frozen = false;

export async function showClass() {
  const overview = await ask("/overview");
  $("load").textContent = loadText(overview);
  $("states").textContent = statesText(overview.students);
  frozen = overview.frozen;
  $("freeze").textContent = frozen ? "Take hand-ins again" : "Freeze: take no more hand-ins";
  $("freeze-note").textContent = frozen ? "The league is frozen; the versions that play now stay." : "";
  const text = JSON.stringify(overview.students);
  if (text !== shown) {
    shown = text;
    overviewTable($("overview"), overview.students, { onRenew: renew, onRemove: leave, onGrace: grace });
  }
}

function links(invited) {
  $("new-link").textContent = [
    "Shown this once:",
    ...invited.map(({ id, path }) => `${id}: ${location.origin}${path}`),
  ].join("\n");
}

function renew(id) {
  return attempt(async () => links([await tell(`/members/${encodeURIComponent(id)}/renew`)]));
}

function leave(id) {
  return attempt(async () => {
    if (confirm(`Remove ${id}? Their bot leaves the ladder; what they handed in is kept.`)) {
      await drop(`/members/${encodeURIComponent(id)}`);
      await showClass();
    }
  });
}

function grace(id, days) {
  return attempt(() => tell(`/members/${encodeURIComponent(id)}/grace`, { days }));
}

async function invite() {
  const { invited } = await tell("/members", { roster: $("roster").value });
  links(invited);
  $("roster").value = "";
  await showClass();
}

async function showSimilar() {
  const { compared, pairs } = await ask("/similar");
  const rows = pairs.map(({ first, second, share, lines }) =>
    html(
      "tr",
      {},
      html("td", {}, first),
      html("td", {}, second),
      html("td", { class: "right num" }, `${Math.round(100 * share)} %`),
      html(
        "td",
        { class: "small" },
        lines
          .slice(0, 12)
          .map((pair) => pair.join("–"))
          .join(", "),
      ),
    ),
  );
  fillTable($("similar"), ["First", "Second", ["Alike", { class: "right" }], "Lines"], rows);
  if (rows.length === 0) {
    const words = compared ? "No two hand-ins are alike." : "Sources cannot be compared by this program.";
    $("similar").replaceChildren(html("tbody", {}, html("tr", {}, html("td", {}, words))));
  }
}

/** Listens to what a lecturer does. */
export function listenClass() {
  $("freeze").addEventListener("click", () =>
    attempt(async () => {
      await tell("/freeze", { frozen: !frozen });
      await showClass();
    }),
  );
  $("roster-form").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(invite);
  });
  $("similar-details").addEventListener("toggle", () => {
    if ($("similar-details").open) {
      attempt(showSimilar);
    }
  });
}
