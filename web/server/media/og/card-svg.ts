import { drawable, titleLines, widthOf } from "./title-lines";

/** A card's text. Empty parts, and letters that our fonts lack, are left out. */
export interface Card {
  /** Such as 'Engineering · 9 minutes'. */
  kicker: string;
  title: string;
  /** The author. */
  by: string;
  /** Below the title, such as the post of an expert. */
  line?: string;
  areas?: readonly string[];
  /** Such as `/photos/0f3c….jpg`. */
  photo?: string | null;
}

export const cardSize = { width: 1200, height: 630 } as const;

const ink = "#101a2b";
const muted = "#5b6472";
const paper = "#fbfaf7";
const margin = 72;
/** Font sizes in pixels with their maximum number of lines, largest first. */
const sizes = [
  { size: 76, most: 3 },
  { size: 62, most: 4 },
] as const;
/** Of experts, whose post and areas stand below. */
const nameSizes = [
  { size: 76, most: 2 },
  { size: 46, most: 3 },
] as const;
const column = 720;
/** Narrower than it looks, since the widths are those of the serif. */
const footColumn = 620;

export function cardSvg(card: Card): string {
  const name = drawable(card.title);
  const over = drawable(card.kicker) ?? "";
  // The kicker replaces a title that our fonts can't draw.
  const [title, kicker] = name === null ? [over, ""] : [name, over];
  const by = drawable(card.by) ?? "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    `<rect width="1200" height="630" fill="${paper}"/>`,
    `<path d="M${margin} 70h${1200 - 2 * margin}" stroke="${ink}" stroke-width="6"/><path d="M${margin} 80h${1200 - 2 * margin}" stroke="${ink}" stroke-width="2"/>`,
    card.photo ? portrait(card.photo) : lamp,
    kicker ? text(kicker, margin, 138, 28, "Card Sans", muted) : "",
    titleText(title, kicker ? 152 : 116, card.line === undefined ? sizes : nameSizes),
    card.line === undefined ? "" : footText(drawable(card.line) ?? "", card.areas ?? []),
    text("Peritus", margin, 560, 40, "Card Serif", ink),
    by && widthOf(by) * 26 < 520 ? text(by, margin + 166, 558, 26, "Card Sans", muted) : "",
    "</svg>",
  ].join("");
}

type Size = { readonly size: number; readonly most: number };

function titleText(title: string, top: number, sizes: readonly [Size, ...Size[]]): string {
  if (title === "") return "";
  const smallest = sizes[sizes.length - 1] ?? sizes[0];
  const { size, lines } = sizes
    .map(({ size, most }) => ({ size, most, lines: titleLines(title, column / size, most) }))
    .find(({ lines, most }) => lines.length <= most && !lines.at(-1)?.endsWith("…")) ?? {
    size: smallest.size,
    lines: titleLines(title, column / smallest.size, smallest.most),
  };
  return lines
    .map((line, at) =>
      text(line, margin, top + Math.round(size * 0.94 + at * size * 1.14), size, "Card Serif", ink),
    )
    .join("");
}

/** The post and the areas of an expert, above the site's name. */
function footText(line: string, areas: readonly string[]): string {
  const shown = areas.map((area) => drawable(area) ?? "").filter(Boolean);
  const lines = (words: string, size: number) =>
    words === "" ? [] : titleLines(words, footColumn / size, 2);
  const below = lines(shown.join(" · "), 26).map((words) => words.replace(/^· | ·$/g, ""));
  const above = lines(line, 30);
  const start = 484 - below.length * 38;
  return [
    ...above.map((words, at) =>
      text(words, margin, start - (above.length - 1 - at) * 40 - 8, 30, "Card Sans", ink),
    ),
    ...below.map((words, at) => text(words, margin, start + 36 + at * 38, 26, "Card Sans", muted)),
  ].join("");
}

function portrait(photo: string): string {
  const frame = 'x="842" y="126" width="286" height="358"';
  return [
    `<clipPath id="frame"><rect ${frame} rx="4"/></clipPath>`,
    `<image href="${escaped(photo)}" ${frame} preserveAspectRatio="xMidYMin slice" clip-path="url(#frame)"/>`,
    `<rect ${frame} rx="4" fill="none" stroke="#cfcbbf" stroke-width="2"/>`,
  ].join("");
}

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  family: string,
  fill: string,
): string {
  const spacing = family === "Card Serif" ? ` letter-spacing="${(-0.015 * size).toFixed(1)}"` : "";
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}"${spacing}>${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** The lamp of the error screen. */
const lamp = [
  '<g transform="translate(794 270) scale(1.05)">',
  '<path d="M100 132H259L338 276H60z" fill="#f3dfae" opacity="0.7"/>',
  `<path d="M20 277H285" stroke="${ink}" stroke-width="1.5"/>`,
  '<g transform="translate(160 243) rotate(-2)"><rect width="112" height="32" rx="2" fill="#ffffff" stroke="#cfcbbf"/><path d="M10 10h60M10 17h84M10 24h38" stroke="#cfcbbf" stroke-width="1.8"/></g>',
  '<g transform="translate(28 24) scale(8.7)">',
  `<rect fill="${ink}" x="5" y="1" width="2.1" height="26.4" rx="0.7"/><rect fill="${ink}" x="1" y="27" width="10.5" height="2" rx="0.9"/>`,
  '<path fill="#0b6b63" d="M8 1.2h6.5c7.5 0 12 4.6 12.2 11.2H8z"/><path stroke="#c79a45" d="M21.5 12.4v3.6" stroke-width="0.7"/><circle fill="#c79a45" cx="21.5" cy="17" r="1.2"/>',
  "</g></g>",
].join("");
