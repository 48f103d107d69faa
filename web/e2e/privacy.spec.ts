import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

import { expect, test } from "./fixtures";
import { awaited } from "./mails";

/** Returns the files of a ZIP by name. Supports only what Go writes. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString("utf8");
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    files.set(name, (method === 8 ? inflateRawSync(bytes) : bytes).toString("utf8"));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

test("a copy of an account's data is created, emailed, and downloaded, and no one else can get it", async ({
  page,
  signIn,
  clientOf,
  playwright,
}) => {
  await signIn(page, "expert");
  await page.goto("/experts/my-profile/settings/data");
  await page.getByRole("button", { name: "Request a copy" }).click();
  const link = page.getByRole("link", { name: "Download" }).first();
  await expect(link).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent("download");
  await link.click();
  const files = unzip(readFileSync(await (await download).path()));
  expect(files.get("account/account.json")).toContain("expert@peritus.test");
  expect(files.get("profile/sections/about-me.json")).toContain("first_name");
  expect(files.get("README.txt")).toContain("If you delete your account");
  const address = (await link.getAttribute("href")) ?? "";
  expect((await (await clientOf("attorney")).get(address)).status()).toBe(404);
  expect((await (await clientOf(null)).get(address)).status()).toBe(401);
  await awaited(playwright.request, "a mail about the copy", (mails) =>
    mails.find(
      ({ to, subject, text }) =>
        to === "expert@peritus.test" &&
        `${subject} ${text}`.includes("The copy of your data is ready"),
    ),
  );
});

test("a deletion has a date and can be undone from every page", async ({
  page,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await page.goto("/attorney/settings/data");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account will be deleted", { exact: true })).toBeVisible();
  await page.goto("/attorney");
  const bar = page.getByRole("region", { name: "Deletion of your account" });
  await expect(bar).toContainText("Your account will be deleted on");
  await bar.getByRole("button", { name: "Keep my account" }).click();
  await expect(bar).toBeHidden();
  await expect(page).toHaveURL(/\/attorney$/);
  await awaited(playwright.request, "a mail that the account stays", (mails) =>
    mails.find(
      ({ to, subject, text }) =>
        to === email && `${subject} ${text}`.includes("Your Peritus account won't be deleted"),
    ),
  );
});

test("the terms a person agreed to are listed with version and date", async ({ page, signIn }) => {
  await signIn(page, "attorney");
  await page.goto("/attorney/settings/data");
  const section = page.getByRole("region", { name: "What you have agreed to" });
  await expect(section).toContainText("Version of November 1, 2026, agreed to on");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a copy and a deletion are requested, and the deletion is undone", async ({
    page,
    ownAccount,
  }) => {
    await ownAccount(page, ["Researcher"]);
    await page.goto("/admin/settings/data");
    await page.getByRole("button", { name: "Request a copy" }).click();
    await expect(page.getByText(/^Requested/).first()).toBeVisible();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("Your account will be deleted", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
  });
});
