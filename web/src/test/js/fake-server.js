/**
 * Answers requests for a test instead of the lab, in order.
 *
 * @param answers a body, or {status, text}, or an Error for a lab that is not there
 * @returns the requests made: {path, body}
 */
export function fakeServer(t, ...answers) {
  const requests = [];
  t.mock.method(globalThis, "fetch", async (path, options) => {
    requests.push({ path, body: options?.body && JSON.parse(options.body) });
    const answer = answers.shift();
    if (answer instanceof Error) {
      throw answer;
    }
    const { status = 200, text = JSON.stringify(answer) } = answer?.text === undefined ? {} : answer;
    return new Response(text, { status });
  });
  return requests;
}

/** Stands for the browser's event sources; the test says what they tell. */
export class FakeEventSource extends EventTarget {
  static CLOSED = 2;
  static made = [];
  readyState = 1;

  constructor(path) {
    super();
    this.path = path;
    FakeEventSource.made.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(type, object) {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(object) }));
  }

  static install(t) {
    FakeEventSource.made = [];
    globalThis.EventSource = FakeEventSource;
    t.after(() => delete globalThis.EventSource);
    return FakeEventSource.made;
  }
}
