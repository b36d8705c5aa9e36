import { copyFor } from "../shared/clipboard.js";
import { $ } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";

function linkTo(path) {
  return new URL(path, location.href).href;
}

/** Brings what can be taken away up to date. */
export function showSharing(state, view) {
  $("position").value = view.position();
  $("raw-moves").value = view.state.line.map(({ move }) => move).join(" ");
  $("record").href = `/api/matches/${state.id}/record`;
  $("look").href = `/microscope?${view.addressParameters()}`;
  $("make-exercise").href = `/microscope?${view.addressParameters()}&exercise`;
  $("invite").hidden = !(state.seats[0] === "you" && state.seats[1] === "you") || state.over;
  $("invitation").hidden = !state.invitation;
  $("invitation-link").value = state.invitation ? linkTo(`/play/${state.id}?invite=${state.invitation}`) : "";
}

/** The moves of the position shown as players write them down: in one word where all are squares. */
export function transcript(line) {
  const names = line.map(({ name }) => name);
  const squares = names.filter((name) => name !== "pass");
  return squares.every((name) => /^[a-z]\d$/.test(name)) ? squares.join("") : names.join(", ");
}

/** Makes the buttons do what they say. */
export function prepareSharing(match, view) {
  const copies = (id, text) => $(id).addEventListener("click", () => attempt(() => copyFor($(id), text())));
  copies("copy-game", () => linkTo(`/play/${match.state.id}`));
  copies("copy", () => {
    const search = view.addressParameters();
    const [p1, p2] = match.state.agents;
    search.set("p1", p1);
    search.set("p2", p2);
    return linkTo(`/play?${search}`);
  });
  copies("copy-moves", () => transcript(view.state.line));
  copies("copy-invitation", () => $("invitation-link").value);
  $("invite").addEventListener("click", () => attempt(() => match.command("invite", { side: 1 })));
}
