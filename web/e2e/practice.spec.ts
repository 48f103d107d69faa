import { expect, test } from "./fixtures";
import { labels } from "./labels";

test("an attorney sees the status of admissions, learns what is wrong with a new one, and loses nothing", async ({
  page,
  signIn,
}) => {
  await signIn(page, "attorney");
  await page.goto("/attorney/settings/practice");
  const admissions = page.getByRole("list", { name: "Your admissions" });
  await expect(admissions.getByText("Confirmed")).toHaveCount(2);
  await page.getByRole("button", { name: "Add an admission" }).click();
  const third = page.getByRole("group", { name: "Admission 3" });
  await third.getByLabel("State").selectOption("CT");
  await third.getByLabel("Year").fill("1850");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("group", { name: "Admission 3" }).getByLabel("Year")).toHaveValue(
    "1850",
  );
  await expect(
    page.getByRole("group", { name: "Admission 3" }).getByLabel(labels.barNumber),
  ).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Remove admission 3" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(admissions.getByText("Confirmed")).toHaveCount(2);
});
