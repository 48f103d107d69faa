import { expect, test } from "./fixtures";

test("each link of the table of contents leads to its heading, one after another", async ({
  page,
}) => {
  await page.goto("/blog/rule-702-after-the-amendment");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const at of [1, 3, 0, 3]) {
    const link = links.nth(at);
    const heading = page.getByRole("heading", { name: await link.innerText(), exact: true });
    await link.click();
    await expect
      .poll(async () => Math.abs(((await heading.last().boundingBox())?.y ?? 999) - 100))
      .toBeLessThan(90);
  }
});
