import { expect, it } from "vitest";

import { withoutPadding } from "~/lib/whole-response.server";

it("drops the zeros that stand between blocks and keeps every other byte", () => {
  expect(withoutPadding(Buffer.from("metallurgist\0\0\u2019s report\0")).toString()).toBe("metallurgist\u2019s report");
});

it("leaves whole HTML as it is", () => {
  const html = Buffer.from("<p>Tuy\u1ebft</p>");
  expect(withoutPadding(html)).toBe(html);
});
