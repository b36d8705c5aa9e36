import { agentForm } from "./agent-form.js";
import { html } from "./elements.js";

/** Several agents, one below the other: more can be added, and each be removed. */
export class AgentList {
  #element = html("div", { class: "agent-list stack tight" });
  #known = null;
  #made = 0;
  /** For each agent a function that gives it. */
  #agents = [];
  #add = html("button", { type: "button", onclick: () => this.add(this.#next) }, "Add an agent");
  #most;
  #next;

  /** @param most how many there may be; next: who is added */
  constructor(element, { most = Infinity, next = "random" } = {}) {
    this.#most = most;
    this.#next = next;
    element.replaceChildren(this.#element, html("div", { class: "row" }, this.#add));
  }

  /** Begins anew with these, known as /api/agents tells them. */
  fill(known, agents) {
    this.#known = known;
    this.#made = 0;
    this.#agents = [];
    this.#element.replaceChildren();
    agents.forEach((each) => this.add(each));
  }

  /** Adds a place for one more. */
  add(value) {
    const number = ++this.#made;
    const place = html("div");
    const agent = agentForm(place, { ...this.#known, value, label: `Agent ${number}` });
    const remove = () => {
      this.#agents = this.#agents.filter((each) => each !== agent);
      row.remove();
      this.#count();
    };
    const attributes = {
      type: "button",
      class: "quiet",
      "aria-label": `Remove agent ${number}`,
      onclick: remove,
    };
    const row = html("div", { class: "competitor" }, place, html("button", attributes, "Remove"));
    this.#agents.push(agent);
    this.#element.append(row);
    this.#count();
  }

  #count() {
    this.#add.disabled = this.#agents.length >= this.#most;
  }

  /** Their names. */
  values() {
    return this.#agents.map((agent) => agent());
  }
}
