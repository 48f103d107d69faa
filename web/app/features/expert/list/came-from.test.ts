import { describe, expect, it } from "vitest";

import { cameFromReferrer, readCameFrom, resultsLabel } from "~/features/expert/list/came-from";

const list = "/attorney/expert-search-result";
const own = "http://localhost:3000";

describe("the way back", () => {
  it("is called by what was found", () => {
    expect(resultsLabel(21, "crane")).toBe("21 experts for “crane”");
    expect(resultsLabel(1, "")).toBe("1 expert");
    expect(resultsLabel(null, "crane")).toBe("Experts for “crane”");
    expect(resultsLabel(null, "")).toBe("All experts");
  });

  it("is read from the history entry, and only if it stays on this site", () => {
    const from = { href: `${list}?q=crane`, label: "21 experts" };
    expect(readCameFrom({ from })).toEqual(from);
    expect(
      [
        null,
        {},
        "x",
        { from: {} },
        { from: { href: "//evil.example", label: "x" } },
        { from: { href: "https://evil.example", label: "x" } },
      ].map(readCameFrom),
    ).toEqual(Array(6).fill(null));
  });

  it("is read from the referrer where there is no script", () => {
    expect(cameFromReferrer(`${own}${list}?q=crane&state=NJ`, own, list)).toEqual({
      href: `${list}?q=crane&state=NJ`,
      label: "Experts for “crane”",
    });
    expect(
      [null, "", "rubbish", `https://evil.example${list}?q=x`, `${own}/attorney`].map((referrer) =>
        cameFromReferrer(referrer, own, list),
      ),
    ).toEqual(Array(5).fill(null));
  });
});
