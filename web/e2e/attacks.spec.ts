import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Page } from "@playwright/test";

import { Editor, paragraphs } from "./editor";
import { expect, test } from "./fixtures";
import { place } from "./place";
import { soon } from "./soon";

const folder = join(
  resolve(process.env.PERITUS_DATA ?? join(import.meta.dirname, "../../../shared/data")),
  "html",
);
const files = [
  "bleach-expect.json",
  "dompurify-expect.json",
  "html5lib-sanitizer.json",
  "loofah-sanitizer.json",
];

const sound = readFileSync(
  join(import.meta.dirname, "../../cms/seed/podcast/episodes/00-why-qualified/audio.mp3"),
);

/** Returns the attacks that sanitizers are tested with. */
function vectors(): string[] {
  const cases = files.flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>[],
  );
  return cases.map((one) => one.input ?? one.payload).filter((input) => typeof input === "string");
}

test.skip(
  !existsSync(join(folder, files[0] ?? "")),
  "Sanitizer vectors are missing: set PERITUS_DATA to run them.",
);

/** Collects requests to other sites and dialogs, which none of our pages has. */
function strayOf(page: Page): string[] {
  const stray: string[] = [];
  page.on("dialog", (dialog) => {
    stray.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== place.origin) stray.push(`request: ${url.href}`);
  });
  return stray;
}

/** Returns the parts of an element that could run code or send requests. */
const armedIn = (page: Page, selector: string) =>
  page.evaluate((inside) => {
    const armed: string[] = [];
    for (const element of document.querySelectorAll(`${inside} *`)) {
      if (
        /^(script|style|iframe|object|embed|link|meta|base|form|svg|math|video|audio|img)$/i.test(
          element.tagName,
        )
      )
        armed.push(element.outerHTML.slice(0, 200));
      for (const { name, value } of element.attributes) {
        const address =
          /^(href|xlink:href|src|srcset|action|formaction|data|poster|background)$/i.test(name);
        if (/^on/i.test(name) || (address && /^\s*(javascript|vbscript|data):/i.test(value)))
          armed.push(`${name}=${value.slice(0, 100)}`);
      }
    }
    return armed;
  }, selector);

test("an article full of attacks shows them as text", async ({ page, request, clientOf }) => {
  const editor = await Editor.signIn(request);
  // An editor's text has no zero bytes. Everything else is unchanged.
  const attacks = vectors().map((one) => one.replaceAll("\0", ""));
  const id = await editor.create({
    title: "Attacks <img src=x onerror=alert(1)>",
    slug: "attacks",
    summary: '"><script>alert(1)</script>',
    text: attacks,
  });
  try {
    await editor.publish(id);
    const visitor = await clientOf(null);
    await expect
      .poll(async () => (await visitor.get("/blog/attacks")).status(), { timeout: soon })
      .toBe(200);
    await expect
      .poll(async () => (await visitor.get("/blog")).text(), { timeout: soon })
      .toContain("/blog/attacks");
    const stray = strayOf(page);
    await page.goto("/blog/attacks");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Attacks <img src=x onerror=alert(1)>",
    );
    expect(await page.locator(".prose p").count()).toBeGreaterThan(attacks.length * 0.9);
    expect(await armedIn(page, ".prose")).toEqual([]);
    // A link from a list loads no new document, so the browser renders the article instead of the server.
    await page.goto("/blog");
    await page.getByRole("link", { name: "Attacks <img" }).click();
    await expect(page).toHaveURL(/\/blog\/attacks$/);
    expect(await armedIn(page, ".prose")).toEqual([]);
    expect(stray).toEqual([]);
  } finally {
    await editor.remove(id);
  }
});

