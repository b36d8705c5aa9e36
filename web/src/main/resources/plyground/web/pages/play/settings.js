import { $ } from "../shared/elements.js";

const NAMES = ["keep-hints", "ask-first", "sound"];
const BEEP_SECONDS = 0.07;

/** What somebody likes, kept in the browser. */
export function prepareSettings(onChange) {
  for (const name of NAMES) {
    $(name).checked = stored(name) === "yes";
    $(name).addEventListener("change", () => {
      try {
        localStorage.setItem(name, $(name).checked ? "yes" : "no");
      } catch {
        // It then lasts until the page is left.
      }
      onChange();
    });
  }
}

function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function wants(name) {
  return $(name).checked;
}

let sounds = null;

/** A short knock, if somebody wants to hear moves. */
export function knock() {
  if (!wants("sound")) {
    return;
  }
  sounds ??= new AudioContext();
  const [tone, volume] = [sounds.createOscillator(), sounds.createGain()];
  const now = sounds.currentTime;
  tone.frequency.value = 320;
  volume.gain.setValueAtTime(0.2, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + BEEP_SECONDS);
  tone.connect(volume).connect(sounds.destination);
  tone.start(now);
  tone.stop(now + BEEP_SECONDS);
}
