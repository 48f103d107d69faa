// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { ShareLinks } from "./share-links";

const url = "https://peritus.example/blog/a-b";
afterEach(cleanup);

test("an article is passed on by links that carry its address and title", () => {
  render(<ShareLinks url={url} title="Tom & Jerry: 100 %" />);
  const hrefs = screen
    .getAllByRole("link")
    .map((link) => new URL((link as HTMLAnchorElement).href));
  expect(hrefs.map(({ protocol, host }) => protocol + host)).toEqual([
    "mailto:",
    "https:www.linkedin.com",
    "https:x.com",
  ]);
  expect(hrefs[0]!.href).toContain("subject=Tom%20%26%20Jerry%3A%20100%20%25");
  expect(hrefs[1]!.searchParams.get("url")).toBe(url);
  expect(hrefs[2]!.searchParams.get("text")).toBe("Tom & Jerry: 100 %");
});

test.each([
  ["says that the link is copied", () => Promise.resolve(), "Link copied"],
  ["says so where the browser refuses", () => Promise.reject(new Error("no")), "Not copied"],
])("%s", async (_, writeText, said) => {
  const written = vi.fn(writeText);
  Object.assign(navigator, { clipboard: { writeText: written } });
  render(<ShareLinks url={url} title="A" />);
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(written).toHaveBeenCalledWith(url);
});

test("without script there is no button that would do nothing", () => {
  expect(renderToStaticMarkup(<ShareLinks url={url} title="A" />)).not.toContain("<button");
});
