import { newPassword, setIt, takeUp } from "./account-forms";
import { accessible } from "./accessible";
import { expect, signOut, test } from "./fixtures";
import { goodPassword } from "./invited";
import { labels } from "./labels";
import { codeTo, otherThan } from "./mails";
import { place } from "./place";
import { confirm, go, sendAttorney, word } from "./sign-up-form";
import { enroll } from "./totp";
import { addAuthenticator } from "./virtual-authenticator";

// Checks states that have no URL, so `screens.spec.ts` can't open them. Other specs check the
// states of their own flows.

test("a refused sign-up and its code are accessible", async ({ page, playwright }) => {
  await page.goto("/attorney/sign-up");
  await go(page, labels.sendCode);
  await expect(page.getByRole("alert")).toBeFocused();
  await accessible(page, "a sign-up that was refused");
  const email = `${word()}@firm.example`;
  await sendAttorney(page, email);
  await accessible(page, "the code of a sign-up");
  await confirm(page, otherThan(await codeTo(playwright.request, email)));
  await expect(page.getByText("4 attempts left", { exact: false })).toBeVisible();
  await accessible(page, "a wrong code");
});

test("the second steps of a sign-in and their refusals are accessible", async ({
  page,
  invitation,
}) => {
  const { email, link } = await invitation();
  await addAuthenticator(page);
  await page.goto(link);
  await accessible(page, "an invitation");
  await newPassword(page).fill("short");
  await setIt(page).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await accessible(page, "a password that was refused");
  await takeUp(page, link);
  await page.goto("/attorney/settings/security");
  await enroll(page);
  await accessible(page, "the recovery codes");
  await page.getByRole("textbox", { name: labels.passkeyName }).fill("Desk");
  await page.getByRole("button", { name: labels.addPasskey }).click();
  await expect(page.getByRole("button", { name: "Remove Desk" })).toBeVisible();
  await page.getByRole("button", { name: "Rename Desk" }).click();
  await accessible(page, "a passkey that gets another name");
  await signOut(page);
  await expect(page).toHaveURL(`${place.origin}/`);

  await page.goto("/sign-in");
  await page.getByLabel(labels.email).fill(email);
  await page.getByRole("textbox", { name: labels.password, exact: true }).fill("not the password");
  await page.getByRole("main").getByRole("button", { name: labels.signIn, exact: true }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await accessible(page, "a sign-in that was refused");
  await page.getByRole("textbox", { name: labels.password, exact: true }).fill(goodPassword);
  await page.getByRole("main").getByRole("button", { name: labels.signIn, exact: true }).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await accessible(page, "the second step");
  for (const [name, title] of [
    ["Use a code from your app", "Code from your app"],
    ["Use a recovery code", "Recovery code"],
    ["Use a passkey", "Use your passkey"],
  ] as const) {
    const way = page.getByRole("link", { name });
    if ((await way.count()) > 0) await way.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await accessible(page, title);
    if (title === "Use your passkey") continue;
    await page
      .getByRole("textbox", {
        name: title === "Recovery code" ? "Recovery code" : "Six digits",
      })
      .fill("000000");
    if (title === "Recovery code") await page.getByRole("button", { name: labels.confirm }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await accessible(page, `${title}, refused`);
  }
});
