import { post } from "../shared/api.js";
import { copyFor } from "../shared/clipboard.js";
import { $ } from "../shared/elements.js";
import { attempt, showTrouble } from "../shared/trouble.js";

/** The dialog that makes an exercise of the search shown, and gives its two links. */
export class ExerciseDialog {
  #searched;

  /** @param searched tells what is searched: {game, position, agent} */
  constructor(searched) {
    this.#searched = searched;
    const trouble = $("make-trouble");
    $("make-exercise").addEventListener("click", () => this.open());
    $("make-close").addEventListener("click", () => $("make-dialog").close());
    $("make-form").addEventListener("submit", (event) => {
      event.preventDefault();
      attempt(() => this.#make(), trouble);
    });
    $("make-same").addEventListener("change", () => this.#showBoards());
    $("make-own").addEventListener("change", () => this.#showBoards());
    for (const name of ["make-class", "make-owner"]) {
      $(`${name}-copy`).addEventListener("click", () => copyFor($(`${name}-copy`), $(name).value));
    }
  }

  open() {
    const { game, agent } = this.#searched();
    showTrouble(null, $("make-trouble"));
    $("make-links").hidden = true;
    $("make-about").textContent = `${game}, searched by ${agent}`;
    $("make-dialog").showModal();
  }

  #showBoards() {
    $("make-boards").disabled = $("make-same").checked;
  }

  async #make() {
    const own = $("make-own").checked;
    const made = await post("/api/exercises", {
      ...this.#searched(),
      kind: $("make-kind").value,
      own,
      boards: own ? $("make-boards").valueAsNumber : 1,
    });
    $("make-class").value = new URL(made.path, location.href).href;
    $("make-owner").value = new URL(made.ownerPath, location.href).href;
    $("make-open").href = made.ownerPath;
    $("make-links").hidden = false;
    $("make-class-copy").focus();
  }
}
