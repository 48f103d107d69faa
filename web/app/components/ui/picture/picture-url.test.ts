import { describe, expect, it } from "vitest";
import {
  densities,
  fixedSourceSet,
  fluidSourceSet,
  offeredWidths,
  pictureUrl,
  placeholderUrl,
  screens,
  shareUrl,
  widthCandidates,
} from "./picture-url";

describe("picture addresses", () => {
  it("offers the screens and densities of the specification", () => {
    expect(screens).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
    expect(densities).toEqual([1, 2]);
  });

  it("asks the proxy for WebP at quality 80", () => {
    expect(pictureUrl("/uploads/x.png", 640)).toBe("/_ipx/f_webp,q_80,w_640/uploads/x.png");
  });

  it("asks a CDN for quality 70", () => {
    expect(pictureUrl("/uploads/x.png", 640, "https://cdn.example/img/")).toBe(
      "https://cdn.example/img/f_webp,q_70,w_640/uploads/x.png",
    );
  });

  it("takes the path of an upload on the CMS, with its query", () => {
    expect(pictureUrl("http://127.0.0.1:1337/uploads/x y.png?v=2", 32)).toBe(
      "/_ipx/f_webp,q_80,w_320/uploads/x%20y.png?v=2",
    );
  });

  it("keeps the whole address of another host in one segment", () => {
    expect(pictureUrl("https://images.example/a/b.jpg", 32)).toBe(
      "/_ipx/f_webp,q_80,w_320/https%3A%2F%2Fimages.example%2Fa%2Fb.jpg",
    );
  });

  it("leaves drawings and pictures in the address alone", () => {
    expect(pictureUrl("/favicon.svg", 32)).toBe("/favicon.svg");
    expect(fluidSourceSet("data:image/png;base64,AA==", 32)).toBeUndefined();
  });

  it("makes a placeholder of 10 x 10 pixels, quality 50, blur 3", () => {
    expect(placeholderUrl("/uploads/x.png")).toBe("/_ipx/f_webp,q_50,blur_3,s_10x10/uploads/x.png");
  });

  it("offers each width once, up to twice the layout", () => {
    expect(widthCandidates(700)).toEqual([320, 640, 768, 1024, 1280, 1536]);
    expect(widthCandidates(160)).toEqual([320]);
    expect(widthCandidates(1536)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  it("offers no other width than those of the screens and densities", () => {
    for (let width = 1; width < 4000; width += 7) {
      expect(offeredWidths).toContain(
        Number(/w_(\d+)/.exec(pictureUrl("/uploads/x.png", width))?.[1]),
      );
      expect(widthCandidates(width).every((one) => offeredWidths.includes(one))).toBe(true);
    }
  });

  it("names each picture of a fluid one with its width", () => {
    expect(fluidSourceSet("/uploads/x.png", 300)).toBe(
      "/_ipx/f_webp,q_80,w_320/uploads/x.png 320w, /_ipx/f_webp,q_80,w_640/uploads/x.png 640w",
    );
  });

  it("crops a picture that other sites show", () => {
    expect(shareUrl("/uploads/x.png")).toBe("/_ipx/f_webp,q_80,s_1200x630/uploads/x.png");
  });

  it("offers a picture of one size at both densities, unless one serves both", () => {
    expect(fixedSourceSet("/uploads/x.png", 208)).toBe(
      "/_ipx/f_webp,q_80,w_320/uploads/x.png 1x, /_ipx/f_webp,q_80,w_640/uploads/x.png 2x",
    );
    expect(fixedSourceSet("/uploads/x.png", 72)).toBeUndefined();
  });
});
