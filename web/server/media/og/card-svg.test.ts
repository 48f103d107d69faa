import { expect, it } from "vitest";

import { cardSvg } from "./card-svg";

const words = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);

it("shows the page's title and the site", () => {
  expect(
    words(cardSvg({ kicker: "Practice · 5 minutes", title: "Rule 702", by: "Daniel Achterberg" })),
  ).toEqual(["Practice · 5 minutes", "Rule 702", "Peritus", "Daniel Achterberg"]);
});

it("escapes markup in a title", () => {
  const svg = cardSvg({ kicker: "", title: `<script>"&'`, by: "" });
  expect(svg).toContain("&#60;script&#62;&#34;&#38;&#39;</text>");
  expect(svg).not.toContain("<script");
});

it("replaces a title that can't be drawn with its kicker", () => {
  const svg = cardSvg({ kicker: "Medicine · 3 minutes", title: "证据的重量", by: "李" });
  expect(words(svg)).toEqual(["Medicine · 3 minutes", "Peritus"]);
  expect(svg).toContain('font-family="Card Serif" font-size="76"');
});

it("shows an expert's post, areas, and portrait", () => {
  const svg = cardSvg({
    kicker: "Expert witness · Newark, New Jersey",
    title: "Amara Okonkwo-Bell, PhD, PE",
    line: "Principal engineer, Okonkwo-Bell Engineering",
    areas: ["Structural", "造船", "Cranes and rigging"],
    photo: "/photos/fedcba9876543210fedcba9876543210.jpg",
    by: "",
  });
  expect(words(svg)).toEqual([
    "Expert witness · Newark, New Jersey",
    expect.stringContaining("Amara"),
    expect.any(String),
    "Principal engineer, Okonkwo-Bell Engineering",
    "Structural · Cranes and rigging",
    "Peritus",
  ]);
  expect(svg).toContain('<image href="/photos/fedcba9876543210fedcba9876543210.jpg"');
});
