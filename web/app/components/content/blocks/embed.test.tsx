// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import type { BlockOf } from "./block";
import { BlockBody } from "./body";

const film: BlockOf<"embed"> = {
  type: "embed",
  url: "https://www.youtube.com/watch?v=aaaaaaaaaaa",
  title: "A bridge in the wind",
  caption: "Filmed in 1940",
  provider: "youtube",
  player: "https://www.youtube-nocookie.com/embed/aaaaaaaaaaa",
};
const page = (block: BlockOf<"embed">) => (
  <MemoryRouter>
    <BlockBody blocks={[block]} />
  </MemoryRouter>
);

afterEach(cleanup);

test("nothing of another site is loaded before the button that names it is pressed", () => {
  const { container } = render(page(film));
  expect(container.querySelector("iframe, img, script")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Load from YouTube" }));
  const frame = container.querySelector("iframe")!;
  expect([frame.src, frame.title]).toEqual([film.player, film.title]);
  expect(frame.getAttribute("sandbox")).not.toContain("allow-top-navigation");
});

test("without script there is the link and no button", () => {
  const html = renderToStaticMarkup(page(film));
  expect(html).toContain(`href="${film.url}"`);
  expect(html).not.toContain("<button");
});

test.each([
  ["a provider that is not known", { ...film, provider: "link", player: null }],
  ["a player that is not the provider's", { ...film, player: "https://evil.example/embed" }],
  ["a player over a scheme that runs", { ...film, player: "javascript:alert(1)" }],
])("%s is a link and is never framed", (_, block) => {
  render(page(block as BlockOf<"embed">));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "Open the page" })).toBeTruthy();
});
