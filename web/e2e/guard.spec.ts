import type { APIRequestContext, APIResponse } from "@playwright/test";

import { type Account, firstExpert } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";
import { place } from "./place";
import { accessTokenOf } from "./sessions";

/** A step that needs the previous one. */
const withoutItsProfile = "/become-an-expert/search-results/verify-its-you/verification-mode";

/**
 * Some routes of each kind and who may open them. This checks that the web obeys the guard for
 * pages and data. `TestGuard_everyRouteForEveryCombination_inEverySpelling` covers every route,
 * and `route-guards.test.ts` checks that every page uses the guard.
 */
const routes = {
  everyone: ["/", "/become-an-expert", withoutItsProfile, "/blog/category/practice", "/dev/mail"],
  visitors: ["/sign-in", "/experts/sign-up"],
  staff: ["/admin", "/admin/claims", "/admin/edit-expert/7/education"],
  administrators: ["/admin/users", "/admin/credits", "/admin/audit"],
  attorneys: ["/attorney", `/attorney/experts/${firstExpert.id}`, "/attorney/lists/7", "/list/a7"],
  experts: ["/experts/my-profile", "/experts/my-profile/settings", "/experts/my-profile/education"],
  attorneysWhoAreExperts: ["/experts"],
  nobody: ["/blogs/7", "/attorney/lists/7/8", "/experts/my-profile/hobbies", "/no/such/page"],
} as const;

const groups = Object.keys(routes) as (keyof typeof routes)[];
const all = groups.flatMap((group) => routes[group].map((path) => ({ group, path })));

/** Screens that return 200 to people who may see them. Others may return 404. */
const built = new Set<string>([
  "/",
  "/blog/category/practice",
  "/dev/mail",
  "/sign-in",
  "/admin",
  "/attorney",
  `/attorney/experts/${firstExpert.id}`,
  "/experts/my-profile",
]);

const dashboards: Record<Account, string> = {
  attorney: "/attorney",
  expert: "/experts/my-profile",
  admin: "/admin",
  researcher: "/admin",
};

/** The routes that each account may open, according to the specification. */
const open: Record<Account | "visitor", ReadonlySet<keyof typeof routes>> = {
  visitor: new Set(["everyone", "visitors", "nobody"]),
  attorney: new Set(["everyone", "attorneys", "nobody"]),
  expert: new Set(["everyone", "experts", "nobody"]),
  admin: new Set(["everyone", "staff", "administrators", "attorneys", "nobody"]),
  researcher: new Set(["everyone", "staff", "attorneys", "nobody"]),
};

interface Verdict {
  allow: boolean;
  redirect: string | null;
  status: number;
  reason: string;
}

