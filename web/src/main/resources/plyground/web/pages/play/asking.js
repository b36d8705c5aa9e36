import { $ } from "../shared/elements.js";

/** Asks a question in a dialog; resolves to whether the answer was yes. */
export function ask(question, yes) {
  const dialog = $("question");
  $("question-text").textContent = question;
  $("question-yes").textContent = yes;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}
