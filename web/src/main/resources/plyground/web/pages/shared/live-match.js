import { matchNamed, post } from "./api.js";

const RETRY_MILLIS = 1000;

/** A match as it is on the server, kept up to date by its events; the connection renews itself. */
export class LiveMatch {
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
    this.#begin(await matchNamed(id));
  }

  /** A match as it is, without following it. */
  peek(id) {
    return matchNamed(id);
  }

  #begin(state) {
    this.#source?.close();
    this.state = null;
    this.#apply(state);
    this.#listen();
  }

  #listen() {
    const source = new EventSource(`/api/matches/${this.state.id}/events`);
    this.#source = source;
    source.addEventListener("open", () => this.#setConnected(true));
    source.addEventListener("error", () => {
      this.#setConnected(false);
      // A server that was restarted answers 5xx for a moment, which ends the source for good.
      if (source.readyState === EventSource.CLOSED && this.#source === source) {
        setTimeout(() => this.#source === source && this.#listen(), RETRY_MILLIS);
      }
    });
    source.addEventListener(
      "match",
      (event) => this.#source === source && this.#apply(JSON.parse(event.data)),
    );
  }

  #setConnected(connected) {
    if (this.connected !== connected) {
      this.connected = connected;
      this.#onChange(this.state);
    }
  }

  /** A change of ours comes twice, as the answer and as an event: what came first counts. */
  #apply(news) {
    if (this.state && news.version <= this.state.version) {
      return;
    }
    const known = this.state?.line ?? [];
    if (news.keep > known.length) {
      this.#refresh();
      return;
    }
    this.state = { ...news, line: [...known.slice(0, news.keep), ...news.line] };
    this.#onChange(this.state);
  }

  async #refresh() {
    this.#apply(await matchNamed(this.state.id));
  }

  /** Has the server change the match: "undo", "pause" and the like. */
  async command(name, body) {
    this.#apply(await post(`/api/matches/${this.state.id}/${name}`, body));
  }

  play(move) {
    return this.command("moves", { move, at: this.state.at });
  }
}