async function verdictOn(
  client: APIRequestContext,
  path: string,
  token: string | null,
): Promise<Verdict> {
  const answer = await client.get(`${place.bff}/api/navigation?${new URLSearchParams({ path })}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { verdict: Verdict }).verdict;
}

/** Returns the path from which Remix's router loads a page's data. */
function dataPath(path: string): string {
  return path === "/" ? "/_root.data" : `${path.replace(/\/$/, "")}.data`;
}

/** Describes the result of a request as text for comparison. */
async function outcomeOf(answer: APIResponse, data: boolean): Promise<string> {
  if (!data)
    return answer.headers().location === undefined
      ? String(answer.status())
      : `${answer.status()} ${answer.headers().location}`;
  const text = await answer.text();
  expect(answer.headers()["x-remix-response"]).toBe("yes");
  if (answer.status() !== 202) {
    expect(text).not.toContain("SingleFetchRedirect");
    return String(answer.status());
  }
  const target = /"SingleFetchRedirect".*?"redirect","((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  const status = /"status",(\d{3})/.exec(text)?.[1];
  return `${status} ${target}`;
}

function expectedOf({ allow, redirect, status, reason }: Verdict, path: string): string | RegExp {
  if (!allow) return `${status} ${redirect}`;
  if (reason === "not-found") return "404";
  if (path === withoutItsProfile) return "302 /become-an-expert/search-results";
  return built.has(path) ? "200" : /^(200|404)$/;
}

for (const who of Object.keys(open) as (Account | "visitor")[]) {
  test(`pages and data give ${
    who === "visitor" ? "a visitor" : `the ${who}`
  } what the guard says`, async ({ clientOf, request }) => {
    const account = who === "visitor" ? null : who;
    const client = await clientOf(account);
    const token = account && (await accessTokenOf(request, account));
    for (const { group, path } of all) {
      const verdict = await verdictOn(request, path, token);
      expect.soft(verdict.allow, `the BFF on ${path}`).toBe(open[who].has(group));
      if (!verdict.allow) {
        const target =
          account === null
            ? `/sign-in?next=${encodeURIComponent(path)}`
            : who === "expert" && path === "/experts"
              ? "/experts/my-profile"
              : dashboards[account];
        expect
          .soft([verdict.status, verdict.redirect], `the BFF on ${path}`)
          .toEqual([302, target]);
      }
      const expected = expectedOf(verdict, path);
      for (const data of [false, true]) {
        const address = data ? dataPath(path) : path;
        expect
          .soft(await outcomeOf(await client.get(address), data), address)
          .toMatch(typeof expected === "string" ? exactly(expected) : expected);
      }
    }
  });
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
}

test("letter case and a trailing slash change nothing", async ({ clientOf, request }) => {
  const spellings = [
    "/Admin/Claims",
    "/ATTORNEY/Expert-Search-Result/",
    "/experts/my-profile/Education/",
    "/Sign-In/",
    "/Blog/Category/practice",
  ];
  for (const account of [null, "expert"] as const) {
    const client = await clientOf(account);
    const token = account && (await accessTokenOf(request, account));
    for (const path of spellings) {
      const plain = path.toLowerCase().replace(/\/$/, "");
      const verdict = await verdictOn(request, path, token);
      const expected = expectedOf(verdict, plain);
      expect.soft(verdict.allow, path).toBe((await verdictOn(request, plain, token)).allow);
      for (const data of [false, true]) {
        const address = data ? dataPath(path) : path;
        expect
          .soft(
            await outcomeOf(await client.get(address), data),
            `${account ?? "visitor"} ${address}`,
          )
          .toMatch(typeof expected === "string" ? exactly(expected) : expected);
      }
    }
  }
});

test("a path with an empty segment is not a page", async ({ clientOf }) => {
  for (const account of [null, "attorney", "admin"] as const) {
    const client = await clientOf(account);
    for (const path of ["/admin//", "/admin//claims", "/attorney//settings", "/blog//"]) {
      const response = await client.get(path);
      expect.soft(response.status(), `${account ?? "visitor"} ${path}`).toBe(404);
    }
  }
});

test("an escaped path can't bypass the guard", async ({ clientOf }) => {
  const visitor = await clientOf(null);
  for (const [path, next] of [
    ["/%61dmin", "/admin"],
    ["/attorney/%65xpert-search-result", "/attorney/expert-search-result"],
  ] as const) {
    for (const data of [false, true]) {
      const answer = await visitor.get(data ? `${path}.data` : path);
      expect(await outcomeOf(answer, data), path).toBe(
        `302 /sign-in?next=${encodeURIComponent(next)}`,
      );
    }
  }
});

test("redirects of moved pages keep the query", async ({ clientOf }) => {
  const visitor = await clientOf(null);
  for (const [from, to] of [
    ["/blogs", "/blog"],
    ["/podcasts", "/podcast"],
    ["/Blogs/", "/blog"],
  ] as const) {
    for (const query of ["", "?page=2&q=seam"]) {
      expect(await outcomeOf(await visitor.get(from + query), false)).toBe(`301 ${to}${query}`);
      expect(await outcomeOf(await visitor.get(dataPath(from) + query), true)).toBe(
        `301 ${to}${query}`,
      );
    }
  }
});

test("only our own pages may send forms", async ({ clientOf }) => {
  const attorney = await clientOf("attorney");
  for (const origin of [undefined, "https://evil.test", "null", `${place.origin}.evil.test`]) {
    for (const path of [
      "/sign-in",
      "/sign-out",
      "/sign-out.data",
      "/theme",
      "/api/my-profile/confirm",
    ]) {
      const answer = await attorney.post(path, {
        form: { a: "b" },
        headers: origin ? { Origin: origin } : {},
      });
      expect(answer.status(), `${path} from ${origin}`).toBe(403);
    }
  }
  expect((await attorney.get("/attorney/expert-search-result")).status()).toBe(200);
});

test("an attorney who is also an expert finds the profile at /experts", async ({
  page,
  ownAccount,
}) => {
  await ownAccount(page, ["Attorney", "Expert"]);
  await page.goto("/experts");
  await expect(page).toHaveURL(/\/experts$/);
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
});
