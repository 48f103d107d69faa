import { expect } from "@playwright/test";

import { firstExpert } from "../../tools/screens.mjs";
import { test } from "./fixtures";
import { place } from "./place";

const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
const log2024 = { name: "Inspection log 2024.pdf", mimeType: "application/pdf", buffer: pdf };
const hostile = {
  name: "page.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("<script>alert(1)</script>"),
};

/** A party in the testimony of the demo's expert. */
const onRecord = "Quarrystone Builders, Inc.";

const write = (words: string) => ({ name: words });

test("an attorney and an expert write to each other, live, through a lost connection", async ({
  page,
  browser,
  signIn,
}, info) => {
  const once = `${info.workerIndex}-${Date.now()}`;
  const matter = `Reyes v. Northgate ${once}`;
  const subject = `Failure of a sling ${once}`;
  await signIn(page, "attorney");
  await page.goto(`/attorney/experts/${firstExpert.id}`);
  await page.getByRole("link", { name: "Message Amara" }).first().click();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the name of the matter.");
  await page.getByRole("textbox", { name: /^Matter/ }).fill(matter);
  await page.getByRole("textbox", { name: /^Subject/ }).fill(subject);
  await page.getByRole("textbox", { name: /^Message/ }).fill("Which bolts?");
  const party = page.getByRole("group", { name: "Party 1" });
  await party.getByRole("textbox", { name: /^Name/ }).fill("Cape May Boatworks LLC");
  await party.getByRole("combobox", { name: /^Side/ }).selectOption("Defendant");
  await page.getByRole("button", { name: "Check conflicts" }).click();
  await expect(page.getByText("Conflict check: clear.")).toBeVisible();
  await party.getByRole("textbox", { name: /^Name/ }).fill(onRecord);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("This may be a conflict");
  await page.getByRole("checkbox", { name: /^Send it anyway/ }).check();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/attorney\/message\/inbox\/[a-v0-9]{26}$/);

  const context = await browser.newContext({ baseURL: place.origin });
  const expert = await context.newPage();
  await signIn(expert, "expert");
  await expert.goto("/experts/my-profile/messages");
  await expert.getByRole("link", write(subject)).click();
  await expect(expert.getByText("Possible conflict.")).toBeVisible();
  await expert.getByRole("button", { name: "Ask to see names" }).click();
  await expert
    .getByRole("textbox", { name: /^Message to/ })
    .fill("Grade 8. See https://a.example/x.");
  await expert.getByRole("combobox", { name: /^Label/ }).selectOption("Facts or data");
  await expert.getByRole("button", { name: "Send message" }).click();

  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByRole("link", { name: "https://a.example/x" })).toBeVisible();
  await expect(log).toContainText("Read ");
  await expect(log.getByText("Facts or data")).toBeVisible();
  await log.getByRole("link", { name: "Label", exact: true }).first().click();
  await page.getByRole("combobox", { name: "Label", exact: true }).selectOption("Assumptions");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(expert.getByRole("log", { name: "Messages" })).toContainText("Assumptions");

  // Files go first, and the message refers to them. Hostile ones are refused at the field.
  const input = page.getByLabel("Attach files");
  await input.setInputFiles(hostile);
  await expect(page.getByRole("alert")).toContainText("We can't accept that file type. Send a PDF");
  await page.getByRole("button", { name: "Remove page.pdf" }).click();
  await input.setInputFiles([log2024, log2024]);
  await expect(page.getByText("2 of 2 files uploaded.")).toBeAttached();
  await page.getByRole("button", { name: "Send message" }).click();
  const theirs = expert.getByRole("log", { name: "Messages" });
  const received = theirs.getByRole("link", { name: log2024.name });
  await expect(received).toHaveCount(2);
  await expect(theirs.getByText(/^PDF, .*, version 2$/)).toBeVisible();
  const [download] = await Promise.all([expert.waitForEvent("download"), received.first().click()]);
  expect(download.suggestedFilename()).toBe(log2024.name);

  await page.getByRole("button", { name: "Show names" }).click();
  await expect(page.getByText("The expert sees the parties’ names.")).toBeVisible();
  await expect(expert.getByRole("heading", { name: "This matter" }).locator("..")).toContainText(
    matter,
  );
  await expert.getByRole("link", { name: "What was compared" }).click();
  await expect(expert.getByRole("listitem").getByText(onRecord)).toBeVisible();
  await expert.getByRole("link", { name: "Back to the conversation" }).click();
  await expect(expert.getByRole("log", { name: "Messages" })).toBeVisible();

  await expert.getByRole("link", { name: "List of materials" }).click();
  await expert.getByRole("button", { name: "Mark as complete" }).click();
  await expect(expert.getByText("You marked this list as complete")).toBeVisible();
  await expert.getByRole("link", { name: "Back to the conversation" }).click();
  await expect(expert.getByRole("textbox", { name: /^Message to/ })).toBeVisible();

  await page.getByRole("link", { name: "Export conversation" }).click();
  await page.getByRole("checkbox", { name: "Facts or data" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("heading", { name: "2 messages left out" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download JSON" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^peritus-conversation-.*\.json$/);
  await page.getByRole("link", { name: "Back to the conversation" }).click();

  await context.setOffline(true);
  const box = page.getByRole("textbox", { name: /^Message to/ });
  await box.fill("Sent while they are away");
  await box.press("Control+Enter");
  await expect(log).toContainText("Sent while they are away");
  await expert.getByRole("textbox", { name: /^Message to/ }).fill("Written without a connection");
  await expert.getByRole("button", { name: "Send message" }).click();
  await expect(expert.getByText("Not sent yet. Trying again")).toBeVisible();
  await context.setOffline(false);
  await expect(theirs).toContainText("Sent while they are away");
  await expect(log.getByText("Written without a connection")).toHaveCount(1);
  await expect(theirs.getByText("Written without a connection")).toHaveCount(1);
  await context.close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("messages are read, sent, and archived", async ({ page, signIn }) => {
    const words = `Sent by a form ${Date.now()}`;
    await signIn(page, "attorney");
    await page.goto("/attorney/message/inbox/06dne0000msgs0000000000004");
    await page.getByRole("textbox", { name: /^Message to/ }).fill(words);
    await page.getByLabel("Attach files").setInputFiles([log2024, hostile]);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("page.pdf: We can't accept that file type.")).toBeVisible();
    await expect(page.getByText(`Attached: ${log2024.name}`)).toBeVisible();
    await page.getByRole("button", { name: "Send message" }).click();
    const sent = page.getByRole("log", { name: "Messages" });
    await expect(sent.getByRole("link", { name: log2024.name }).last()).toBeVisible();
    await expect(page.getByRole("log", { name: "Messages" })).toContainText(words);
    await page.getByRole("button", { name: "Archive" }).first().click();
    await expect(page.getByRole("link", write("Harbor Point arbitration"))).toHaveCount(0);
    await page.getByRole("link", { name: "Archived" }).click();
    await page.getByRole("link", write("Harbor Point arbitration")).first().click();
    await page.getByRole("button", { name: "Move to inbox" }).first().click();
    await expect(page.getByText("Back in your inbox.")).toBeVisible();
  });
});
