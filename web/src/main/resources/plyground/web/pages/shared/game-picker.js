import { freshId } from "./controls.js";
import { html } from "./elements.js";

/**
 * The games to choose from, each with its picture and its title.
 *
 * @param games as /api/games lists them
 * @param onChoose hears the name of the one chosen
 */
export function gamePicker(games, chosen, onChoose) {
  const group = freshId("game");
  return html(
    "div",
    { class: "games" },
    ...games.map(({ name, title, icon }) =>
      html(
        "label",
        {},
        html("input", {
          type: "radio",
          name: group,
          value: name,
          checked: name === chosen,
          autofocus: name === chosen,
          onchange: () => onChoose(name),
        }),
        html("img", { src: icon, alt: "", width: 24, height: 24 }),
        title,
      ),
    ),
  );
}
