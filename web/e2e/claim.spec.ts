import path from "node:path";

import { accessible } from "./accessible";
import { choose, codeField, newestCode, results } from "./claiming";
import { expect, test } from "./fixtures";
import { awaited, type Mailed } from "./mails";
import { place } from "./place";

/** Profiles of the demo that nobody else claims, by what they are found by. */
const people = {
  ingrid: "solheim vance",
  kahananui: "kahananui",
  mensah: "mensah",
  achterberg: "achterberg",
  nakagawa: "nakagawa",
  raghunathan: "raghunathan",
  oyelaran: "oyelaran",
  nguyen: "nguyen minh duc",
  tsao: "tsao",
  boadu: "boadu",
} as const;

const newestContest = (mails: Mailed[]) =>
  mails.flatMap(({ text }) => /\/become-an-expert\/contest\?token=[\w-]+/.exec(text) ?? [])[0];

test("a code by e-mail leads from the search to the sign-up, through a wrong code, a reload and the back button", async ({
  page,
}) => {
  await choose(page, people.ingrid);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Is this you?" })).toBeVisible();
  await page.goForward();
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeVisible();
  await accessible(page);
  const code = await newestCode(page, "mail");
  await codeField(page).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page.getByText(/4 tries are left/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeVisible();
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=\w+/);
  expect(await page.evaluate(() => sessionStorage.getItem("peritus.expertData"))).toContain(
    "Ingrid",
  );
  await page.goto("/blog");
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("peritus.expertData")))
    .toBeNull();
});

test("the chosen profile is kept within the search results and forgotten elsewhere", async ({
  page,
}) => {
  await choose(page, people.tsao);
  const kept = () => page.evaluate(() => sessionStorage.getItem("peritus.expertData"));
  await expect.poll(kept).toContain("Tsao");
  await page.goto(`${results}?q=tsao`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await kept()).toContain("Tsao");
  await page.getByRole("banner").getByRole("link", { name: "Become an expert" }).click();
  await expect.poll(kept).toBeNull();
});

test("a code by text message proves it too, and another browser's claim is not to be seen", async ({
  page,
  browser,
}) => {
  await page.goto(`${results}?q=${people.boadu}`);
  await choose(page, people.boadu);
  const byPhone = page.getByRole("radio", { name: /Code by text message/ });
  test.skip((await byPhone.count()) === 0, "this profile has no number on file");
  await byPhone.check();
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your phone" })).toBeVisible();
  const claim = page.url();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(claim);
  await expect(stranger).toHaveURL(new RegExp(`${results}`));
  await expect(stranger.getByText("This claim was begun in another browser").first()).toBeVisible();
  await stranger.close();
  await codeField(page).fill(await newestCode(page, "sms"));
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
});

test("five wrong codes use up the one that was sent", async ({ page }) => {
  await choose(page, people.mensah);
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(codeField(page)).toBeVisible();
  const right = await newestCode(page, "mail");
  for (const says of [
    "4 tries are left",
    "3 tries are left",
    "2 tries are left",
    "One try is left",
    "the last try",
  ]) {
    await codeField(page).fill(right === "111111" ? "222222" : "111111");
    await page.getByRole("button", { name: "Confirm that it is me" }).click();
    await expect(page.getByText(new RegExp(says))).toBeVisible();
  }
  await codeField(page).fill(right);
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page.getByText(/no longer good/).first()).toBeVisible();
});

test("without a connection nothing is lost", async ({ page, context }) => {
  await choose(page, people.nakagawa);
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(codeField(page)).toBeVisible();
  const code = await newestCode(page, "mail");
  await codeField(page).fill(code);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page.getByText(/You appear to be offline/)).toBeVisible();
  await context.setOffline(false);
  await codeField(page).fill(code);
  await page.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
});

