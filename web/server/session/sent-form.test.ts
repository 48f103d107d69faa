import { describe, expect, it } from "vitest";

import { readSentForm } from "./sent-form";

const url = new URL("http://localhost:3000/experts/sign-up?step=2");
const plain = "application/x-www-form-urlencoded";
const typed = (text: string) => Buffer.from(text);

describe("a form that could not be processed", () => {
  it("can be sent again to the same address with all values", async () => {
    expect(
      await readSentForm(
        url,
        `${plain};charset=UTF-8`,
        typed("first_name=Ren%C3%A9e+%22x%22&step=2&admissions=a&admissions=b"),
      ),
    ).toEqual({
      to: "/experts/sign-up?step=2",
      fields: [
        ["first_name", 'Renée "x"'],
        ["step", "2"],
        ["admissions", "a"],
        ["admissions", "b"],
      ],
    });
  });
  it("never contains a password", async () => {
    const sent = await readSentForm(
      url,
      plain,
      typed("email=a%40b.example&password=one&present=two&step-up.password=three"),
    );
    expect(sent?.fields).toEqual([["email", "a@b.example"]]);
  });
  it("contains the other values but no file", async () => {
    const body = [
      '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nI am retired.\r\n',
      '--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\r\n',
      "--x--\r\n",
    ].join("");
    expect(
      (await readSentForm(url, "multipart/form-data; boundary=x", typed(body)))?.fields,
    ).toEqual([["note", "I am retired."]]);
  });
  it.each([
    ["nothing was sent", url, plain, undefined],
    [
      "a script sent it",
      new URL("http://localhost:3000/attorney/sign-up.data"),
      plain,
      typed("a=b"),
    ],
    ["it is no form", url, "application/json", typed("{}")],
    ["it cannot be read", url, "multipart/form-data; boundary=x", typed("nonsense")],
    ["it is very long", url, plain, typed(`a=${"x".repeat(300 * 1024)}`)],
  ] as const)("is not offered where %s", async (_why, address, type, body) => {
    expect(await readSentForm(address, type, body)).toBeNull();
  });
});
