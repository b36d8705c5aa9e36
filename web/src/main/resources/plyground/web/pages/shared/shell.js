// The theme button, and whether the lab is well.
import { showHealth } from "./banner.js";

const button = document.getElementById("theme");
const system = matchMedia("(prefers-color-scheme: dark)");

function dark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : system.matches;
}

function show() {
  button.setAttribute("aria-pressed", String(dark()));
}

button.addEventListener("click", () => {
  const theme = dark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // It then lasts until the page is left.
  }
  show();
});
system.addEventListener("change", show);
show();

const HEALTH_MILLIS = 10_000;

/** Asked once, and again only as long as something is wrong. */
async function checkHealth() {
  const { trouble } = await fetch("/health").then((response) => response.json());
  showHealth(trouble);
  if (trouble) {
    setTimeout(tryHealth, HEALTH_MILLIS);
  }
}

function tryHealth() {
  // A lab that does not answer is said by whoever asks it for something.
  checkHealth().catch(() => setTimeout(tryHealth, HEALTH_MILLIS));
}
tryHealth();
