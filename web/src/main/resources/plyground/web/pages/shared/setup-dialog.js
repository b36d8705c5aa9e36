import { $, html } from "./elements.js";
import { attempt, showTrouble } from "./trouble.js";

/**
 * Makes the dialog behind a page's "New" button; the page says what is in it.
 *
 * @param prepare fills the form before it is seen
 * @param start begins what the form asks for; if it fails, the dialog says why and stays
 * @param started called when the dialog has gone
 * @returns a function like attempt, for work that concerns the form; its `open` shows the dialog
 */
export function setupDialog({ prepare, start, started = () => {} }) {
  const dialog = $("setup");
  const trouble = html("p", { class: "trouble", role: "alert" });
  const onsubmit = async (event) => {
    event.preventDefault();
    if (await attempt(start, trouble)) {
      dialog.close();
      started();
    }
  };
  const cancel = { type: "button", class: "quiet", onclick: () => dialog.close() };
  dialog.append(
    html(
      "form",
      { method: "dialog", class: "dialog-form", novalidate: true, onsubmit },
      html("div", { class: "stack dialog-body" }, ...dialog.children),
      trouble,
      html(
        "div",
        { class: "row dialog-buttons" },
        html("button", { type: "submit", class: "primary" }, "Start"),
        html("button", cancel, "Cancel"),
      ),
    ),
  );
  const open = () =>
    attempt(async () => {
      showTrouble(null, trouble);
      await prepare();
      dialog.showModal();
    });
  $("new").addEventListener("click", open);
  return Object.assign((work) => attempt(work, trouble), { open });
}
