import assert from "node:assert/strict";
import test from "node:test";
import { agentsOf, gameNamed, get, post, postForLines } from "#pages/shared/api.js";
import { fakeServer } from "./fake-server.js";

test("an answer is parsed, a request is JSON", async (t) => {
  const requests = fakeServer(t, [1, 2], { id: 7 });
  assert.deepEqual(await get("/api/games"), [1, 2]);
  assert.deepEqual(await post("/api/matches", { game: "war" }), { id: 7 });
  assert.deepEqual(requests, [
    { path: "/api/games", body: undefined },
    { path: "/api/matches", body: { game: "war" } },
  ]);
});

test("the server's own words are the error", async (t) => {
  fakeServer(
    t,
    { status: 400, text: '{"error":"no game \'chess\'"}' },
    { status: 502, text: "<html>" },
    { text: "" },
    new TypeError("failed to fetch"),
  );
  await assert.rejects(get("/x"), { message: "no game 'chess'" });
  await assert.rejects(get("/x"), { message: "the lab answered 502" });
  await assert.rejects(get("/x"), { message: "the lab answered 200" });
  await assert.rejects(get("/x"), { message: "the lab does not answer; is it still running?" });
});

test("lines are handed on one by one", async (t) => {
  fakeServer(t, { text: '{"a":1}\n{"a":2}\n' }, { status: 429, text: '{"error":"too many wait"}' });
  const seen = [];
  await postForLines("/api/trace", {}, (line) => seen.push(line.a));
  assert.deepEqual(seen, [1, 2]);
  await assert.rejects(
    postForLines("/api/trace", {}, () => {}),
    { message: "too many wait" },
  );
});

test("a search that is stopped is no failure of the lab", async (t) => {
  fakeServer(t, new DOMException("stopped", "AbortError"));
  await assert.rejects(
    postForLines("/api/trace", {}, () => {}),
    { name: "AbortError" },
  );
});

test("what does not change is asked once, unless it failed", async (t) => {
  const failed = { status: 500, text: '{"error":"not now"}' };
  const requests = fakeServer(t, failed, { name: "war:map=a b" }, { agents: [] });
  await assert.rejects(gameNamed("war:map=a b"), { message: "not now" });
  assert.deepEqual(await gameNamed("war:map=a b"), { name: "war:map=a b" });
  assert.equal(await gameNamed("war:map=a b"), await gameNamed("war:map=a b"));
  assert.deepEqual(await agentsOf("war:map=a b"), { agents: [] });
  assert.deepEqual(
    requests.map(({ path }) => path),
    ["/api/games/war%3Amap%3Da%20b", "/api/games/war%3Amap%3Da%20b", "/api/agents?game=war%3Amap%3Da%20b"],
  );
});
