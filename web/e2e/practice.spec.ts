import { expect, test } from "./fixtures";

test("an attorney sees how admissions stand, is told what is wrong with another, and loses nothing", async ({
  page,
  signIn,
}) => {
  await signIn(page, "attorney");
  await page.goto("/attorney/settings/practice");
  const admissions = page.getByRole("list", { name: "How your admissions stand" });
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
    page.getByRole("group", { name: "Admission 3" }).getByLabel("Bar number"),
  ).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Remove admission 3" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("Your record is saved.")).toBeVisible();
  await expect(admissions.getByText("Confirmed")).toHaveCount(2);
});

test("somebody who signs in finds the way to an account", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/registration$/);
});
