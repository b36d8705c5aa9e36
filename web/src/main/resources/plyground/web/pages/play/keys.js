import { $ } from "../shared/elements.js";

const BUTTONS = { ArrowLeft: "back", ArrowRight: "forth", h: "hint", u: "undo", n: "new", f: "flip" };

/** The keys of the page, wherever nothing else listens to them. */
export function listenForKeys() {
  document.addEventListener("keydown", (event) => {
    const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event;
    const typing = target.closest?.("input, textarea, select, dialog, [contenteditable]");
    if (altKey || ctrlKey || metaKey || defaultPrevented || typing) {
      return;
    }
    if (key === "?") {
      $("settings").open = true;
      $("settings").querySelector("summary").focus();
      event.preventDefault();
      return;
    }
    const button = $(BUTTONS[key] ?? BUTTONS[key.toLowerCase()]);
    if (button && !button.disabled && !button.hidden) {
      button.click();
      event.preventDefault();
    }
  });
}
