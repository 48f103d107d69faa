import { accessible } from "./accessible";
import { askForLink, newPassword, setIt } from "./account-forms";
import { expect, test } from "./fixtures";
import { goodPassword } from "./invited";
import { linkTo } from "./mails";
import { place } from "./place";

test("an invitation leads to the dashboard, and so does a new password", async ({
  page,
  playwright,
  browser,
  invitation,
}) => {
  const { email, link } = await invitation();
  await page.goto(link);
  await accessible(page, "an invitation");
  await newPassword(page).fill(goodPassword);
  await setIt(page).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
  await expect(page.getByText("Your password is set.")).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: place.origin });
  await askForLink(elsewhere, email);
  const recovery = await linkTo(playwright.request, email, "/set-password", 2);
  const opened = await elsewhere.goto(recovery);
  expect(opened?.headers()["referrer-policy"]).toBe("strict-origin");
  await newPassword(elsewhere).fill("password1234");
  await expect(elsewhere.getByText("This one is easy to guess.")).toBeVisible();
  await setIt(elsewhere).click();
  await expect(elsewhere.getByRole("alert")).toBeFocused();
  await newPassword(elsewhere).fill(`${goodPassword} again`);
  await expect(elsewhere.getByText(/^Very strong: \d+ characters/)).toBeVisible();
  await setIt(elsewhere).click();
  await expect(elsewhere).toHaveURL(`${place.origin}/attorney`);

  // The open page is told.
  await expect(page, "all other sessions have ended").toHaveURL(/\/sign-in\?tokenExpired=true/);
  await elsewhere.goto(recovery);
  await expect(
    elsewhere.getByRole("heading", { name: "This link was already used" }),
  ).toBeVisible();
  await elsewhere.getByRole("link", { name: "To your dashboard" }).click();
  await expect(elsewhere).toHaveURL(`${place.origin}/attorney`);
  await elsewhere.close();
});

test("the page looks the same for an unknown email, and reports an unknown link", async ({
  clientOf,
}) => {
  const visitor = await clientOf(null);
  const send = async (email: string) => {
    const headers = { Origin: place.origin };
    const answer = await visitor.post("/password-recovery", { form: { email }, headers });
    return wordsIn(await answer.text());
  };
  expect(await send("nobody-here@firm.example")).toMatch(
    /If <b[^>]*>nobody-here@firm\.example<\/b> has an account, we've sent it a link\./,
  );
  const refused = await send("no address");
  expect(refused).toContain('role="alert"');
  expect(refused).toContain('value="no address"');
  for (const link of ["/set-password", "/set-password?token=x"])
    expect(wordsIn(await (await visitor.get(link)).text())).toContain("This link doesn't work");
});

/** Returns HTML with its text as readers see it. */
const wordsIn = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

test("losing the connection loses nothing that was typed", async ({
  page,
  context,
  invitation,
}) => {
  const { link } = await invitation();
  await page.goto(link);
  await newPassword(page).fill(goodPassword);
  await context.setOffline(true);
  await setIt(page).click();
  await expect(page.getByRole("alert")).toContainText("You appear to be offline");
  await expect(newPassword(page)).toHaveValue(goodPassword);
  await context.setOffline(false);
  await setIt(page).click();
  await expect(page).toHaveURL(`${place.origin}/attorney`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a password is refused, set, and signs in", async ({ page, playwright, invitation }) => {
    const { email, link } = await invitation();
    await page.goto(link);
    await newPassword(page).fill("short");
    await setIt(page).click();
    await expect(page.getByRole("alert")).toContainText("Use at least 12 characters.");
    await newPassword(page).fill(goodPassword);
    await setIt(page).click();
    await expect(page).toHaveURL(`${place.origin}/attorney`);
    await page.context().clearCookies();
    await askForLink(page, email);
    await page.goto(await linkTo(playwright.request, email, "/set-password", 2));
    await newPassword(page).fill(`${goodPassword} again`);
    await setIt(page).click();
    await expect(page).toHaveURL(`${place.origin}/attorney`);
  });
});