test("an episode full of attacks shows them as text", async ({ page, request, clientOf }) => {
  const editor = await Editor.signIn(request);
  const attacks = vectors().map((one) => one.replaceAll("\0", ""));
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const file = await editor.upload(sound, "attacks.mp3", "audio/mpeg", attack);
  // A transcript's cue ends with an empty line and may not contain an arrow.
  const cues = attacks
    .map((one) => one.replaceAll(/\s+/g, " ").replaceAll("-->", "->").trim())
    .filter((one) => one !== "");
  const stamp = (at: number) =>
    `00:00:${String(Math.floor(at / 1000)).padStart(2, "0")}.${String(at % 1000).padStart(3, "0")}`;
  const id = await editor.make("episode", {
    title: `Attacks ${attack}`,
    slug: "attacks",
    summary: attack,
    kind: "full",
    explicit: false,
    audio: file,
    notes: [
      { __component: "article.text", body: paragraphs(attacks) },
      { __component: "article.quote", text: attack, cite: attack },
      { __component: "article.callout", tone: "note", title: attack, text: attack },
    ],
    chapters: [
      { start: "0:00", title: attack },
      { start: "0:10", title: "javascript:alert(1)" },
    ],
    people: [{ name: attack, role: "guest", title: attack }],
    transcript: `WEBVTT\n\n${cues
      .map((one, at) => `${stamp(at * 20)} --> ${stamp(at * 20 + 20)}\n<v ${attack}>${one}`)
      .join("\n\n")}\n`,
  });
  try {
    await editor.publish(id, "episode");
    const visitor = await clientOf(null);
    await expect
      .poll(async () => (await visitor.get("/podcast/attacks")).status(), { timeout: soon })
      .toBe(200);
    await expect
      .poll(async () => (await visitor.get("/podcast")).text(), { timeout: soon })
      .toContain("/podcast/attacks");
    const stray = strayOf(page);
    await page.goto("/podcast/attacks");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Attacks ${attack}`);
    const shown = async () => {
      expect(await page.locator("main .prose p").count()).toBeGreaterThan(attacks.length * 0.9);
      expect(await page.locator("[data-cue]").count()).toBeGreaterThan(cues.length * 0.9);
      expect((await armedIn(page, "main")).filter((one) => !ours(one))).toEqual([]);
    };
    await shown();
    await page.getByLabel("Find in the transcript").fill("<script>");
    await expect(page.locator("mark[data-match]").first()).toBeVisible();
    await shown();
    await page.goto("/podcast");
    await page
      .getByRole("main")
      .getByRole("link", { name: `Attacks ${attack}`, exact: true })
      .click();
    await expect(page).toHaveURL(/\/podcast\/attacks$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Attacks ${attack}`);
    await expect(page.locator("[data-cue]").first()).toBeAttached();
    await shown();
    expect(stray).toEqual([]);
  } finally {
    await editor.remove(id, "episode");
    await editor.removeFile(file);
  }
});

/** Matches the page's own content: drawings, the cover, and linked data. */
const ours = (armed: string) =>
  /^<svg/.test(armed) ||
  /^<img (fetchpriority="high" )?src="\/_ipx\//.test(armed) ||
  /^<script type="application\/ld\+json"/.test(armed);

test("toasts show attacks without running code", async ({ page, context }) => {
  const stray = strayOf(page);
  // `toast-markup.test.ts` tests the sanitizer with every attack. Two toasts with as many as the
  // cookie can store show that toasts use it in a real browser.
  const attacks = vectors().filter((one) => /<(script|img|svg|iframe)|on\w+=/i.test(one));
  const turns = ["", ""].map((_, turn) => {
    let text = "";
    for (let at = turn; text.length < 1200 && at < attacks.length; at += 7)
      if ((attacks[at] ?? "").length < 400) text += ` ${attacks[at]}`;
    return text;
  });
  for (const text of turns) {
    const value = Buffer.from(JSON.stringify(["info", `Shown: ${text}`])).toString("base64url");
    await context.addCookies([
      { name: "peritus-flash", value, url: place.origin, httpOnly: true, sameSite: "Lax" },
    ]);
    await page.goto("/sign-in");
    const toast = page.locator(".Toastify__toast").first();
    await expect(toast).toContainText("Shown:");
    const armed = (await armedIn(page, ".Toastify__toast")).filter(
      (one) => !one.startsWith("<svg"),
    );
    expect(armed, text).toEqual([]);
  }
  expect(stray).toEqual([]);
});
