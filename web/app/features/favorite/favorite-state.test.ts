import { expect, test } from "vitest";

import { favoriteSince, favoriteState, type Favorites } from "./favorite-state";

const monday = "2026-11-23T09:00:00Z";
const loaded: Favorites = { at: 100, since: { ada: monday } };

/** Two tabs of one browser, whose messages arrive at once. */
function tabs() {
  const channel = () => ({
    onmessage: null as ((event: MessageEvent) => void) | null,
    postMessage: (_: unknown) => {},
  });
  const [left, right] = [channel(), channel()];
  left.postMessage = (data) => right.onmessage?.({ data } as MessageEvent);
  right.postMessage = (data) => left.onmessage?.({ data } as MessageEvent);
  return { left: favoriteState(left), right: favoriteState(right), send: left.postMessage };
}

test("a page shows what it loaded until something changes", () => {
  const { left } = tabs();
  expect(favoriteSince(loaded, "ada", left.changeOf("ada"))).toBe(monday);
  expect(favoriteSince(loaded, "ben", left.changeOf("ben"))).toBeNull();
});

test("a change shows at once here, and elsewhere once the server has made it", () => {
  const { left, right } = tabs();
  let drawn = 0;
  const stop = right.subscribe(() => (drawn += 1));
  left.begin("ada", null);
  expect(favoriteSince(loaded, "ada", left.changeOf("ada"))).toBeNull();
  expect(favoriteSince(loaded, "ada", right.changeOf("ada"))).toBe(monday);
  left.settle({ expertId: "ada", since: null, at: 200 });
  expect(favoriteSince(loaded, "ada", right.changeOf("ada"))).toBeNull();
  expect(drawn).toBe(1);
  stop();
  left.settle({ expertId: "ada", since: monday, at: 300 });
  expect(drawn).toBe(1);
});

test("a refused change shows what was loaded again", () => {
  const { left } = tabs();
  left.begin("ada", null);
  left.drop("ada");
  expect(favoriteSince(loaded, "ada", left.changeOf("ada"))).toBe(monday);
});

test("a page that was loaded after a change is right", () => {
  const { left } = tabs();
  left.settle({ expertId: "ada", since: null, at: 200 });
  expect(favoriteSince({ ...loaded, at: 300 }, "ada", left.changeOf("ada"))).toBe(monday);
});

test("an older change of another tab changes nothing, nor does one while an answer is awaited", () => {
  const { left, right } = tabs();
  right.settle({ expertId: "ada", since: null, at: 300 });
  left.settle({ expertId: "ada", since: monday, at: 200 });
  expect(left.changeOf("ada")?.since).toBeNull();
  expect(right.changeOf("ada")?.since).toBeNull();
  left.begin("ben", monday);
  right.settle({ expertId: "ben", since: null, at: 400 });
  expect(left.changeOf("ben")?.since).toBe(monday);
});

test.each([null, "text", {}, { expertId: "ada" }, { expertId: 1, since: null, at: 1 }])(
  "a message that is no change is ignored: %j",
  (data) => {
    const { right, send } = tabs();
    send(data);
    expect(right.changeOf("ada")).toBeUndefined();
  },
);
