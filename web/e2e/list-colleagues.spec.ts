import { firstExpert } from "../../tools/screens.mjs";
import { accessible } from "./accessible";
import { expect, test } from "./fixtures";
import { place } from "./place";

const ada = "Amara Okonkwo-Bell, PhD, PE";

test("a colleague edits a shared list, the owner sees who did what, and takes it back", async ({
  page,
  browser,
  ownAccount,
}) => {
  await ownAccount(page);
  const theirs = await browser.newContext({ baseURL: place.origin });
  const colleague = await theirs.newPage();
  const { email } = await ownAccount(colleague);
  const made = await page.request.post(`/api/lists?expert=${firstExpert.id}`, {
    data: { name: "Reyes v. Northgate" },
    headers: { Origin: place.origin },
  });
  await page.goto(`/attorney/lists/${((await made.json()) as { id: string }).id}`);
  await page.getByRole("link", { name: "Share" }).click();
  const add = page.getByRole("button", { name: "Share with colleague" });
  await page.getByLabel("Email").fill(email);
  await add.click();
  await expect(page.getByText(`Shared with ${email}.`)).toBeVisible();
  await page.getByRole("button", { name: `Let ${email} edit` }).click();
  await expect(page.getByText("Can edit")).toBeVisible();
  await accessible(page, "a list shared with a colleague");

  await colleague.goto("/attorney/lists");
  await expect(colleague.getByRole("heading", { name: "Shared with you" })).toBeVisible();
  await colleague.getByRole("link", { name: "Reyes v. Northgate" }).click();
  await expect(colleague.getByText(/^Shared by .* You can edit it\.$/)).toBeVisible();
  await colleague.getByLabel(`Stage of ${ada}`).selectOption("retained");
  await colleague.waitForLoadState("networkidle");
  // The owner's page is older, so their move is refused and they see the colleague's.
  const stage = page.getByLabel(`Stage of ${ada}`);
  await stage.selectOption("contacted");
  await expect(page.getByText(/moved in the meantime/)).toBeVisible();
  await expect(stage).toHaveValue("retained");

  await colleague.getByRole("button", { name: "More for Reyes v. Northgate" }).click();
  await expect(colleague.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);

  await page.reload();
  const activity = page.getByRole("region", { name: "Activity" });
  await expect(activity.getByText(`moved ${ada} to Retained`)).toBeVisible();
  await expect(activity.getByText("You shared the list with a colleague").first()).toBeVisible();
  await page.getByRole("button", { name: `Remove ${email} from this list` }).click();
  await expect(page.getByRole("button", { name: `Remove ${email} from this list` })).toHaveCount(0);
  await colleague.reload();
  await expect(colleague.getByText("Page not found")).toBeVisible();
  await theirs.close();
});

test("experts of a list are compared, with what differs, and one is left out", async ({
  page,
  signIn,
}) => {
  await signIn(page, "attorney");
  await page.goto("/attorney/lists");
  await page.getByRole("link", { name: "Abara v. Palisade" }).click();
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  for (const n of [0, 1, 2, 3]) await boxes.nth(n).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await page.getByRole("button", { name: "Compare 4 experts" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Four experts, side by side" }),
  ).toBeVisible();
  const rows = page.getByRole("row");
  const all = await rows.count();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^peritus-comparison-.*\.csv$/);
  await page.setViewportSize({ width: 390, height: 844 });
  const columns = page.getByRole("columnheader");
  await expect(columns.filter({ visible: true })).toHaveCount(2);
  const choice = page.getByRole("navigation", { name: "Two at a time" });
  const last = choice.getByRole("link").nth(3);
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "true");
  await expect(columns.filter({ visible: true })).toHaveCount(2);
  await expect(columns.filter({ visible: true }).last()).toContainText(
    (await last.textContent()) ?? "",
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Show only what differs" }).click();
  await expect(page.getByRole("link", { name: "Show all facts" })).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(all);
  await page
    .getByRole("link", { name: /^Leave out / })
    .first()
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Three experts, side by side" }),
  ).toBeVisible();
  await expect(page.getByText(/plaintiff/i)).toHaveCount(0);
});
