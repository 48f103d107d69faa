import sharp from "sharp";

import { accessible } from "./accessible";
import { expect, test } from "./fixtures";

const education = "/experts/my-profile/education";
const awards = "/experts/my-profile/awards-and-honors";

test.describe("the sections of one's own profile", () => {
  // One profile: the tests change different sections, but the list of changes is shared.
  test.describe.configure({ mode: "serial" });

  test("an entry is added, corrected at its field, edited, deleted, and brought back", async ({
    page,
    signInFreshly,
  }) => {
    await signInFreshly(page, "expert");
    await page.goto(awards);
    await expect(page.getByRole("heading", { name: "No award yet" })).toBeVisible();
    await page.getByRole("link", { name: "Add an award" }).click();
    await page.getByLabel("Title").fill("Forensic Engineering Award");
    await page.getByLabel("Date").fill("2019-13");
    await page.getByRole("button", { name: "Save award" }).click();
    await expect(page.getByRole("alert").first()).toBeFocused();
    await expect(page.getByText("Enter who awarded it.").last()).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Forensic Engineering Award");
    await page.getByRole("combobox", { name: "Awarded by" }).fill("ASCE");
    await page.getByLabel("Date").fill("2019");
    await page.getByLabel("Date").press("Control+Enter");
    await expect(page).toHaveURL(new RegExp(`${awards}$`));
    await page.getByRole("link", { name: /^Edit award: Forensic/ }).click();
    await expect(page.getByLabel("Date")).toHaveValue("2019");
    await page.getByRole("button", { name: /^Delete award/ }).click();
    await expect(page.getByRole("heading", { name: "No award yet" })).toBeVisible();
    await page.getByRole("link", { name: "Education" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Forensic Engineering Award is back.")).toBeVisible();
    await page.goto(awards);
    await expect(page.getByText("Forensic Engineering Award")).toBeVisible();
  });

  test("two tabs edit one field of an entry, and the later one is asked", async ({
    page,
    context,
    signInFreshly,
  }) => {
    await signInFreshly(page, "expert");
    await page.goto(education);
    const edit =
      (await page
        .getByRole("link", { name: /^Edit degree/ })
        .first()
        .getAttribute("href")) ?? "";
    const other = await context.newPage();
    await page.goto(edit);
    await other.goto(edit);
    await page.getByLabel("Field", { exact: true }).fill("Statics");
    await page.getByRole("button", { name: "Save degree" }).click();
    await expect(page).not.toHaveURL(/edit=/);
    await other.getByLabel("Field", { exact: true }).fill("Dynamics");
    await other.getByRole("button", { name: "Save degree" }).click();
    await expect(
      other.getByText("Someone else changed this while you were editing."),
    ).toBeVisible();
    await accessible(other, "a merge");
    await other.getByLabel("Take theirs").check();
    await other.getByRole("button", { name: "Save degree" }).click();
    await expect(other).not.toHaveURL(/edit=/);
    await other.goto(edit);
    await expect(other.getByLabel("Field", { exact: true })).toHaveValue("Statics");
  });

  test("a change is undone from the history with a reason", async ({ page, signInFreshly }) => {
    await signInFreshly(page, "expert");
    await page.goto("/experts/my-profile/history/education");
    await page.getByRole("link", { name: "Undo this change" }).first().click();
    await expect(page.getByRole("heading", { name: "Undo a change of Education" })).toBeVisible();
    await page.getByRole("button", { name: "Undo this change" }).click();
    await expect(page.getByText("Enter a reason.").first()).toBeVisible();
    await page.getByLabel("Reason").fill("It was right before");
    await page.getByRole("button", { name: "Undo this change" }).click();
    await expect(page.getByText("Reason: It was right before")).toBeVisible();
  });

  test("what was typed survives other people's saves, lost responses, and slow ones", async ({
    page,
    browser,
    signInFreshly,
  }) => {
    await signInFreshly(page, "expert");
    await page.goto(awards);
    await page.getByRole("link", { name: /^Add an? award/ }).click();
    await page.getByLabel("Title").fill("Crane Safety Prize");
    await page.getByRole("combobox", { name: "Awarded by" }).fill("ASCE");
    await page.getByLabel("Date").fill("2020");

    // The award is stored, but the response is lost.
    let lost = false;
    const losing = "**/experts/my-profile/awards-and-honors**";
    await page.route(losing, async (route) => {
      if (lost || route.request().method() !== "POST") return route.fallback();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Save award" }).click();
    await expect.poll(() => lost).toBe(true);
    await expect(page.getByLabel("Title")).toHaveValue("Crane Safety Prize");
    await page.getByLabel("Summary").fill("For the method.");
    await page.getByRole("button", { name: "Save award" }).click();
    await expect(page).toHaveURL(new RegExp(`${awards}$`));
    await expect(page.getByText("Crane Safety Prize")).toHaveCount(1);

    // The next award begins empty.
    await page.getByRole("link", { name: /^Add an? award/ }).click();
    await expect(page.getByLabel("Title")).toHaveValue("");

    // Another browser changes the date while this one has only typed.
    await page.getByRole("link", { name: /^Edit award: Crane/ }).click();
    await expect(page.getByLabel("Title")).toHaveValue("Crane Safety Prize"); // no longer the empty form
    await page.getByLabel("Summary").fill("For the method and its proof.");
    const elsewhere = await browser.newContext({
      storageState: await page.context().storageState(),
    });
    const other = await elsewhere.newPage();
    await other.goto(new URL(awards, page.url()).href);
    await other.getByRole("link", { name: /^Edit award: Crane/ }).click();
    await other.getByLabel("Date").fill("2021-05");
    await other.getByRole("button", { name: "Save award" }).click();
    await expect(other).toHaveURL(new RegExp(`${awards}$`));
    await elsewhere.close();
    await page.getByRole("button", { name: "Save award" }).click();
    await expect(page).toHaveURL(new RegExp(`${awards}$`));
    await page.getByRole("link", { name: /^Edit award: Crane/ }).click();
    await expect(page.getByLabel("Summary")).toHaveValue("For the method and its proof.");
    await expect(page.getByLabel("Date")).toHaveValue("2021-05");
  });

  test("a photo is chosen, cropped, shown to visitors, and removed without script", async ({
    page,
    browser,
    clientOf,
    signInFreshly,
  }) => {
    await signInFreshly(page, "expert");
    await page.goto("/experts/my-profile/about-me");
    await page.getByLabel("Photo", { exact: true }).setInputFiles({
      name: "notes.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("not a picture"),
    });
    await expect(page.getByText("We can’t read this picture.")).toBeVisible();
    const buffer = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#8a6f3c" },
    })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel("Photo", { exact: true })
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
    await page.getByLabel("Zoom").press("End");
    await accessible(page, "a photo being cropped");
    await page.getByRole("button", { name: "Save section" }).click();
    await expect(page.getByText("About me is saved.")).toBeVisible();
    const stored = page.getByAltText("You, as others see you now");
    await expect.poll(() => stored.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200);

    await page.goto("/experts/my-profile");
    const account = page.getByRole("banner").locator('img[src*="/photos/"]').first();
    await expect(account).toBeVisible();
    const publicPage = await page
      .getByRole("link", { name: "View public page" })
      .getAttribute("href");
    const visitor = await clientOf(null);
    const shown = await (await visitor.get(publicPage ?? "")).text();
    const portrait = /<img[^>]+src="([^"]*\/photos\/[^"]+)"/.exec(shown)?.[1] ?? "";
    const picture = await visitor.get(portrait.replaceAll("&amp;", "&"));
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);

    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(new URL("/experts/my-profile/about-me", page.url()).href);
    await plain.getByLabel("Remove the photo").check();
    await plain.getByRole("button", { name: "Save section" }).last().click();
    await expect(plain.getByAltText("You, as others see you now")).toHaveCount(0);
    await context.close();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an expert adds an entry, deletes it, and undoes that", async ({ page, signInFreshly }) => {
    await signInFreshly(page, "expert");
    await page.goto("/experts/my-profile/me-on-the-web?add=1");
    await page.getByLabel("Kind").selectOption("github");
    await page.getByLabel("Address").fill("https://example.org/me");
    await page.getByRole("button", { name: "Save page" }).last().click();
    await expect(
      page.getByText("Enter an address on github.com, or choose another kind.").last(),
    ).toBeVisible();
    await page.getByLabel("Address").fill("https://github.com/someone");
    await page.getByRole("button", { name: "Save page" }).last().click();
    await page.getByRole("link", { name: "Edit page: https://github.com/someone" }).click();
    await page.getByRole("button", { name: /^Delete page/ }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("https://github.com/someone")).toBeVisible();
  });
});
