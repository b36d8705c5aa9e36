import { $, html } from "./elements.js";
import { attempt, showTrouble } from "./trouble.js";

/**
 * Makes the dialog behind a page's "New" button; the page says what is in it.
 *
 * @param prepare fills the form before it is seen
 * @param start begins what the form asks for; if it fails, the dialog says why and stays
 * @param started called when the dialog has gone
 * @returns a function like attempt, for work that concerns the form
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
      { method: "dialog", class: "stack", novalidate: true, onsubmit },
      ...dialog.children,
      trouble,
      html(
        "div",
        { class: "row" },
        html("button", { type: "submit", class: "primary" }, "Start"),
        html("button", cancel, "Cancel"),
      ),
    ),
  );
  $("new").addEventListener("click", () =>
    attempt(async () => {
      showTrouble(null, trouble);
      await prepare();
      dialog.showModal();
    }),
  );
  return (work) => attempt(work, trouble);
}
