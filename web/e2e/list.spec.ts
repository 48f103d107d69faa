import type { Page } from "@playwright/test";

import { firstExpert } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";
import { place } from "./place";

const ada = "Amara Okonkwo-Bell, PhD, PE";
const record = `/attorney/experts/${firstExpert.id}`;

/** Starts a list with the first expert from their page, and opens it. */
async function startList(page: Page, name: string): Promise<void> {
  await page.goto(record);
  await page
    .getByRole("link", { name: `Add ${ada} to a list` })
    .first()
    .click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create list and add" }).click();
  await expect(page).toHaveURL(new RegExp(`${record}$`));
  await page.goto("/attorney/lists");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Creates a list with the first expert by a request, and opens it. */
async function openList(page: Page, name: string): Promise<void> {
  const made = await page.request.post(`/api/lists?expert=${firstExpert.id}`, {
    data: { name },
    headers: { Origin: place.origin },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/attorney/lists/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

const stage = (page: Page, name: string) =>
  page.getByRole("region", { name: new RegExp(`^${name}`) });

test("an attorney adds experts from a search and moves them with the keyboard alone", async ({
  page,
  ownAccount,
}) => {
  await ownAccount(page);
  await startList(page, "Abara v. Palisade");
  await page.goto("/attorney/expert-search-result?q=engineer");
  const boxes = page.getByRole("checkbox", { name: /^Select / });
  await boxes.nth(0).press("Space");
  await boxes.nth(1).press("Space");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Add to list" }).press("Enter");
  await page.getByRole("button", { name: "Add to Abara v. Palisade" }).press("Enter");
  await expect(page).toHaveURL(/q=engineer/);
  await page.goto("/attorney/lists");
  await page.getByRole("link", { name: "Abara v. Palisade" }).press("Enter");

  const handle = page.getByRole("button", { name: new RegExp(`^Move ${ada}`) });
  await handle.press("ArrowRight");
  await expect(
    stage(page, "Contacted").getByRole("link", { name: ada, exact: true }),
  ).toBeVisible();
  await expect(handle).toBeFocused();
  await handle.press("ArrowRight");
  await handle.press("ArrowRight");
  await expect(stage(page, "Retained").getByRole("link", { name: ada, exact: true })).toBeVisible();
  await expect(page.getByText(`${ada}: Retained, position 1 of 1`)).toBeAttached();
});

test("two tabs move and note at once, and nothing is lost", async ({ page, ownAccount }) => {
  await ownAccount(page);
  await openList(page, "Harper");
  const other = await page.context().newPage();
  await other.goto(page.url());

  await page.getByRole("link", { name: `Add a private note about ${ada}` }).click();
  await page.getByRole("textbox", { name: "Private note" }).fill("Leads.");
  await other.getByLabel(`Stage of ${ada}`).selectOption("retained");
  await expect(
    stage(other, "Retained").getByRole("link", { name: ada, exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Leads.")).toBeVisible();
  await expect(stage(page, "Retained").getByRole("link", { name: ada, exact: true })).toBeVisible();

  await other.getByRole("link", { name: `Add a private note about ${ada}` }).click();
  await other.getByRole("textbox", { name: "Private note" }).fill("Ask about the limit.");
  await other.reload();
  await page.getByRole("link", { name: `Edit the note about ${ada}` }).click();
  await page.getByRole("textbox", { name: "Private note" }).fill("Leads. Mine.");
  await other.getByRole("textbox", { name: "Private note" }).fill("Leads. Theirs.");
  await other.getByRole("button", { name: "Save note" }).click();
  await expect(other.getByText("Leads. Theirs.")).toBeVisible();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("It says now", { exact: true })).toBeVisible();
  await expect(page.getByText("Leads. Theirs.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Private note" })).toHaveValue("Leads. Mine.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Leads. Mine.")).toBeVisible();
});

test("a removal, a deletion, and an archived list can be undone", async ({ page, ownAccount }) => {
  await ownAccount(page);
  await openList(page, "Lowe");
  await page.getByRole("button", { name: `Remove ${ada}` }).click();
  await expect(page.getByRole("heading", { name: "No experts on this list yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: ada, exact: true })).toBeVisible();

  const more = page.getByRole("button", { name: "More for Lowe" });
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("The list is deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: ada, exact: true })).toBeVisible();

  await more.click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByRole("link", { name: "1 archived list" }).click();
  await page.getByRole("link", { name: "Lowe" }).click();
  await expect(page.getByRole("button", { name: `Remove ${ada}` })).toHaveCount(0);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("button", { name: `Remove ${ada}` })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a list is started, filled, and sorted", async ({ page, ownAccount }) => {
    await ownAccount(page);
    await startList(page, "Abara");
    await page.getByLabel(`Stage of ${ada}`).selectOption("contacted");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(
      stage(page, "Contacted").getByRole("link", { name: ada, exact: true }),
    ).toBeVisible();
    await page.getByRole("link", { name: `Add a private note about ${ada}` }).click();
    await page.getByRole("textbox", { name: "Private note" }).fill("Leads.");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Leads.")).toBeVisible();
  });
});
