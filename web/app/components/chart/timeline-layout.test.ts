import { describe, expect, it } from "vitest";

import { fitText, textWidth } from "~/components/chart/text-width";
import {
  layoutTimeline,
  type TimelineEntry,
  type TimelineLane,
  ticksBetween,
} from "~/components/chart/timeline-layout";

const wide = { width: 720, names: "left", fontSize: 12 } as const;
const narrow = { width: 358, names: "above", fontSize: 11 } as const;

const degree = (
  id: string,
  start: number | null,
  end: number | null,
  label = `PhD, ${id}`,
): TimelineEntry => ({ id, label, title: label, when: "once", start, end, strong: true });
const degrees = (...entries: TimelineEntry[]): TimelineLane[] => [
  { id: "degrees", name: "Degrees", kind: "points", entries },
];
const years = (...entries: TimelineEntry[]): TimelineLane[] => [
  { id: "areas", name: "Areas", kind: "spans", entries },
];

/** Where an entry begins and ends on paper, label included. */
function extent(
  entry: NonNullable<ReturnType<typeof layoutTimeline>>["lanes"][number]["entries"][number],
  size: number,
) {
  const xs = [entry.bar?.x, entry.bar && entry.bar.x + entry.bar.width, entry.diamond].filter(
    (x): x is number => typeof x === "number",
  );
  if (entry.label && !entry.label.inside) {
    const width = textWidth(entry.label.text, size);
    xs.push(
      entry.label.anchor === "start" ? entry.label.x + width : entry.label.x - width,
      entry.label.x,
    );
  }
  return { from: Math.min(...xs), to: Math.max(...xs) };
}

function expectTidy(drawing: NonNullable<ReturnType<typeof layoutTimeline>>, size: number) {
  for (const lane of drawing.lanes) {
    for (const entry of lane.entries) {
      const { from, to } = extent(entry, size);
      expect(from).toBeGreaterThanOrEqual(drawing.plot.left - 1);
      expect(to).toBeLessThanOrEqual(drawing.width + 1);
      expect(entry.y).toBeLessThan(drawing.height);
      for (const other of lane.entries) {
        if (other === entry || other.y !== entry.y) continue;
        const apart = extent(other, size);
        expect(apart.from >= to || apart.to <= from).toBe(true);
      }
    }
  }
}

describe("a timeline", () => {
  it("is nothing where nothing has a date", () => {
    expect(layoutTimeline([], 2026, wide)).toBeNull();
    expect(
      layoutTimeline(
        degrees(degree("a", null, null), degree("b", Number.NaN, Number.POSITIVE_INFINITY)),
        2026,
        wide,
      ),
    ).toBeNull();
  });

  it("leaves out entries without a date and keeps the others", () => {
    const drawing = layoutTimeline(
      degrees(degree("a", null, null), degree("b", null, 2001)),
      2026,
      wide,
    );
    expect(drawing?.lanes[0]?.entries.map((entry) => entry.id)).toEqual(["b"]);
  });

  it("reaches from the first beginning to today", () => {
    const drawing = layoutTimeline(degrees(degree("a", 1998, 2002)), 2026.9, wide);
    expect(drawing).toMatchObject({ from: 1998, to: 2026.9 });
    expect(
      drawing?.ticks.every((tick) => tick.x >= drawing.plot.left && tick.x <= drawing.plot.right),
    ).toBe(true);
  });

  it("stacks degrees of the same years instead of printing one over the other", () => {
    const drawing = layoutTimeline(
      degrees(degree("a", 2000, 2004), degree("b", 2000, 2004), degree("c", 2004, 2004)),
      2026,
      wide,
    );
    if (!drawing) throw new Error("no drawing");
    expect(new Set(drawing.lanes[0]?.entries.map((entry) => entry.y)).size).toBe(3);
    expectTidy(drawing, 12);
  });

  it.each([wide, narrow])(
    "holds ten degrees with very long names on a drawing of $width",
    (shape) => {
      const long =
        "Doctor of Philosophy in the History and Philosophy of the Life Sciences, Rheinisch-Westfälische Technische Hochschule Aachen";
      const entries = Array.from({ length: 10 }, (_, i) =>
        degree(String(i), 1980 + i * 4, 1984 + i * 4, `${long} ${i}`),
      );
      const drawing = layoutTimeline(degrees(...entries), 2026, shape);
      if (!drawing) throw new Error("no drawing");
      expect(drawing.lanes[0]?.entries).toHaveLength(10);
      expectTidy(drawing, shape.fontSize);
      expect(drawing.lanes[0]?.entries.every((entry) => entry.title.startsWith(long))).toBe(true);
    },
  );

  it("takes an end before its start the other way round, and cuts years that cannot be", () => {
    const drawing = layoutTimeline(
      degrees(degree("a", 2010, 2004), degree("b", 1066, 1070), degree("c", 2020, 9999)),
      2026,
      wide,
    );
    if (!drawing) throw new Error("no drawing");
    expect(drawing.from).toBe(1946);
    expect(drawing.to).toBe(2034);
    expectTidy(drawing, 12);
  });

  it("draws a single point on an axis of several years", () => {
    const drawing = layoutTimeline(degrees(degree("a", 2026, 2026)), 2026, wide);
    expect(drawing?.to).toBe(2026);
    expect(drawing?.from).toBe(2022);
    expect(drawing?.lanes[0]?.entries[0]?.bar).toBeNull();
  });

  it("writes a span's name inside its bar, or next to it if the bar is short", () => {
    const drawing = layoutTimeline(
      years(
        degree("a", 1996, 2026, "Structural engineering"),
        degree("b", 2024, 2026, "Cranes and lifting plans"),
      ),
      2026,
      wide,
    );
    if (!drawing) throw new Error("no drawing");
    expect(
      drawing.lanes[0]?.entries.map((entry) => [entry.label?.inside, entry.label?.anchor]),
    ).toEqual([
      [true, "start"],
      [false, "end"],
    ]);
    expectTidy(drawing, 12);
  });
});

