// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { noteViewed, readViewed, withViewed } from "~/features/expert/list/recently-viewed";

const viewed = (expertId: string) => ({
  expertId,
  name: `Name ${expertId}`,
  photo: null,
  line: "Structural",
});

beforeEach(() => localStorage.clear());

describe("recently viewed", () => {
  it("keeps the latest five, each once", () => {
    let list = readViewed(null);
    for (const id of ["a", "b", "c", "d", "e", "f", "c"]) list = withViewed(list, viewed(id));
    expect(list.map((one) => one.expertId)).toEqual(["c", "f", "e", "d", "b"]);
  });

  it("is kept per person", () => {
    noteViewed("Imogen@example.org", viewed("a"));
    noteViewed("farah@example.org", viewed("b"));
    expect(
      readViewed(localStorage.getItem("peritus.viewed.imogen@example.org")).map(
        (one) => one.expertId,
      ),
    ).toEqual(["a"]);
  });

  it("leaves out what is not of its shape", () => {
    expect(readViewed("{")).toEqual([]);
    expect(readViewed('{"a":1}')).toEqual([]);
    expect(readViewed(JSON.stringify([null, 3, { expertId: 7 }, viewed("a")]))).toEqual([
      viewed("a"),
    ]);
  });
});
