// The list of lessons, with what is done of them.
import { isDone, share } from "../lesson/progress.js";
import { attempt } from "../shared/trouble.js";

function show() {
  const all = [...document.querySelectorAll("[data-lesson]")];
  for (const each of all) {
    each.querySelector(".done").textContent = isDone(each.dataset.lesson) ? "✓ done" : "";
  }
  const done = all.filter((each) => isDone(each.dataset.lesson)).length;
  document.getElementById("lessons-done").textContent = `${done} of ${all.length} are done.`;
}

show();
await attempt(share);
show();
document.documentElement.dataset.ready = "learn";
