// @vitest-environment jsdom
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { toastMarkup } from "./toast-markup";

const data = resolve(process.env.PERITUS_DATA ?? join(process.cwd(), "../../shared/data"));
const folder = join(data, "html");
const files = [
  "dompurify-expect.json",
  "bleach-expect.json",
  "loofah-sanitizer.json",
  "html5lib-sanitizer.json",
];

/** Whatever a vector hides: the texts under the names that the collections use for their input. */
function inputsOf(file: string): string[] {
  const vectors = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
    payload?: string;
    input?: string;
  }[];
  return vectors
    .map((vector) => vector.payload ?? vector.input ?? "")
    .filter((text) => text !== "");
}

const allowedTags = /^(a|b|br|code|em|i|li|mark|ol|p|small|span|strong|u|ul)$/;
const allowedAttributes = /^(href|title|lang|dir)$/;
const allowedAddress = /^(https?:|mailto:|tel:|\/(?!\/)|#|\?)/i;

/** What is not harmless in markup, once a browser has read it. */
function faults(markup: string): string[] {
  const page = new DOMParser().parseFromString(markup, "text/html");
  return [...page.body.querySelectorAll("*")].flatMap((element) => [
    ...(allowedTags.test(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      // A browser cannot forget an `is`; the sanitizer empties it.
      if (name === "is" && value === "") return [];
      if (!allowedAttributes.test(name)) return [`${name}=`];
      return name === "href" && !allowedAddress.test(value.trim()) ? [`href=${value}`] : [];
    }),
  ]);
}

describe("toastMarkup", () => {
  it("keeps simple markup", () => {
    const text = '<b>Saved</b><br>See <a href="/blog" title="All">the blog</a>, <em>please</em>';
    expect(toastMarkup(text)).toBe(text);
  });

  it("keeps plain text and escapes what is not markup", () => {
    expect(toastMarkup("Fee < 200 & rising")).toBe("Fee &lt; 200 &amp; rising");
  });

  it.each([
    ["script", "a<script>alert(1)</script>b", "ab"],
    ["handler", '<b onclick="alert(1)">a</b>', "<b>a</b>"],
    ["style attribute", '<b style="position:fixed">a</b>', "<b>a</b>"],
    ["style element", "<style>body{display:none}</style>a", "a"],
    ["picture", '<img src=x onerror="alert(1)">a', "a"],
    ["address of a script", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ["address of another host without a scheme", '<a href="//evil.example">a</a>', "<a>a</a>"],
    ["form", '<form action="/sign-out"><button>a</button></form>', "a"],
    ["class and data", '<span class="x" data-y="1" id="z">a</span>', "<span>a</span>"],
  ])("takes out a %s", (_, text, clean) => {
    expect(toastMarkup(text)).toBe(clean);
  });

  const missing = !existsSync(folder);
  if (missing)
    console.warn(`Sanitizer vectors are not at ${folder}: set PERITUS_DATA to run them.`);
  it.skipIf(missing).each(files)("lets nothing harmful through of %s", (file) => {
    const inputs = inputsOf(file);
    expect(inputs.length).toBeGreaterThan(5);
    for (const input of inputs) expect(faults(toastMarkup(input)), input).toEqual([]);
  });
});
