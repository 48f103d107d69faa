import { accessible } from "./accessible";
import { choose, codeField, newestCode, results, verify } from "./claiming";
import { expect, test } from "./fixtures";
import { labels, texts } from "./labels";
import { awaited, type Mailed } from "./mails";
import { place } from "./place";

/** Search words for profiles of the demo that no other test claims. */
const people = {
  ingrid: "solheim vance",
  achterberg: "achterberg",
  oyelaran: "oyelaran",
  boadu: "boadu",
} as const;

const newestContest = (mails: Mailed[]) =>
  mails
    .filter(({ text }) => text.includes("Achterberg"))
    .flatMap(({ text }) => /\/become-an-expert\/contest\?token=[\w-]+/.exec(text) ?? [])[0];

test("a code by email leads from the search to the sign-up, despite a wrong code, a reload, and the back button", async ({
  page,
}) => {
  await page.goto("/become-an-expert");
  await page.getByRole("searchbox", { name: "Your name or institution" }).fill(people.ingrid);
  await page
    .getByRole("search", { name: "Your profile" })
    .getByRole("button", { name: labels.search })
    .click();
  await verify(page);
  const kept = () => page.evaluate(() => sessionStorage.getItem("peritus.expertData"));
  await expect.poll(kept).toContain("Ingrid");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Is this you?" })).toBeVisible();
  expect(await kept()).toContain("Ingrid");
  await page.goForward();
  await page.getByRole("button", { name: labels.mailCode }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
  await accessible(page, "a claim that waits for its code");
  const code = await newestCode(page, "mail", people.ingrid);
  await codeField(page).fill(code === "000000" ? "000001" : "000000");
  await expect(page.getByText(/4 tries left/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: texts.checkEmail })).toBeVisible();
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=\w+/);
  expect(await kept()).toContain("Ingrid");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "You’re verified" })).toBeVisible();
  await accessible(page, "a claim that is proved");
  await page.goto("/blog");
  await expect.poll(kept).toBeNull();
});

test("a code by text message proves a claim, which another browser can't see", async ({
  page,
  browser,
}) => {
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
  await expect(
    stranger.getByText("This claim was started in another browser").first(),
  ).toBeVisible();
  await stranger.close();
  await codeField(page).fill(await newestCode(page, "sms", people.boadu));
  await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
});

test("a contact on file objects, and staff reject the disputed claim", async ({
  page,
  signIn,
  browser,
  playwright,
}) => {
  await choose(page, people.achterberg);
  await page.getByRole("button", { name: labels.mailCode }).click();
  await expect(codeField(page)).toBeVisible();
  const claim = page.url();
  await page.goto(await awaited(playwright.request, "link to object", newestContest));
  await expect(page.getByRole("heading", { level: 1, name: "Wasn’t you?" })).toBeVisible();
  await page.getByRole("button", { name: "This wasn’t me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We’re on it" })).toBeVisible();
  await page.goto(claim);
  await expect(
    page.getByRole("heading", { level: 1, name: "We’re reviewing the dispute" }),
  ).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, "admin");
  await desk.goto(`${place.origin}/admin/claims?state=disputed&q=achterberg`);
  await desk
    .getByRole("link", { name: /Achterberg/ })
    .first()
    .click();
  await expect(desk.getByText("Objected", { exact: false }).first()).toBeVisible();
  await desk.getByLabel(labels.reason).fill("The contact on file did not ask for it.");
  await desk.getByRole("button", { name: "Reject" }).click();
  await expect(desk.getByText("Reason sent")).toBeVisible();
  await desk.context().close();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "This claim has ended" })).toBeVisible();
});

test("an expert disputes another person's claim to their profile from the search", async ({
  page,
}) => {
  await page.goto(`${results}?q=okonkwo-bell`);
  await expect(page.getByText("Claimed", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^This is me, dispute the claim: / }).click();
  await expect(page.getByText("Someone has claimed this profile").first()).toBeVisible();
  await page.getByRole("link", { name: "Dispute the claim", exact: true }).click();
  await expect(page.getByRole("radio")).toHaveCount(1);
  await page.getByRole("button", { name: labels.withDocument }).click();
  await expect(page.getByRole("textbox", { name: /^Your name/ })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a profile is removed by a code", async ({ page }) => {
    await page.goto(`${results}?q=${people.oyelaran}`);
    await page.getByRole("link", { name: /^This is me/ }).click();
    await page.getByRole("link", { name: "Have the profile removed" }).click();
    await page.getByRole("radio", { name: /Code by email/ }).check();
    await page.getByRole("button", { name: labels.mailCode }).click();
    await codeField(page).fill(await newestCode(page, "mail", people.oyelaran));
    await page.getByRole("button", { name: "Remove the profile" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Profile removed" })).toBeVisible();
    await page.goto(`${results}?q=${people.oyelaran}`);
    await expect(page.getByRole("heading", { name: /No results for/ })).toBeVisible();
  });
});
