import { describe, expect, it } from "vitest";
import {
  densities,
  fixedSourceSet,
  fluidSourceSet,
  pictureUrl,
  placeholderUrl,
  screens,
  widthCandidates,
} from "./picture-url";

describe("picture addresses", () => {
  it("offers the screens and densities of the specification", () => {
    expect(screens).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
    expect(densities).toEqual([1, 2]);
  });

  it("asks the proxy for WebP at quality 80", () => {
    expect(pictureUrl("/uploads/x.png", { width: 640, height: 360 })).toBe(
      "/_ipx/f_webp,q_80,s_640x360/uploads/x.png",
    );
  });

  it("asks a CDN for quality 70", () => {
    expect(
      pictureUrl("/uploads/x.png", { width: 640, height: 360 }, "https://cdn.example/img/"),
    ).toBe("https://cdn.example/img/f_webp,q_70,s_640x360/uploads/x.png");
  });

  it("takes the path of an upload on the CMS, with its query", () => {
    expect(pictureUrl("http://127.0.0.1:1337/uploads/x y.png?v=2", { width: 32, height: 32 })).toBe(
      "/_ipx/f_webp,q_80,s_32x32/uploads/x%20y.png?v=2",
    );
  });

  it("keeps the whole address of another host in one segment", () => {
    expect(pictureUrl("https://images.example/a/b.jpg", { width: 32, height: 32 })).toBe(
      "/_ipx/f_webp,q_80,s_32x32/https%3A%2F%2Fimages.example%2Fa%2Fb.jpg",
    );
  });

  it("leaves drawings and pictures in the address alone", () => {
    expect(pictureUrl("/favicon.svg", { width: 32, height: 32 })).toBe("/favicon.svg");
    expect(fluidSourceSet("data:image/png;base64,AA==", { width: 32, height: 32 })).toBeUndefined();
  });

  it("makes a placeholder of 10 x 10 pixels, quality 50, blur 3", () => {
    expect(placeholderUrl("/uploads/x.png")).toBe("/_ipx/f_webp,q_50,blur_3,s_10x10/uploads/x.png");
  });

  it("offers each width once, up to twice the layout", () => {
    expect(widthCandidates(700)).toEqual([320, 640, 768, 1024, 1280, 1400]);
    expect(widthCandidates(160)).toEqual([320]);
    expect(widthCandidates(1536)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  it("keeps the shape of the picture at every width", () => {
    expect(fluidSourceSet("/uploads/x.png", { width: 300, height: 100 })).toBe(
      "/_ipx/f_webp,q_80,s_320x107/uploads/x.png 320w, /_ipx/f_webp,q_80,s_600x200/uploads/x.png 600w",
    );
  });

  it("never asks for an edge that is longer than the proxy makes", () => {
    const set = fluidSourceSet("/uploads/x.png", { width: 1600, height: 3200 }) ?? "";
    expect(set).toContain("s_1536x3072");
    expect(
      Math.max(
        ...[...set.matchAll(/s_(\d+)x(\d+)/g)].flatMap(([, width, height]) => [
          Number(width),
          Number(height),
        ]),
      ),
    ).toBe(3072);
  });

  it("offers a picture of one size at both densities", () => {
    expect(fixedSourceSet("/uploads/x.png", { width: 72, height: 72 })).toBe(
      "/_ipx/f_webp,q_80,s_72x72/uploads/x.png 1x, /_ipx/f_webp,q_80,s_144x144/uploads/x.png 2x",
    );
  });
});
