import { expect } from "@playwright/test";

import { accounts, firstExpert } from "../../tools/screens.mjs";
import { test } from "./fixtures";
import { awaited } from "./mails";
import { place } from "./place";
import { makeOlder } from "./programs";

/** The demo's open request to the expert. */
const demoRequest = "06dne0000free0000000000001";

test("an attorney asks, the expert answers from the email without signing in, and is chosen", async ({
  page,
  browser,
  signIn,
  playwright,
}, info) => {
  const once = `${info.workerIndex}-${Date.now()}`;
  await signIn(page, "attorney");
  // One request with an expert is open at a time, and a week goes by before the next.
  await page.request.post(`/api/availability/${demoRequest}/settle`, {
    data: { expert_id: "" },
    headers: { Origin: place.origin },
  });
  const where = { request_id: demoRequest };
  await makeOlder({ table: "availability_asks", seconds: 8 * 24 * 60 * 60, where });
  await page.goto(`/attorney/availability/new?expert=${firstExpert.id}`);
  const text = page.getByRole("textbox", { name: /^Your question/ });
  await text.fill("The crane of Smith v. Jones fell.");
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("alert")).toContainText("Leave out the names of the parties.");
  const question = `Do you know why slewing rings fail? Number ${once}.`;
  await text.fill(question);
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("heading", { name: "Your question" })).toBeVisible();
  await expect(page.getByText("0 of 1 answered")).toBeVisible();

  const link = await awaited(playwright.request, "email with the request", (mails) => {
    const mail = mails.find(
      ({ to, text }) => to === accounts.expert && text.includes("/availability?"),
    );
    return mail && /\/availability\?token=[\w.-]+/.exec(mail.text)?.[0];
  });
  const context = await browser.newContext({ baseURL: place.origin, javaScriptEnabled: false });
  const expert = await context.newPage();
  await expert.goto(link);
  await expect(expert.getByText(question)).toBeVisible();
  await expert.getByRole("textbox", { name: /^Note to the attorney/ }).fill("From Monday on.");
  await expert.getByRole("button", { name: "Yes" }).click();
  await expect(expert.getByText("Sent: Yes.")).toBeVisible();

  await expect(page.getByText("1 of 1 answered")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText("From Monday on.")).toBeVisible();
  await page.getByRole("button", { name: /^Choose Amara/ }).click();
  await expect(page.getByRole("heading", { name: /^Message Amara/ })).toBeVisible();
  await expert.goto(link);
  await expect(expert.getByText("This request is closed.")).toBeVisible();
  await expect(expert.getByRole("button", { name: "Yes" })).toHaveCount(0);
  await context.close();
});
