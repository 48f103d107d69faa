import { expect, test } from "vitest";

import { cardPicture, sharePicture } from "./share-picture";

const picture = {
  url: "/uploads/truss.webp",
  alt: "A truss",
  width: 1600,
  height: 900,
  caption: null,
};

test("other sites get a whole address and the size that they show", () => {
  expect(sharePicture(picture, { origin: "https://peritus.test", imageCdn: "" })).toEqual({
    url: "https://peritus.test/_ipx/f_webp,q_80,s_1200x630/uploads/truss.webp",
    alt: "A truss",
    width: 1200,
    height: 630,
  });
  expect(
    sharePicture(picture, { origin: "https://peritus.test", imageCdn: "https://cdn.test" })?.url,
  ).toMatch(/^https:\/\/cdn\.test\/.*truss\.webp$/);
});

test("a page without a picture has none to share", () => {
  expect(sharePicture(null, { origin: "https://peritus.test", imageCdn: "" })).toBeNull();
});

test("a page without a picture gets a drawn card, with a new address when it changes", () => {
  const card = (at: string) =>
    cardPicture("article", "rule-702", "Rule 702", at, { origin: "https://peritus.example" });
  expect(card("2026-11-18T09:00:00Z")).toMatchObject({ alt: "Rule 702", width: 1200, height: 630 });
  expect(card("2026-11-18T09:00:00Z").url).toMatch(
    /^https:\/\/peritus\.example\/og\/article\/rule-702\.png\?v=\w+$/,
  );
  expect(card("2026-11-18T09:00:01Z").url).not.toBe(card("2026-11-18T09:00:00Z").url);
});
