// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";

import { TileMap, type TileValue } from "~/components/chart/tile-map";
import { gridColumns, gridRows, usTiles } from "~/components/chart/us-tiles";

afterEach(cleanup);

function draw(values: TileValue[]) {
  const element = <TileMap label="Experts by state" unit={["expert", "experts"]} values={values} />;
  return render(
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
    />,
  );
}

describe("the grid", () => {
  it("has one tile for each state and the District, no two in one place", () => {
    expect(usTiles).toHaveLength(51);
    expect(new Set(usTiles.map((tile) => `${tile.column}/${tile.row}`)).size).toBe(51);
    expect(new Set(usTiles.map((tile) => tile.name)).size).toBe(51);
    expect(
      usTiles.every(
        (tile) => tile.column < gridColumns && tile.row < gridRows && tile.name !== tile.code,
      ),
    ).toBe(true);
  });
});

describe("TileMap", () => {
  it("names each linked tile in words, with its count and whether it is chosen", () => {
    draw([
      { code: "NJ", count: 14, href: "/search?state=NJ" },
      { code: "NY", count: 1, href: "/search", selected: true },
    ]);
    expect(screen.getByRole("link", { name: "New Jersey, 14 experts" }).getAttribute("href")).toBe(
      "/search?state=NJ",
    );
    expect(screen.getByRole("link", { name: "New York, 1 expert, chosen. Remove" })).toBeTruthy();
    expect(screen.getByText("Texas, no experts")).toBeTruthy();
    expect(screen.getByRole("list", { name: "Experts by state" }).children).toHaveLength(51);
  });

  it("is only a picture with words where nothing leads anywhere", () => {
    draw([{ code: "NJ", count: 2 }]);
    expect(screen.queryAllByRole("link")).toHaveLength(0);
    expect(screen.getByText("New Jersey, 2 experts")).toBeTruthy();
  });

  it("offers a way past the map before its first tile", () => {
    draw([{ code: "NJ", count: 2, href: "/x" }]);
    const [skip] = screen.getAllByRole("link");
    expect(skip?.textContent).toBe("Skip the map");
    expect(
      document.getElementById(decodeURIComponent(skip?.getAttribute("href")?.slice(1) ?? "")),
    ).toBeTruthy();
  });

  it("moves by arrow keys to the nearest linked tile, straight on first", () => {
    draw(["NJ", "PA", "NY", "CA"].map((code) => ({ code, count: 1, href: `/x?state=${code}` })));
    const tile = (name: RegExp) => screen.getByRole("link", { name });
    tile(/^New Jersey/).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowUp" });
    expect(document.activeElement).toBe(tile(/^New York/));
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowUp" });
    expect(document.activeElement).toBe(tile(/^New York/));
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(tile(/^Pennsylvania/));
    fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(tile(/^California/));
  });

  it("does not draw what is not on the grid", () => {
    draw([{ code: "PR", count: 5, href: "/x" }]);
    expect(screen.queryByText(/PR/)).toBeNull();
  });
});