describe("posts, licenses, and testimony on a timeline", () => {
  it("puts posts that follow each other on one row, and parallel ones below", () => {
    const drawing = layoutTimeline(
      years(
        degree("a", 1990, 2000, "First"),
        degree("b", 2000, 2026, "Second"),
        degree("c", 2005, 2020, "Beside"),
      ),
      2026,
      wide,
    );
    const [a, b, c] = ["a", "b", "c"].map((id) =>
      drawing?.lanes[0]?.entries.find((entry) => entry.id === id),
    );
    expect(a?.y).toBe(b?.y);
    expect(c?.y).toBeGreaterThan(b?.y ?? 0);
  });

  it.each([wide, narrow])("keeps twelve posts apart on a drawing of $width", (shape) => {
    const posts = Array.from({ length: 12 }, (_, i) =>
      degree(String(i), 1990 + i * 3, 1992 + i * 3, `Senior associate, Halloran Structures ${i}`),
    );
    const drawing = layoutTimeline(years(...posts), 2026, shape);
    if (!drawing) throw new Error("no drawing");
    expectTidy(drawing, shape.fontSize);
  });

  it("marks testimony above and below a line, and keeps what is on it in the middle", () => {
    const drawing = layoutTimeline(
      [
        {
          id: "testimony",
          name: "Testimony",
          kind: "marks",
          entries: [
            { ...degree("p", 2020, 2020), side: "above" },
            { ...degree("d", 2021, 2021), side: "below" },
            degree("n", 2022, 2022),
          ],
        },
      ],
      2026,
      wide,
    );
    const lane = drawing?.lanes[0];
    const [p, d, n] = lane?.entries ?? [];
    expect(p?.y).toBeLessThan(lane?.line ?? 0);
    expect(d?.y).toBeGreaterThan(lane?.line ?? 0);
    expect(n?.y).toBe(lane?.line);
    expect(p?.mark).toBeLessThan(d?.mark ?? 0);
    expect(p?.title).toContain("once");
  });

  it("shades a window that reaches to today, and cuts what is before the first year", () => {
    const window = { from: 2000, to: 2026, label: "last" };
    const drawing = layoutTimeline(degrees(degree("a", 2020, 2024)), 2026, wide, window);
    expect(drawing?.window?.x).toBeGreaterThanOrEqual(drawing?.plot.left ?? 999);
    expect(drawing?.window?.label).toBe("last");
    expect(layoutTimeline(degrees(degree("a", 2020, 2024)), 2026, wide)?.window).toBeNull();
  });
});

describe("ticks", () => {
  it("are round and few", () => {
    expect(ticksBetween(1998, 2026, 8)).toEqual([2000, 2004, 2008, 2012, 2016, 2020, 2024]);
    expect(ticksBetween(2022.5, 2026, 8)).toEqual([2023, 2024, 2025, 2026]);
    expect(ticksBetween(1946, 2034, 5)).toEqual([1960, 1980, 2000, 2020]);
  });
});

describe("fitting a text", () => {
  it("keeps what fits, shortens what does not, and gives up on crumbs", () => {
    expect(fitText("PhD", 100, 12)).toBe("PhD");
    expect(fitText("PhD, Massachusetts Institute of Technology", 100, 12)).toMatch(
      /^PhD, Massac.*…$/u,
    );
    expect(fitText("Massachusetts", 12, 12)).toBe("");
    expect(fitText("東京大学大学院工学系研究科", 60, 12)).toBe("東京大学…");
  });
});
