// The banner over a page, which says that the lab does not keep what it is told.
import { $ } from "./elements.js";

const UNSAVED =
  "Not saved: the lab cannot write down your last moves just now. It tries until it can; the game goes on.";

let standing = "";
let unsaved = false;

function show() {
  const text = unsaved ? UNSAVED : standing;
  if ($("banner").textContent !== text) {
    $("banner").textContent = text;
    $("banner").hidden = !text;
  }
}

/** What is wrong with the lab itself, if anything is. */
export function showHealth(trouble) {
  standing = trouble ? `This lab may lose what you do: ${trouble}` : "";
  show();
}

/** Whether the match on this page is in the lab's store. */
export function showSaved(saved) {
  unsaved = !saved;
  show();
}
