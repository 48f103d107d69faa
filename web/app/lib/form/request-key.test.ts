import { expect, it } from "vitest";

import { requestKeyIn, requestKeyName } from "./request-key";

const key = "b1946ac9-2492-4d23-8bd9-4c1f";

async function parts(fields: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const sent = new Response(form);
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    type: sent.headers.get("content-type") ?? "",
  };
}

it.each([
  [`${requestKeyName}=${key}&name=Ada`, key],
  [`name=Ada&${requestKeyName}=${key}`, key],
  ["name=Ada", null],
  [`${requestKeyName}=`, null],
  [`${requestKeyName}=short`, null],
  [`${requestKeyName}=${"a".repeat(65)}`, null],
  [`my_${requestKeyName}=${key}`, null],
  [`note=a%26${requestKeyName}%3D${key}`, null],
])("finds the key of an address form: %s", (body, expected) => {
  expect(requestKeyIn(Buffer.from(body), "application/x-www-form-urlencoded")).toBe(expected);
});

it("finds the key among files", async () => {
  const file = new File([Buffer.from([0xff, 0, 0x80])], "proof.pdf");
  const { body, type } = await parts([
    [requestKeyName, key],
    ["document", file],
  ]);
  expect(requestKeyIn(body, type)).toBe(key);
  const without = await parts([["document", file]]);
  expect(requestKeyIn(without.body, without.type)).toBeNull();
});
