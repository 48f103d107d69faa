import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels, texts } from "./labels";
import { place } from "./place";
import { makeOlder } from "./programs";

/** The number of profiles that the filter leaves. */
async function matching(page: Page): Promise<number> {
  const heading = page.getByRole("heading", { level: 1, name: /match$/ });
  return Number((await heading.textContent())?.match(/\d+/)?.[0]);
}

test("staff act on all experts that match a filter, after confirming who they are", async ({
  page,
  ownAccount,
}) => {
  const { email } = await ownAccount(page, ["Researcher"]);
  await page.goto("/admin/view-experts");
  await page.getByLabel("Made by").selectOption({ label: "Made by import" });
  await expect(page).toHaveURL(/\?(.*&)?source=import/);
  const count = await matching(page);
  expect(count).toBeGreaterThan(50); // more than a page shows

  await page.locator("summary", { hasText: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Completeness by section" }).uncheck();
  await page.getByRole("checkbox", { name: "Area" }).uncheck();
  await page.getByRole("button", { name: "Show columns" }).click();
  await expect(page.getByRole("columnheader", { name: "Area" })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Assigned to" })).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll("columns")).toEqual(
    ["place", "status", "complete", "assignee", "changed"], // of the filter's rows
  );

  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("checkbox", { name: `All ${count} that match` }).check();
  await page.getByLabel("Action").selectOption({ label: "Assign to Ruth Adeyemi" });
  await page.getByLabel(labels.reason).fill("Ruth takes over the import");
  await makeOlder({ table: "sessions", seconds: 11 * 60, email });
  await page.getByRole("button", { name: "Apply" }).click();
  const dialog = page.getByRole("dialog", { name: texts.confirmIdentity });
  await dialog.getByRole("textbox", { name: labels.yourPassword }).fill(goodPassword);
  await dialog.getByRole("button", { name: labels.confirm, exact: true }).click();
  await expect(page.getByText(`${count} of ${count} profiles assigned.`)).toBeVisible();
  expect(await matching(page)).toBe(count);
  const assigned = page.getByRole("cell", { name: "Ruth Adeyemi" });
  await expect(assigned).toHaveCount(50);
});

test("staff edit a profile on the expert's behalf, and its history shows their reason", async ({
  page,
  signIn,
  clientOf,
}) => {
  const last = `Quill${Math.random().toString(36).slice(2, 8)}`;
  const client = await clientOf("researcher");
  const made = await client.post("/api/admin/experts", {
    headers: { Origin: place.origin },
    data: {
      first_name: "Thérèse",
      last_name: last,
      contact_email: `${last.toLowerCase()}@uni.example`,
      area: "engineering/civil",
      institution: "Tulane University",
      headline: "",
      status: "draft",
      anyway: true,
    },
  });
  const { expert_id: id } = (await made.json()) as { expert_id: string };
  await signIn(page, "researcher");
  await page.goto(`/admin/edit-expert/${id}/awards-and-honors?add=1`);
  await page.getByLabel("Title").fill("Young Engineer Award");
  await page.getByRole("combobox", { name: "Awarded by" }).fill("Structural Engineers Association");
  await page.getByRole("textbox", { name: "Date" }).fill("2019");
  await page.getByRole("button", { name: "Save award", exact: true }).click();
  await page.getByRole("link", { name: "Enter a reason." }).click();
  const own = page.getByRole("textbox", { name: labels.reason, exact: true });
  await expect(own).toBeFocused();
  await expect(page.getByLabel("Title")).toHaveValue("Young Engineer Award");

  const forAll = page.getByRole("textbox", { name: "Reason for your changes" });
  await forAll.fill("Thérèse asked by phone");
  await expect(own).toHaveValue("Thérèse asked by phone");
  await page.getByRole("button", { name: "Save award", exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Young Engineer Award" });
  await row.getByRole("link", { name: /^Edit award/ }).click();
  await page.getByRole("button", { name: /^Delete award/ }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole("note").getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^History of Thérèse/ })).toBeVisible();
  for (const change of ["added", "deleted"]) {
    const entry = page
      .getByRole("listitem")
      .filter({ hasText: `for the expert ${change} Young Engineer Award` });
    await expect(entry).toContainText("Reason: Thérèse asked by phone");
  }
});
