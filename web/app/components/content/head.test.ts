import { expect, test } from "vitest";

import { headOf, windowTitle } from "./head";

const head = {
  title: "Rule 702",
  description: "Five reports",
  url: "https://peritus.example/blog/rule-702",
};

test("a window names the site once", () => {
  expect(windowTitle("Rule 702")).toBe("Rule 702 | Peritus");
  expect(windowTitle("About · Peritus")).toBe("About · Peritus");
});

test("a listed page names its canonical address, an unlisted one asks not to be listed", () => {
  expect(headOf(head)).toContainEqual({ tagName: "link", rel: "canonical", href: head.url });
  expect(headOf({ ...head, unlisted: true })).toContainEqual({
    name: "robots",
    content: "noindex",
  });
  expect(headOf({ ...head, unlisted: true })).not.toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: head.url,
  });
});

test("a picture has its size and alternative text", () => {
  const tags = headOf({
    ...head,
    picture: {
      url: "https://peritus.example/og/article/rule-702.png",
      alt: "Rule 702",
      width: 1200,
      height: 630,
    },
  });
  expect(tags).toContainEqual({ property: "og:image:alt", content: "Rule 702" });
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(headOf(head)).toContainEqual({ name: "twitter:card", content: "summary" });
});
