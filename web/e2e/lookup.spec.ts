import { knownOrcid } from "../../tools/fake-datacite.mjs";
import { firstExpert } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";

const publications = "/experts/my-profile/publications";
const publicationsOfFirst = `/admin/edit-expert/${firstExpert.id}/publications`;

test.describe("publications are found by ORCID iD", () => {
  // One profile.
  test.describe.configure({ mode: "serial" });

  test("by keyboard: an iD is corrected, works are chosen, and duplicates are known afterward", async ({
    page,
    signInFreshly,
  }) => {
    await signInFreshly(page, "expert");
    await page.goto(publications);
    await page.getByRole("link", { name: "Find my publications by ORCID iD" }).press("Enter");
    const field = page.getByRole("textbox", { name: "ORCID iD" });
    await field.fill("0000-0002-1825-0098");
    await field.press("Enter");
    await expect(page.getByRole("alert").first()).toBeFocused();
    await expect(
      page.getByText("This ORCID iD is mistyped. Check its digits.").last(),
    ).toBeVisible();
    await expect(field).toHaveValue("0000-0002-1825-0098");

    await field.fill(knownOrcid);
    await field.press("Enter");
    const box = (name: RegExp) => page.getByRole("checkbox", { name });
    await expect(box(/^Fatigue of slewing ring bolts & their inspection/)).toBeChecked();
    await expect(box(/^Wind loads on idle/)).toBeChecked();
    await expect(box(/^Strain readings/)).not.toBeChecked();
    await expect(box(/^WIND LOADS/)).toBeDisabled();
    await expect(box(/^Without a title/)).toBeDisabled();
    await box(/^Outrigger/).press("Space");
    await page.getByRole("button", { name: "Add 2 publications" }).press("Enter");
    await expect(page.getByText("2 publications are added.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${publications}$`));

    await page.goto(`${publications}?find=1&orcid=${knownOrcid}`);
    await expect(box(/^Fatigue of slewing/)).toBeDisabled();
    await expect(page.getByText(/^Same as Wind loads on idle tower cranes/).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Add 1 publication" })).toBeVisible();
  });

  test("without script, staff add a work on the expert's behalf", async ({ browser, stateOf }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await stateOf("researcher"),
    });
    const page = await context.newPage();
    await page.goto(`${publicationsOfFirst}?find=1`);
    await page.getByRole("textbox", { name: "ORCID iD" }).fill(`https://orcid.org/${knownOrcid}`);
    await page.getByRole("button", { name: "Find publications" }).click();
    await page.getByRole("checkbox", { name: /^Outrigger/ }).check();
    await page.getByRole("button", { name: "Add selected publications" }).click();
    await expect(page.getByRole("link", { name: "Enter a reason." })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^Outrigger/ })).toBeChecked();
    await page.getByRole("textbox", { name: "Reason", exact: true }).fill("Asked by phone");
    await page.getByRole("button", { name: "Add selected publications" }).click();
    await expect(page).toHaveURL(new RegExp(`${publicationsOfFirst}$`));
    await expect(page.getByText("Outrigger settlement on frozen ground")).toBeVisible();
    await context.close();
  });
});
