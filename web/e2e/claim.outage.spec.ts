import { choose, results } from "./claiming";
import { expect } from "./fixtures";
import { labels, texts } from "./labels";
import { offersToSendAgain, saysSo, sendAgain, test } from "./outages";

/** Search words for profiles that no other test claims on this stack. */
const people = {
  document: "nakagawa",
  plain: "boadu",
} as const;

const license = {
  name: "license.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};

test("while the bff is down, a document and the text beside it stay", async ({ page, during }) => {
  await choose(page, people.document);
  await page.getByRole("radio", { name: /A document, reviewed by our team/ }).check();
  await page.getByRole("button", { name: labels.withDocument }).click();
  await page.getByRole("textbox", { name: /^Your name/ }).fill("Somebody Else");
  await page.getByLabel(labels.emailForReply).fill("somebody@home.example");
  await page.getByLabel(/^Anything else/).fill("I was called otherwise until 2019.");
  await page.locator('input[name="document"]').setInputFiles(license);
  await during("bff", async () => {
    await page.getByRole("button", { name: labels.sendToStaff }).click();
    await saysSo(page);
    await expect(page.getByRole("textbox", { name: /^Your name/ })).toHaveValue("Somebody Else");
    await expect(page.getByLabel(/^Anything else/)).toHaveValue(
      "I was called otherwise until 2019.",
    );
    expect(
      await page
        .locator('input[name="document"]')
        .evaluate((field: HTMLInputElement) => field.files?.[0]?.name),
    ).toBe("license.pdf");
  });
  await page.getByRole("button", { name: labels.sendToStaff }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.staffReads })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("while the bff is down, the text beside a document can be sent again", async ({
    page,
    during,
  }) => {
    await page.goto(`${results}?q=${people.plain}`);
    await page
      .getByRole("link", { name: /^This is me/ })
      .first()
      .click();
    await page.getByRole("link", { name: labels.showIsMe }).click();
    await page.getByRole("radio", { name: /A document, reviewed by our team/ }).check();
    await page.locator("form button[type=submit]").last().click();
    await page.getByRole("textbox", { name: /^Your name/ }).fill("Somebody Else");
    await page.getByLabel(labels.emailForReply).fill("somebody@home.example");
    await page.getByLabel(/^Anything else/).fill("I was called otherwise\nuntil 2019.");
    await page.locator('input[name="document"]').setInputFiles(license);
    await during("bff", async () => {
      await page.getByRole("button", { name: labels.sendToStaff }).click();
      await offersToSendAgain(page);
    });
    await sendAgain(page);
    await expect(page.getByRole("alert")).toContainText("Choose a file");
    await expect(page.getByRole("textbox", { name: /^Your name/ })).toHaveValue("Somebody Else");
    await expect(page.getByLabel(/^Anything else/)).toHaveValue(
      "I was called otherwise\nuntil 2019.",
    );
    await page.locator('input[name="document"]').setInputFiles(license);
    await page.getByRole("button", { name: labels.sendToStaff }).click();
    await expect(page.getByRole("heading", { level: 1, name: texts.staffReads })).toBeVisible();
  });
});
