import { describe, expect, it } from "vitest";

import { cropText, largestZoom, moved, wholeOf, zoomed, zoomOf } from "./crop";

describe("the square of a photo", () => {
  it("is as large as possible at first, with some room above the head", () => {
    expect(wholeOf(800, 600)).toMatchObject({ left: 100, top: 0, side: 600 });
    expect(wholeOf(600, 800)).toMatchObject({ left: 0, top: 50, side: 600 });
  });

  it("zooms around its center, and never below 200 pixels", () => {
    const half = zoomed(wholeOf(800, 800), 2);
    expect(half).toMatchObject({ left: 200, top: 200, side: 400 });
    expect(zoomOf(half)).toBe(2);
    expect(zoomed(half, 99).side).toBe(200);
    expect(zoomed(half, 0).side).toBe(800);
    expect(largestZoom(wholeOf(150, 900))).toBe(1);
  });

  it("stays within the picture", () => {
    const crop = zoomed(wholeOf(1000, 800), 2);
    expect(moved(crop, -9999, 9999)).toMatchObject({ left: 0, top: 400 });
    expect(zoomed(moved(crop, 9999, 9999), 1)).toMatchObject({ left: 200, top: 0, side: 800 });
  });

  it("is sent in fractions of the width, the height, and the shorter side", () => {
    expect(cropText({ width: 800, height: 400, left: 400, top: 0, side: 400 })).toBe(
      "0.50000,0.00000,1.00000",
    );
  });
});
