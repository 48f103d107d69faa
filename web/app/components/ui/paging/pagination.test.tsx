// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { pageWindow, Pagination } from "./pagination";

afterEach(cleanup);

function draw(page: number, total: number) {
  const element = (
    <Pagination page={page} total={total} hrefFor={(number) => `/blog?page=${number}`} />
  );
  return render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
    />,
  );
}

describe("pageWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [17, 20, [1, null, 16, 17, 18, 19, 20]],
    [1, 20, [1, 2, null, 20]],
    [20, 20, [1, null, 19, 20]],
    [99, 20, [1, null, 19, 20]],
    [0, 20, [1, 2, null, 20]],
  ])("of page %i of %i", (page, total, pages) => {
    expect(pageWindow(page, total)).toEqual(pages);
  });
});

describe("Pagination", () => {
  it("is not drawn for one page or none", () => {
    draw(1, 1);
    expect(screen.queryByRole("navigation")).toBeNull();
    cleanup();
    draw(1, 0);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("links to its neighbors and marks the current page", () => {
    draw(2, 3);
    expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe(
      "/blog?page=1",
    );
    expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/blog?page=3");
    expect(screen.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
  });

  it("has no way back on the first page and none on from the last", () => {
    draw(1, 2);
    expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
    cleanup();
    draw(2, 2);
    expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
  });
});
