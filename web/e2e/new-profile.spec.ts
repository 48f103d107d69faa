import type { Browser, Page } from "@playwright/test";

import { accessible } from "./accessible";
import { fillEverySection } from "./every-section";
import { fillExpertForm, sendExpertForm } from "./expert-sign-up";
import { expect, test } from "./fixtures";
import { labels } from "./labels";
import { codeTo } from "./mails";
import { place } from "./place";
import type { State } from "./sessions";

const reason = "Where did you study?\nAnd since when do you teach?";

/** Opens the queue of new profiles as a researcher and finds the row of an email. */
async function desk(browser: Browser, storageState: State, email: string) {
  const context = await browser.newContext({ baseURL: place.origin, storageState });
  const page = await context.newPage();
  await page.goto("/admin/claims?tab=profiles");
  return {
    page,
    row: page.getByRole("listitem").filter({ hasText: email }),
    close: () => context.close(),
  };
}

// The second test goes on with the profile of the first.
test.describe.configure({ mode: "serial" });
let session: State;

async function signUp(page: Page, email: string, code: () => Promise<string>): Promise<void> {
  await page.goto("/experts/sign-up");
  await fillExpertForm(page, email);
  await sendExpertForm(page);
  await page.getByLabel(labels.sixDigits).fill(await code());
  await expect(page).toHaveURL(`${place.origin}/experts/my-profile`);
}

test("an expert reads why a new profile was sent back and resubmits it without script", async ({
  page,
  browser,
  playwright,
  stateOf,
}) => {
  const email = `renee-${Math.random().toString(36).slice(2, 10)}@uni.example`;
  await signUp(page, email, () => codeTo(playwright.request, email));
  await expect(page.getByRole("button", { name: "Submit again" })).toHaveCount(0);

  const first = await desk(browser, await stateOf("researcher"), email);
  await first.row.getByLabel("Reason for refusing").fill(reason);
  await first.row.getByRole("button", { name: "Refuse" }).click();
  await expect(first.row).toHaveCount(0);
  await first.close();

  await page.goto("/experts/my-profile");
  await expect(page.getByRole("region", { name: "Our team asked for changes" })).toBeVisible();
  await accessible(page, "a profile that was sent back");

  const context = await browser.newContext({
    baseURL: place.origin,
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  });
  const expert = await context.newPage();
  await expert.goto("/experts/my-profile");
  await expect(expert.getByRole("button", { name: "Submit again" })).toHaveCount(0);
  await expert.goto("/experts/my-profile/about-me");
  await expert.getByLabel("Biography").fill("Structures and foundations of bridges. ".repeat(6));
  const stored = expert.waitForEvent("load");
  await expert.getByRole("button", { name: "Save section" }).first().click();
  await stored;
  await expert.goto("/experts/my-profile");
  const part = expert.getByRole("region", { name: "Our team asked for changes" });
  await expect(part.locator("blockquote")).toHaveText(reason, { useInnerText: true });
  await expect(expert.getByRole("link", { name: "See requested changes" })).toHaveAttribute(
    "href",
    "#profile-status",
  );
  await part.getByRole("button", { name: "Submit again" }).click();
  await expect(part).toHaveCount(0);
  await expect(expert.getByText("We're reviewing your profile.", { exact: false })).toBeVisible();
  await context.close();

  const again = await desk(browser, await stateOf("researcher"), email);
  await expect(again.row).toContainText("Asks again; sent back on");
  await expect(again.row).toContainText("Where did you study?");
  await again.row.getByRole("button", { name: "Publish" }).click();
  await expect(again.row).toHaveCount(0);
  await again.close();
  await page.goto("/experts/my-profile");
  await expect(
    page.getByText("Published. Attorneys can find this profile", { exact: false }),
  ).toBeVisible();
  session = await page.context().storageState();
});

test("an expert fills all sixteen sections, one of them with the keyboard alone", async ({
  page,
}) => {
  await page.context().addCookies(session.cookies);
  await fillEverySection(page);
  await page.goto("/experts/my-profile");
  await expect(page.getByRole("main")).toContainText("16 of 16 sections done");
  await expect(
    page.getByRole("progressbar", { name: "Profile completeness" }).first(),
  ).toHaveAttribute("aria-valuetext", "100%");
});
