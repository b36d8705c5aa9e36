import { NO_ANSWER } from "./api.js";
import { $ } from "./elements.js";

const AGAIN_MILLIS = 2000;

/** Says what went wrong where the page has a place for it; without a failure the place is empty. */
export function showTrouble(failure, place = $("trouble")) {
  place.textContent = failure?.message ?? failure ?? "";
  if (place.textContent === NO_ANSWER) {
    takeBackWhenItAnswers(place);
  }
}

/** Nobody has to look at old trouble: once the lab answers, it is gone. */
async function takeBackWhenItAnswers(place) {
  while (place.textContent === NO_ANSWER) {
    await new Promise((wake) => setTimeout(wake, AGAIN_MILLIS));
    const there = await fetch("/health").then(
      () => true,
      () => false,
    );
    if (there && place.textContent === NO_ANSWER) {
      place.textContent = "";
    }
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
