import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The declarations of the block that a pattern opens. */
function block(opening: RegExp): Map<string, string> {
  const start = css.search(opening);
  expect(start).toBeGreaterThanOrEqual(0);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? "",
      (value ?? "").trim(),
    ]),
  );
}

const light = block(/^:root \{\s*color-scheme/m);
const dark = block(/^:root\[data-theme="dark"\] \{/m);
const darkBySystem = block(/^ {2}:root:not\(\[data-theme="light"\], \[data-theme="dark"\]\) \{/m);

/** Relative luminance of #rrggbb as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["paper", "surface", "sunken"];
const texts = [
  "ink",
  "ink-2",
  "muted",
  "accent",
  "accent-2",
  "brass",
  "danger",
  "warning",
  "success",
];

/** Text and its ground: 4.5 at least. */
const textPairs: [string, string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...["accent", "brass", "danger", "warning", "success"].map((tone): [string, string] => [
    tone,
    `${tone}-tint`,
  ]),
  ...["accent-tint", "brass-tint", "danger-tint", "warning-tint", "success-tint"].flatMap(
    (tint): [string, string][] => [
      ["ink", tint],
      ["ink-2", tint],
    ],
  ),
  ["accent", "accent-tint"],
  ["accent-2", "accent-tint"],
  ["muted", "accent-tint"],
  ["ink", "mark"],
  ["ink-2", "mark"],
  ["on-accent", "accent"],
  ["on-accent", "accent-2"],
  ["paper", "ink"],
  ...[0, 1, 2, 3, 4].map((step): [string, string] => [`on-heat-${step}`, `heat-${step}`]),
  ["plate-ink", "plate"],
];

/** Borders of fields, the focus ring and marks that carry a meaning: 3 at least. */
const markPairs: [string, string][] = [
  ...["edge", "accent", "danger", "success"].flatMap((mark) =>
    grounds.map((ground): [string, string] => [mark, ground]),
  ),
  ["plate-line", "plate"],
  ["side-p", "side-d"],
  ["side-p", "surface"],
];

describe("tokens", () => {
  it("are the same in both dark blocks", () => {
    expect([...darkBySystem]).toEqual([...dark]);
  });

  it("name in the dark only what is named in the light", () => {
    for (const name of dark.keys()) expect(light.has(name), name).toBe(true);
  });

  it.each([
    ["light", light],
    ["dark", dark],
  ] as const)("reach AA in the %s theme", (_, theme) => {
    const color = (name: string) => {
      const value = theme.get(name) ?? light.get(name);
      expect(value, name).toMatch(/^#[0-9a-f]{6}/);
      return (value ?? "").slice(0, 7);
    };
    const failing = [
      ...textPairs.filter(([text, ground]) => contrast(color(text), color(ground)) < 4.5),
      ...markPairs.filter(([mark, ground]) => contrast(color(mark), color(ground)) < 3),
    ];
    expect(failing).toEqual([]);
  });
});
