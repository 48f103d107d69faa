import { firstExpert } from "../../tools/screens.mjs";
import { accessible } from "./accessible";
import { expect, sendSignInForm, test } from "./fixtures";
import { place } from "./place";

const ada = "Amara Okonkwo-Bell, PhD, PE";

test("an owner shares a list with a person who signs in, sees the opening, and turns the link off", async ({
  page,
  browser,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  const made = await page.request.post(`/api/lists?expert=${firstExpert.id}`, {
    data: { name: "Reyes v. Northgate" },
    headers: { Origin: place.origin },
  });
  await page.goto(`/attorney/lists/${((await made.json()) as { id: string }).id}`);
  await page.getByRole("link", { name: `Add a private note about ${ada}` }).click();
  await page.getByRole("textbox", { name: "Private note" }).fill("Leads.");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByRole("link", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByText("Enter who this link is for.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "For" }).fill("Dana at Hart LLP");
  await page.getByLabel("Expires").selectOption("week");
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByText(`${place.origin}/list/`).innerText();
  await expect(page.getByText("Not opened yet")).toBeVisible();
  await accessible(page, "a new link to a list");

  const theirs = await browser.newContext({ baseURL: place.origin });
  const guest = await theirs.newPage();
  const sent = await guest.goto(link);
  expect(new URL(guest.url()).pathname).toBe("/sign-in");
  expect(await sent?.text()).not.toContain(ada);
  await sendSignInForm(guest, "attorney");
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Experts for Dana at Hart LLP");
  await expect(guest.getByRole("link", { name: ada, exact: true })).toBeVisible();
  const shown = await guest.content();
  for (const secret of ["Reyes v. Northgate", "Leads.", "Considering", email])
    expect(shown).not.toContain(secret);
  const again = await guest.reload();
  expect(again?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  await page.reload();
  await expect(page.getByText(/^Opened 2 times, last/)).toBeVisible();
  await expect(page.getByText(link)).toHaveCount(0);

  await guest.getByRole("link", { name: ada, exact: true }).click();
  await expect(guest.getByRole("heading", { level: 1, name: ada })).toBeVisible();
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByRole("link", { name: ada, exact: true })).toBeVisible();
  const away = await theirs.newPage();
  await away.goto(link);
  await expect(away.getByRole("link", { name: ada, exact: true })).toBeVisible();
  await away.goto("/about"); // another document, so the page may be in the back button's cache
  await page.getByRole("button", { name: "Turn off the link for Dana at Hart LLP" }).click();
  await expect(page.getByText(/^Turned off/)).toBeVisible();
  await expect(other.getByText("This link doesn’t work.")).toBeVisible();
  await expect(other.getByRole("link", { name: ada, exact: true })).toHaveCount(0);
  await guest.goBack();
  await expect(guest.getByText("This link doesn’t work.")).toBeVisible();
  await expect(guest.getByRole("link", { name: ada, exact: true })).toHaveCount(0);
  await away.goBack();
  await expect(away.getByText("This link doesn’t work.")).toBeVisible();
  expect(await away.content()).not.toContain(ada);
  await theirs.close();
});

test("a page of a link signs out and changes the theme, although it hides where it is", async ({
  page,
  clientOf,
  signInFreshly,
}) => {
  const owner = await clientOf("attorney");
  const headers = { Origin: place.origin };
  const lists = (await (await owner.get("/api/lists")).json()) as { results: { id: string }[] };
  const made = await owner.post(`/api/lists/${lists.results[0]?.id}/codes`, {
    data: { person: "Lee", expires: "day" },
    headers,
  });
  const { code } = (await made.json()) as { code: string };
  await signInFreshly(page, "researcher");
  await page.goto(`/list/${code}`);
  await expect(page.getByRole("heading", { level: 1, name: "Experts for Lee" })).toBeVisible();
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${place.origin}/`);
});
