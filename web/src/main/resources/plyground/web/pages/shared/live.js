// A match as it is on the server, kept up to date by its events; the connection renews itself.
import { get, post } from "./api.js";

export class Live {
  #source = null;
  #onChange;

  /** @param onChange called with the whole state after every change */
  constructor(onChange) {
    this.#onChange = onChange;
    this.state = null;
    this.connected = false;
  }

  async create(setup) {
    this.#begin(await post("/api/matches", setup));
  }

  async open(id) {
    this.#begin(await get(`/api/matches/${encodeURIComponent(id)}`));
  }

  #begin(state) {
    this.close();
    this.state = null;
    this.#take(state);
    this.#listen();
  }

  #listen() {
    const source = new EventSource(`/api/matches/${this.state.id}/events`);
    this.#source = source;
    source.addEventListener("open", () => this.#connection(true));
    source.addEventListener("error", () => {
      this.#connection(false);
      // A server that was restarted answers 5xx for a moment, which ends the source for good.
      if (source.readyState === EventSource.CLOSED && this.#source === source) {
        setTimeout(() => this.#source === source && this.#listen(), 1000);
      }
    });
    source.addEventListener(
      "match",
      (event) => this.#source === source && this.#take(JSON.parse(event.data)),
    );
  }

  #connection(connected) {
    if (this.connected === connected) {
      return;
    }
    this.connected = connected;
    if (this.state) {
      this.#onChange(this.state);
    }
  }

  #take(news) {
    if (this.state && news.version < this.state.version) {
      return;
    }
    const before = this.state?.line ?? [];
    if (news.keep > before.length) {
      return void this.refresh();
    }
    const line = [...before.slice(0, news.keep), ...news.line];
    this.state = { ...news, line };
    this.#onChange(this.state);
  }

  async refresh() {
    this.#take(await get(`/api/matches/${this.state.id}`));
  }

  async command(name, body) {
    this.#take(await post(`/api/matches/${this.state.id}/${name}`, body));
  }

  move(move) {
    return this.command("moves", { move, at: this.state.at });
  }

  close() {
    this.#source?.close();
    this.#source = null;
  }
}
