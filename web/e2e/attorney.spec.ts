import type { Locator } from "@playwright/test";

import { firstExpert } from "../../tools/screens.mjs";
import { expect, sendSignInForm, test } from "./fixtures";
import { place } from "./place";

const results = "/attorney/expert-search-result";

test("an attorney signs in, searches with a typo, narrows, opens an expert and returns to the same results", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await sendSignInForm(page, "attorney");
  await expect(page).toHaveURL(/\/attorney$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^\d+ experts, \d+ confirmed in the last 30 days$/,
  );

  const words = page.getByRole("combobox", { name: "What is the question?" });
  await words.fill("medcine"); // other tests add experts in engineering meanwhile
  await words.press("Enter");
  await expect(page).toHaveURL(`${place.origin}${results}?q=medcine`);
  await expect(page.getByText(/^“medcine” found as .*“medicine”/)).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^\d+ experts? match(es)?$/);
  const before = Number.parseInt(await heading.innerText(), 10);
  expect(before).toBeGreaterThan(1);

  // A filter's count matches its results.
  const filters = page.getByRole("complementary", { name: "Filters" });
  const area = filters
    .getByRole("group", { name: "Area of expertise" })
    .getByRole("checkbox")
    .first();
  const promised = Number(/(\d+) experts?$/.exec(await accessibleName(area))?.[1]);
  await area.click();
  await expect(page).toHaveURL(/[?&]area=/);
  await expect(heading).toHaveText(
    promised === 1 ? "1 expert matches" : `${promised} experts match`,
  );
  await expect(
    page.getByRole("list", { name: "Selected filters" }).getByRole("listitem"),
  ).toHaveCount(1);
  await expect(area).toBeChecked();

  const cards = page.getByRole("main").getByRole("article");
  const names = await cards.getByRole("heading").allInnerTexts();
  const address = page.url();
  const last = cards.last().getByRole("heading").getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const name = await last.innerText();
  const scroll = await page.evaluate(() => Math.round(window.scrollY));
  await last.click();
  await expect(page).toHaveURL(/\/attorney\/experts\/[a-z0-9]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);

  // As the browser's own way back, which the next test takes.
  await page.getByRole("link", { name: /^\d+ experts? for “medcine”$/ }).click();
  await expect(page).toHaveURL(address);
  await expect(cards.getByRole("heading")).toHaveText(names);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scroll);
});

/** Returns a checkbox's accessible name. */
async function accessibleName(box: Locator): Promise<string> {
  return box.evaluate((input) =>
    ((input as HTMLInputElement).labels?.[0]?.textContent ?? "").trim(),
  );
}

test("results narrowed by testimony, license, and fee are the same after back, a reload, and at their shared URL", async ({
  page,
  signIn,
  clientOf,
}) => {
  await signIn(page, "attorney");
  await page.goto(`${results}?q=engineering`);
  const heading = page.getByRole("heading", { level: 1 });
  const count = async () => Number.parseInt(await heading.innerText(), 10);
  const all = await count();
  const filters = page.getByRole("complementary", { name: "Filters" });
  // The address changes before the results do: what is selected is drawn with them.
  const selected = page
    .getByRole("list", { name: "Selected filters" })
    .getByRole("link", { name: /^Remove / });
  for (const [index, name] of ["Testimony", "License"].entries()) {
    await filters.getByRole("group", { name }).getByRole("checkbox").first().click();
    await expect(page).toHaveURL(new RegExp(`[?&]${name.toLowerCase()}=`));
    await expect(selected).toHaveCount(index + 1);
  }
  await filters.getByLabel("To", { exact: true }).fill("600");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/[?&]fee_to=600/);
  await expect(selected).toHaveCount(3);
  expect(await count()).toBeLessThan(all);
  expect(await count()).toBeGreaterThan(1);

  const cards = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(cards).toHaveCount(await count()); // none while results are on their way
  const byRelevance = await cards.allInnerTexts();
  await page.getByLabel("Sort by").selectOption({ label: "Name" });
  await expect(page).toHaveURL(/[?&]sort=name/);
  await expect
    .poll(async () => {
      const now = await cards.allInnerTexts();
      return now.length === byRelevance.length && now.join() !== byRelevance.join();
    })
    .toBe(true);
  const names = await cards.allInnerTexts();
  await page.goBack();
  await expect(cards).toHaveText(byRelevance);
  await page.goForward();
  await expect(cards).toHaveText(names);
  await page.reload();
  await expect(cards).toHaveText(names);
  await expect(filters.getByLabel("To", { exact: true })).toHaveValue("600");

  const addresses = await cards
    .locator("a[data-result]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const html = await (await (await clientOf("researcher")).get(page.url())).text();
  const places = addresses.map((address) => html.indexOf(`href="${address}"`));
  expect(places.length).toBe(names.length);
  expect(places.every((at, index) => at > (places[index - 1] ?? 0))).toBe(true);
});

test("the name of an expert is suggested, and choosing it with the keyboard opens the expert", async ({
  page,
  signIn,
}) => {
  await signIn(page, "attorney");
  await page.goto("/attorney");
  const words = page.getByRole("combobox", { name: "What is the question?" });
  await words.focus();
  await page.keyboard.type("amara", { delay: 20 });
  const expert = page.getByRole("group", { name: "Experts" }).getByRole("option").first();
  await expect(expert).toContainText("Amara");
  await page.keyboard.press("ArrowDown");
  while ((await expert.getAttribute("aria-selected")) !== "true")
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${place.origin}/attorney/experts/${firstExpert.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Amara");
});

test("a search that finds nothing says which filter to drop, and with what it leaves", async ({
  page,
  signIn,
}) => {
  await signIn(page, "attorney");
  await page.goto(`${results}?q=crane&state=AK`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("No experts match");
  const hint = page
    .getByRole("main")
    .getByRole("link", { name: /^Without .* \d+ experts?$/ })
    .first();
  const promised = Number(/(\d+) experts?$/.exec(await hint.innerText())?.[1]);
  await hint.click();
  await expect(heading).toHaveText(new RegExp(`^${promised} experts?( match(es)?)?$`));
});

test("an address with an unknown state redirects to the search without it", async ({
  clientOf,
}) => {
  const response = await (await clientOf("attorney")).get(`${results}?q=engineering&state=ZZ`);
  expect([response.status(), response.headers().location]).toEqual([
    302,
    `${results}?q=engineering`,
  ]);
});

test("experts whose pages were opened are on the dashboard until they are cleared", async ({
  page,
  ownAccount,
}) => {
  await ownAccount(page);
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  const noted = page.waitForResponse((response) => response.url().includes("/api/viewed/"));
  await page.goto(`/attorney/experts/${firstExpert.id}`);
  expect((await noted).status()).toBe(200);
  await page.goto("/attorney");
  await expect(viewed.getByRole("link", { name: /Amara/ })).toHaveAttribute(
    "href",
    `/attorney/experts/${firstExpert.id}`,
  );
  await viewed.getByRole("button", { name: "Clear" }).click();
  await expect(viewed).toHaveCount(0);
  await expect(page.getByText("Recently viewed experts are cleared.")).toBeVisible();
});

test("5,000 characters of any script are searched", async ({ clientOf }) => {
  const client = await clientOf("attorney");
  const words = (length: number) => "起重機倒塌事故。".repeat(length).slice(0, length);
  for (const [length, says] of [
    [5000, "No words of your text are in a profile."],
    [5001, "Search for at most 5,000 characters."],
  ] as const) {
    const response = await client.get(
      `/attorney/expert-search-result?${new URLSearchParams({ q: words(length) })}`,
    );
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(says);
  }
});
