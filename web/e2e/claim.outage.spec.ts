import { type Page } from "@playwright/test";

import { choose, codeField, newestCode, results } from "./claiming";
import { expect } from "./fixtures";
import { indispensable, offersToSendAgain, saysSo, sendAgain, test } from "./outages";

/** Profiles that nobody else claims on this installation. */
const people = {
  bff: { code: "solheim vance", document: "nakagawa" },
  postgres: { code: "mensah", document: "raghunathan" },
  redis: "tsao",
  plain: "boadu",
} as const;

const mail = (page: Page) => page.getByRole("button", { name: "E-mail me a code" }).click();
const prove = (page: Page) => page.getByRole("button", { name: "Confirm that it is me" }).click();

const licence = {
  name: "licence.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};

for (const away of indispensable) {
  test(`while ${away} is away a claim keeps its way and its code`, async ({ page, during }) => {
    await choose(page, people[away].code);
    await during(away, async () => {
      await mail(page);
      await saysSo(page);
      await expect(page.getByRole("radio", { name: /Code by e-mail/ })).toBeChecked();
    });
    await mail(page);
    await expect(page.getByRole("heading", { level: 1, name: "Check your e-mail" })).toBeVisible();
    const code = await newestCode(page, "mail");
    await codeField(page).fill(code);
    await during(away, async () => {
      await prove(page);
      await expect(page.getByText(/We can't reach our records right now/).first()).toBeVisible();
      await expect(codeField(page)).toHaveValue(code);
    });
    await prove(page);
    await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
  });

  test(`while ${away} is away a document and the words beside it stay`, async ({
    page,
    during,
  }) => {
    await choose(page, people[away].document);
    await page.getByRole("radio", { name: /A document, read by staff/ }).check();
    await page.getByRole("button", { name: "Go on with a document" }).click();
    await page.getByRole("textbox", { name: /^Your name/ }).fill("Somebody Else");
    await page.getByLabel("E-mail for our answer").fill("somebody@home.example");
    await page.getByLabel(/^Anything else/).fill("I was called otherwise until 2019.");
    await page.locator('input[name="document"]').setInputFiles(licence);
    await during(away, async () => {
      await page.getByRole("button", { name: "Send it to our staff" }).click();
      await saysSo(page);
      await expect(page.getByRole("textbox", { name: /^Your name/ })).toHaveValue("Somebody Else");
      await expect(page.getByLabel(/^Anything else/)).toHaveValue(
        "I was called otherwise until 2019.",
      );
      expect(
        await page
          .locator('input[name="document"]')
          .evaluate((field: HTMLInputElement) => field.files?.[0]?.name),
      ).toBe("licence.pdf");
    });
    await page.getByRole("button", { name: "Send it to our staff" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Our staff read it" })).toBeVisible();
  });
}

test("without Redis profiles are found and claimed as ever", async ({ page, during }) => {
  await during("redis", async () => {
    await page.goto(`${results}?q=${people.redis}`);
    await choose(page, people.redis);
    await mail(page);
    await expect(codeField(page)).toBeVisible();
    await codeField(page).fill(await newestCode(page, "mail"));
    await prove(page);
    await expect(page).toHaveURL(/\/experts\/sign-up\?claim=/);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("while the bff is away the words beside a document can be sent again", async ({
    page,
    during,
  }) => {
    await page.goto(`${results}?q=${people.plain}`);
    await page
      .getByRole("link", { name: /^This is me/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Yes, show that it is me" }).click();
    await page.getByRole("radio", { name: /A document, read by staff/ }).check();
    await page.locator("form button[type=submit]").last().click();
    await page.getByRole("textbox", { name: /^Your name/ }).fill("Somebody Else");
    await page.getByLabel("E-mail for our answer").fill("somebody@home.example");
    await page.getByLabel(/^Anything else/).fill("I was called otherwise\nuntil 2019.");
    await page.locator('input[name="document"]').setInputFiles(licence);
    await during("bff", async () => {
      await page.getByRole("button", { name: "Send it to our staff" }).click();
      await offersToSendAgain(page);
    });
    await sendAgain(page);
    await expect(page.getByRole("alert")).toContainText("Choose a file");
    await expect(page.getByRole("textbox", { name: /^Your name/ })).toHaveValue("Somebody Else");
    await expect(page.getByLabel(/^Anything else/)).toHaveValue(
      "I was called otherwise\nuntil 2019.",
    );
    await page.locator('input[name="document"]').setInputFiles(licence);
    await page.getByRole("button", { name: "Send it to our staff" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Our staff read it" })).toBeVisible();
  });
});
