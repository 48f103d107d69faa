import { expect, test } from "./fixtures";
import { problemsOf } from "./page-problems";
import { place } from "./place";

test("an unknown path is shown with a link home and a search", async ({ page }) => {
  const answer = await page.goto("/no/such page?q=1");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Page Not Found: /no/such page", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("searchbox", { name: "Search articles" }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(`${place.origin}/`);
});

test("a new version is offered and loaded", async ({ page }) => {
  await page.clock.install();
  await page.goto("/blog");
  const offer = page.getByRole("button", { name: "New version: reload" });
  await page.clock.fastForward("01:05");
  await expect(offer).toBeHidden();
  await page.route("**/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "another-build" } }),
  );
  const looked = page.waitForResponse("**/builds/latest.json");
  await page.clock.fastForward("01:05");
  await looked;
  await expect(offer).toBeVisible();
  await Promise.all([page.waitForEvent("load"), offer.click()]);
});

test.describe("a part of the page that cannot be loaded", () => {
  const reloadedAt = "peritus.reloaded-at";

  test("reloads the page once in ten seconds: a lazy component", async ({ page }) => {
    await page.route(/\/assets\/toast-host-[^/]*\.js/, (route) => route.abort());
    await page.goto("/dev/ui");
    const show = page.getByRole("button", { name: "Success", exact: true });
    await Promise.all([page.waitForEvent("load"), show.click()]);

    let loads = 0;
    page.on("load", () => loads++);
    const failed = page.waitForEvent("requestfailed");
    await show.click();
    await failed;
    expect(loads).toBe(0);

    await page.evaluate(
      (key) => sessionStorage.setItem(key, String(Date.now() - 10_001)),
      reloadedAt,
    );
    await Promise.all([page.waitForEvent("load"), show.click()]);
  });

  test("reloads the page once in ten seconds: the target of a link", async ({ page }) => {
    await page.goto("/");
    await page.route(/\/assets\/blog-[^/]*\.js/, (route) => route.abort());
    const link = page.getByRole("banner").getByRole("link", { name: "Blog" });
    await Promise.all([page.waitForEvent("load"), link.click()]);
    let loads = 0;
    page.on("load", () => loads++);
    await page.goto("/");
    expect(loads).toBe(1);
    const failed = page.waitForEvent("requestfailed");
    await link.click();
    await failed;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(loads).toBe(1);
  });
});

test("every response has the security headers", async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ["/", "/blog", "/sign-in", "/no/such/page", "/builds/latest.json"]) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(nonce.length, path).toBeGreaterThanOrEqual(16);
    nonces.add(nonce);
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["strict-transport-security"]).toBeUndefined();
    const html = headers["content-type"]?.startsWith("text/html") ? await answer.text() : "";
    for (const [, used] of html.matchAll(/<(?:script|style)[^>]*nonce="([^"]*)"/g))
      expect(used).toBe(nonce);
  }
  expect(nonces.size).toBe(5);
});

test("public pages load toasts and widgets only when needed", async ({ page }) => {
  const problems = problemsOf(page);
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script" || response.url().endsWith(".js"))
      scripts.push(response.url());
  });
  for (const path of ["/", "/blog"]) {
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(scripts.length).toBeGreaterThan(3);
  for (const url of new Set(scripts)) {
    const text = await (await page.request.get(url)).text();
    expect(text, url).not.toMatch(/Toastify__|react-aria-/);
  }
  expect(problems).toEqual([]);
});