test("a document is read by staff, who decide with a reason", async ({ page, signIn, browser }) => {
  await choose(page, people.kahananui);
  await page.getByRole("radio", { name: /A document, read by staff/ }).check();
  await page.getByRole("button", { name: "Go on with a document" }).click();
  await page.getByRole("textbox", { name: /^Your name/ }).fill("Leilani Kahananui");
  await page.reload();
  await expect(page.getByRole("textbox", { name: /^Your name/ })).toHaveValue("Leilani Kahananui");
  const address = `leilani-${Date.now()}@home.peritus.test`;
  await page.getByLabel("E-mail for our answer").fill(address);
  await page.getByRole("button", { name: "Send it to our staff" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a file");
  await page.locator('input[name="document"]').setInputFiles({
    name: "licence.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(
      "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
    ),
  });
  await page.getByRole("button", { name: "Send it to our staff" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Our staff read it" })).toBeVisible();
  const claim = page.url();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, "researcher");
  await desk.goto(`${place.origin}/admin/claims?q=${encodeURIComponent(address)}`);
  await desk.getByRole("link", { name: /Kahananui/ }).click();
  await expect(
    desk.getByRole("table", { name: "The profile and the claimant side by side" }),
  ).toContainText("alike");
  await accessible(desk);
  const [download] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("link", { name: "licence.pdf" }).click(),
  ]);
  expect(path.extname(download.suggestedFilename())).toBe(".pdf");
  await desk.getByRole("button", { name: "Verify" }).click();
  await expect(desk.getByText("Please give a reason").first()).toBeVisible();
  await desk.getByLabel("Reason").fill("The licence is hers.");
  await desk.getByRole("button", { name: "Verify" }).click();
  await expect(desk.getByText(/deleted with the decision/)).toBeVisible();
  await desk.context().close();

  await page.goto(claim);
  await expect(page.getByRole("heading", { level: 1, name: "It is you" })).toBeVisible();
});

test("a contact on file objects, and the claim is a dispute that staff reject", async ({
  page,
  signIn,
  browser,
  playwright,
}) => {
  await choose(page, people.achterberg);
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(codeField(page)).toBeVisible();
  const claim = page.url();
  await page.goto(await awaited(playwright.request, "link to object", newestContest));
  await expect(page.getByRole("heading", { level: 1, name: "This was not you?" })).toBeVisible();
  await page.getByRole("button", { name: "It was not me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We look into it" })).toBeVisible();
  await page.goto(claim);
  await expect(
    page.getByRole("heading", { level: 1, name: "Our staff look into it" }),
  ).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, "admin");
  await desk.goto(`${place.origin}/admin/claims?state=disputed&q=achterberg`);
  await desk
    .getByRole("link", { name: /Achterberg/ })
    .first()
    .click();
  await expect(desk.getByText("Objected", { exact: false }).first()).toBeVisible();
  await desk.getByLabel("Reason").fill("The contact on file did not ask for it.");
  await desk.getByRole("button", { name: "Reject" }).click();
  await expect(desk.getByText("The reason that was sent")).toBeVisible();
  await desk.context().close();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "This claim has ended" })).toBeVisible();
});

test("in two tabs the newer code counts", async ({ page, context }) => {
  await choose(page, people.raghunathan);
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(codeField(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeVisible();
  await second.getByRole("textbox", { name: /^Code/ }).fill(await newestCode(page, "mail"));
  await second.getByRole("button", { name: "Confirm that it is me" }).click();
  await expect(second).toHaveURL(/\/experts\/sign-up\?claim=/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "It is you" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a profile is removed by a code", async ({ page }) => {
    await page.goto(`${results}?q=${people.oyelaran}`);
    await page.getByRole("link", { name: /^This is me/ }).click();
    await page.getByRole("link", { name: "Have the profile removed" }).click();
    await page.getByRole("radio", { name: /Code by e-mail/ }).check();
    await page.getByRole("button", { name: "E-mail me a code" }).click();
    await codeField(page).fill(await newestCode(page, "mail"));
    await page.getByRole("button", { name: "Remove the profile" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "The profile is removed" }),
    ).toBeVisible();
    await page.goto(`${results}?q=${people.oyelaran}`);
    await expect(page.getByRole("heading", { name: /No profile fits/ })).toBeVisible();
  });

  test("a claim is proved, with the new code offered at once", async ({ page }) => {
    await page.goto(`${results}?q=${people.nguyen}`);
    await page
      .getByRole("link", { name: /^This is me/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Yes, show that it is me" }).click();
    await page.getByRole("radio", { name: /Code by e-mail/ }).check();
    await page.getByRole("button", { name: "E-mail me a code" }).click();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByText(/wait half a minute/).first()).toBeVisible();
    await codeField(page).fill(await newestCode(page, "mail"));
    await page.getByRole("button", { name: "Confirm that it is me" }).click();
    await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
  });
});
