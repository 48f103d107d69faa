import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";
import { labels } from "./labels";
import { openFirstRow } from "./list-keys";
import { awaited } from "./mails";
import { place } from "./place";

/** Returns a unique word. */
function word(): string {
  return `bolts-${Math.random().toString(36).slice(2, 10)}`;
}

async function fillRequest(page: Page, specialty: string): Promise<void> {
  await page.getByLabel("What should the expert explain?").fill(specialty);
  await page
    .getByLabel("Issues")
    .fill("Which part failed first?\nWould an inspection have shown it?");
  await page.getByRole("radio", { name: "Plaintiff" }).check();
  await page.getByRole("textbox", { name: "Court" }).fill("S.D.N.Y.");
  await page.getByLabel(labels.firstName).fill("Imogen");
  await page.getByLabel(labels.lastName).fill("Castellanos");
  await page.getByLabel(labels.workEmail).fill(`${specialty}@firm.example`);
  await page.getByLabel(/^Keep this request/).check();
}

/** Sends the form until it is accepted, because forms sent too quickly must be sent again. */
async function send(page: Page, button: string): Promise<string> {
  await expect(async () => {
    await page.getByRole("button", { name: button }).click();
    await expect(
      page.getByRole("heading", { name: "Thank you. We received your message." }),
    ).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText()).trim();
}

test("a request is sent, confirmed by mail, answered by staff although a colleague was faster, and closed", async ({
  page,
  signIn,
  clientOf,
  playwright,
}) => {
  const about = word();
  await page.goto("/request-an-expert");
  await fillRequest(page, about);
  const phone = page.getByRole("textbox", { name: /^Phone/ });
  await phone.fill("+44 20 7946 0018");
  await expect(page.getByRole("combobox", { name: "Country of Phone" })).toHaveText(
    /United Kingdom\+44/,
  );
  const reference = await send(page, "Send request");

  const { text } = await awaited(playwright.request, "a confirmation", (mails) =>
    mails.find(({ to }) => to === `${about}@firm.example`),
  );
  expect(text).toContain(reference);
  expect(text).not.toContain("Would an inspection have shown it?");

  await signIn(page, "researcher");
  await page.goto(`/admin/requests?q=${reference}`);
  await openFirstRow(page);
  await expect(page.getByRole("heading", { level: 1, name: about })).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: "History" })
      .or(page.locator("section[aria-labelledby=history]")),
  ).toContainText("read it");
  const reply = page.getByLabel("Your reply");
  await reply.fill("Two names, with their records.");
  // Meanwhile, a colleague closes it.
  const version = Number(await page.locator("[name=version]").first().inputValue());
  const requestId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const closed = await (
    await clientOf("admin")
  ).post(`/api/admin/requests/${requestId}/close`, {
    data: { version },
    headers: { origin: place.origin },
  });
  expect(closed.status()).toBe(200);
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(
    page.getByText(/^This request has changed since you opened it: .+ closed it/),
  ).toBeVisible();
  await page.goto(`/admin/requests/${requestId}`);
  await page.getByRole("button", { name: "Reopen" }).click();
  await reply.fill("Two names, with their records.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.locator("section[aria-labelledby=history]")).toContainText("answered by email");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("Closed. Reopen it to write again.")).toBeVisible();

  await awaited(playwright.request, "the reply", (mails) =>
    mails.find(
      ({ subject, text }) =>
        subject.includes(`Re: ${about}`) && text.includes("Two names, with their records."),
    ),
  );
});

test("an error, a reload, and losing the connection lose nothing that was typed, which is gone once it is sent", async ({
  page,
  context,
}) => {
  const about = word();
  await page.goto("/request-an-expert");
  await page.getByLabel(labels.workEmail).fill("imogen@castellanospryce");
  await page.getByRole("button", { name: "Send request" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("“castellanospryce” is missing an ending, such as .com.");
  await expect(page.getByLabel(labels.workEmail)).toHaveValue("imogen@castellanospryce");
  await summary.getByRole("link", { name: "Enter the court." }).click();
  await expect(page.getByRole("textbox", { name: "Court" })).toBeFocused();
  await fillRequest(page, about);
  await page.reload();
  const question = page.getByLabel("What should the expert explain?");
  await expect(question).toHaveValue(about);
  await expect(page.getByRole("textbox", { name: "Court" })).toHaveValue("S.D.N.Y.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("alert")).toContainText("You appear to be offline");
  await expect(question).toHaveValue(about);
  await context.setOffline(false);
  await page.getByLabel(/^Keep this request/).check(); // asked again after a reload
  await send(page, "Send request");
  await page.goto("/request-an-expert");
  await expect(page.getByRole("combobox", { name: "Country of Phone" })).toBeVisible();
  await expect(question).toHaveValue("");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a partner writes, fixes an error, and is received", async ({ page }) => {
    const about = word();
    await page.goto("/partner-with-us");
    await page.getByRole("textbox", { name: "Organization" }).fill(about);
    await page.getByLabel("What do you have in mind?").fill("A series.");
    await page.getByRole("button", { name: "Send proposal" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose a type of organization.");
    await expect(page.getByRole("textbox", { name: "Organization" })).toHaveValue(about);
    await page.getByLabel("Type of organization").selectOption("press");
    await page.getByLabel("Your name").fill("Noor Said");
    await page.getByLabel(labels.workEmail).fill(`${about}@review.example`);
    await page.getByLabel("Country of Phone").selectOption("GB");
    await page.getByLabel("Phone", { exact: false }).last().fill("020 7946 0018");
    await page.getByLabel(/^Keep this message/).check();
    await send(page, "Send proposal");
  });
});
