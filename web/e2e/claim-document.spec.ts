import type { Page } from "@playwright/test";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { choose } from "./claiming";
import { expect, test } from "./fixtures";
import { labels, texts } from "./labels";

/** Writes a PDF of about this many bytes, which the browser reads faster than Playwright hands it over. */
async function pdf(bytes = 0): Promise<string> {
  const file = test.info().outputPath(`${bytes}`, "license.pdf");
  await mkdir(path.dirname(file), { recursive: true });
  const text = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${"x".repeat(bytes)}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  await writeFile(file, text);
  return file;
}
const script = {
  name: "license.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("#!/bin/sh\necho no\n"),
};

const document = (page: Page) => page.locator('input[name="document"]');
const nameField = (page: Page) => page.getByRole("textbox", { name: /^Your name/ });

async function openForm(page: Page, words: string): Promise<void> {
  await choose(page, words);
  await page.getByRole("radio", { name: /A document, reviewed by our team/ }).check();
  await page.getByRole("button", { name: labels.withDocument }).click();
  await nameField(page).fill("Wei-Ling Tsao");
  await page.getByLabel(labels.emailForReply).fill("wei-ling@home.peritus.test");
}

test("a large document shows its progress, can be stopped without losing the form, and arrives", async ({
  page,
  context,
}) => {
  await openForm(page, "tsao");
  await document(page).setInputFiles(await pdf(3_000_000));
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  const throttle = (bytesPerSecond: number) =>
    cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await throttle(200_000);
  await page.getByRole("button", { name: labels.sendToStaff }).click();
  const bar = page.getByRole("progressbar", { name: "Sending the document" });
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(100_000);
  await expect(bar).toHaveAttribute("aria-valuetext", /^\d\.\d of 3\.0 MB, \d+%$/);
  await page.getByRole("button", { name: "Stop sending" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Nothing was sent" })).toBeVisible();
  await expect(nameField(page)).toHaveValue("Wei-Ling Tsao");
  expect(await document(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    "license.pdf",
  );

  await throttle(-1);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.staffReads })).toBeVisible();
  await expect(page.getByText("license.pdf")).toBeVisible();
});

test("a refused document is named at its field, and the rest of the form is kept", async ({
  page,
  context,
}) => {
  await openForm(page, "kahananui");
  await document(page).setInputFiles(await pdf(10_600_000));
  await page.getByRole("button", { name: labels.sendToStaff }).click();
  await expect(page.getByRole("alert")).toContainText("The file is larger than 10 MB.");
  await expect(document(page)).toHaveAttribute("aria-invalid", "true");
  await expect(nameField(page)).toHaveValue("Wei-Ling Tsao");

  await document(page).setInputFiles(await pdf());
  await context.setOffline(true);
  await page.getByRole("button", { name: labels.sendToStaff }).click();
  await expect(page.getByRole("alert")).toContainText("You appear to be offline");
  await context.setOffline(false);

  await document(page).setInputFiles(script);
  await page.getByRole("button", { name: labels.sendToStaff }).click();
  await expect(page.getByText(/The document is missing/)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Document:");
  await expect(document(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/verification-mode\?claim=/);
  await page.reload();
  await document(page).setInputFiles(await pdf());
  await page.getByRole("button", { name: labels.sendToStaff }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.staffReads })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused document is asked for again at its field", async ({ page }) => {
    await page.goto("/become-an-expert/search-results?q=wieczorek");
    await page
      .getByRole("link", { name: /^This is me/ })
      .first()
      .click();
    await page.getByRole("link", { name: labels.showIsMe }).click();
    await page.getByRole("radio", { name: /A document, reviewed by our team/ }).check();
    await page
      .getByRole("button", { name: /^(Continue with a document|Email me a code|Go on)$/ })
      .click();
    await nameField(page).fill("Wei-Ling Tsao");
    await page.getByLabel(labels.emailForReply).fill("wei-ling@home.peritus.test");
    await document(page).setInputFiles(script);
    await page.getByRole("button", { name: labels.sendToStaff }).click();
    await expect(page.getByRole("alert")).toContainText("Document:");
    await expect(page.getByText(/The document is missing/)).toBeVisible();
    await document(page).setInputFiles(await pdf());
    await page.getByRole("button", { name: labels.sendToStaff }).click();
    await expect(page.getByRole("heading", { level: 1, name: texts.staffReads })).toBeVisible();
  });
});
