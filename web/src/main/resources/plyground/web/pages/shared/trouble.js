import { SILENT } from "./api.js";
import { $ } from "./elements.js";

/** Says what went wrong where the page has a place for it; without a failure the place is empty. */
export function showTrouble(failure, place = $("trouble")) {
  place.textContent = failure?.message ?? failure ?? "";
}

/** Takes away what was said of a lab that did not answer, once it does. */
export function forgetSilence(place = $("trouble")) {
  if (place.textContent.startsWith(SILENT)) {
    place.textContent = "";
  }
}

/** Does something that may fail; a failure is said. Tells whether all went well. */
export async function attempt(work, place = $("trouble")) {
  showTrouble(null, place);
  try {
    await work();
    return true;
  } catch (failure) {
    showTrouble(failure, place);
    return false;
  }
}
