import { expect, test } from "vitest";

import { sharePicture } from "./share-picture";

const picture = { url: "/uploads/truss.webp", alt: "A truss", width: 1600, height: 900, caption: null };

test("other sites get a whole address and the size that they show", () => {
  expect(sharePicture(picture, { origin: "https://peritus.test", imageCdn: "" })).toEqual({ url: "https://peritus.test/_ipx/f_webp,q_80,s_1200x630/uploads/truss.webp", alt: "A truss", width: 1200, height: 630 });
  expect(sharePicture(picture, { origin: "https://peritus.test", imageCdn: "https://cdn.test" })?.url).toMatch(/^https:\/\/cdn\.test\/.*truss\.webp$/);
});

test("a page without a picture has none to share", () => {
  expect(sharePicture(null, { origin: "https://peritus.test", imageCdn: "" })).toBeNull();
});
