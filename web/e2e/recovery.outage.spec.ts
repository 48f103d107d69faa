import { newPassword, sendLink, setIt } from "./account-forms";
import { expect } from "./fixtures";
import { goodPassword } from "./invited";
import { labels, texts } from "./labels";
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

test("while the bff is down, the address and the new password stay in the form, the link works, and nobody is signed out", async ({
  page,
  during,
  playwright,
  ownAccount,
}) => {
  const { email } = await ownAccount(page);
  await page.goto("/password-recovery");
  await page.getByLabel(labels.email).fill(email);
  await during("bff", async () => {
    await sendLink(page).click();
    await saysSo(page);
    await expect(page.getByLabel(labels.email)).toHaveValue(email);
    await stillSignedIn(page);
  });
  await sendLink(page).click();
  await expect(page.getByRole("heading", { name: texts.mailSent })).toBeVisible();

  const recovery = await linkTo(playwright.request, email, "/set-password", 2);
  await page.goto(recovery);
  await newPassword(page).fill(`${goodPassword} again`);
  await during("bff", async () => {
    await setIt(page).click();
    await saysSo(page);
    await expect(newPassword(page)).toHaveValue(`${goodPassword} again`);
    await stillSignedIn(page);
    expect((await page.context().request.get(recovery)).status(), "the link itself").toBe(503);
  });
  await setIt(page).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const down of indispensable) {
    test(`while ${down} is down, the address can be sent again, and the password must be typed again`, async ({
      page,
      during,
      playwright,
      ownAccount,
    }) => {
      const { email } = await ownAccount(page);
      await page.context().clearCookies();
      await page.goto("/password-recovery");
      await page.getByLabel(labels.email).fill(email);
      await during(down, async () => {
        await sendLink(page).click();
        await (down === "bff" ? offersToSendAgain(page) : saysSo(page));
      });
      await (down === "bff" ? sendAgain(page) : sendLink(page).click());
      await expect(page.getByRole("heading", { name: texts.mailSent })).toBeVisible();

      await page.goto(await linkTo(playwright.request, email, "/set-password", 2));
      await newPassword(page).fill(`${goodPassword} again`);
      await during(down, async () => {
        await setIt(page).click();
        await (down === "bff" ? offersToSendAgain(page) : saysSo(page));
        expect(await page.content()).not.toContain(goodPassword);
      });
      if (down === "bff") await sendAgain(page);
      await newPassword(page).fill(`${goodPassword} again`);
      await setIt(page).click();
      await expect(page).toHaveURL(`${place.origin}/attorney`);
    });
  }
});
