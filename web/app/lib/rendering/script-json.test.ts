import { expect, test } from "vitest";

import { scriptJson } from "./script-json";

test("no text can close the script element, open a comment, or end the line", () => {
  const hostile = "</script><script>alert(1)</script> & <!-- \u2028 \u2029";
  const json = scriptJson({ hostile });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ hostile });
});
