import { askForLink, newPassword, sendLink, setIt, takeUp } from "./account-forms";
import { expect } from "./fixtures";
import { goodPassword, invite } from "./invited";
import { linkTo } from "./mails";
import {
  indispensable,
  offersToSendAgain,
  saysSo,
  sendAgain,
  stillSignedIn,
  test,
} from "./outages";
import { place } from "./place";

for (const away of indispensable) {
  test(`while ${away} is away the address and the new password stay typed, the link good, and whoever is signed in so`, async ({
    page,
    during,
    playwright,
  }) => {
    const { email, link } = await invite(playwright.request);
    await takeUp(page, link);
    await page.goto("/password-recovery");
    await page.getByLabel("E-mail").fill(email);
    await during(away, async () => {
      await sendLink(page).click();
      await saysSo(page);
      await expect(page.getByLabel("E-mail")).toHaveValue(email);
      await stillSignedIn(page);
    });
    await sendLink(page).click();
    await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();

    const recovery = await linkTo(playwright.request, email, "/set-password", 2);
    await page.goto(recovery);
    await newPassword(page).fill(`${goodPassword} again`);
    await during(away, async () => {
      await setIt(page).click();
      await saysSo(page);
      await expect(newPassword(page)).toHaveValue(`${goodPassword} again`);
      await stillSignedIn(page);
      expect((await page.context().request.get(recovery)).status(), "the link itself").toBe(503);
    });
    await setIt(page).click();
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
}

test("without Redis a password is recovered as ever", async ({ page, during, playwright }) => {
  const { email, link } = await invite(playwright.request);
  await during("redis", async () => {
    await takeUp(page, link);
    await askForLink(page, email);
    await takeUp(
      page,
      await linkTo(playwright.request, email, "/set-password", 2),
      `${goodPassword} again`,
    );
    await page.context().clearCookies();
    await page.goto("/sign-in");
    await page.getByLabel("E-mail").fill(email);
    await page
      .getByRole("textbox", { name: "Password", exact: true })
      .fill(`${goodPassword} again`);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const away of indispensable) {
    test(`while ${away} is away the address can be sent again, and a password is typed anew`, async ({
      page,
      during,
      playwright,
    }) => {
      const { email, link } = await invite(playwright.request);
      await takeUp(page, link);
      await page.context().clearCookies();
      await page.goto("/password-recovery");
      await page.getByLabel("E-mail").fill(email);
      await during(away, async () => {
        await sendLink(page).click();
        await (away === "bff" ? offersToSendAgain(page) : saysSo(page));
      });
      await (away === "bff" ? sendAgain(page) : sendLink(page).click());
      await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();

      await page.goto(await linkTo(playwright.request, email, "/set-password", 2));
      await newPassword(page).fill(`${goodPassword} again`);
      await during(away, async () => {
        await setIt(page).click();
        await (away === "bff" ? offersToSendAgain(page) : saysSo(page));
        expect(await page.content()).not.toContain(goodPassword);
      });
      if (away === "bff") await sendAgain(page);
      await newPassword(page).fill(`${goodPassword} again`);
      await setIt(page).click();
      await expect(page).toHaveURL(`${place.origin}/attorney`);
    });
  }
});
