// The list of lessons, with what this browser has done of them.
import { isDone } from "../lesson/progress.js";

for (const each of document.querySelectorAll("[data-lesson]")) {
  each.querySelector(".done").textContent = isDone(each.dataset.lesson) ? "✓ done" : "";
}
document.documentElement.dataset.ready = "learn";
