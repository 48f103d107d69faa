import { expect, it } from "vitest";

import { pastedFiles } from "./pasted-files";

it("gives pictures from the clipboard names of their own, and keeps others", () => {
  const files = ["image.png", "Bolt log.pdf", "IMAGE.JPG"].map((name) => new File(["x"], name));
  expect(pastedFiles(files, new Date("2026-11-30T19:20:05Z")).map(({ name }) => name)).toEqual([
    "Pasted 2026-11-30 19.20.05.png",
    "Bolt log.pdf",
    "Pasted 2026-11-30 19.20.05 (3).JPG",
  ]);
});
