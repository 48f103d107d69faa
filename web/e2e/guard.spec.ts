import type { APIRequestContext, APIResponse } from "@playwright/test";

import { type Account, firstExpert } from "../../tools/screens.mjs";
import { expect, test } from "./fixtures";
import { place } from "./place";
import { accessTokenOf } from "./sessions";

const sections = [
  "about-me",
  "add-resume",
  "area-of-expertise",
  "association-memberships",
  "awards-and-honors",
  "education",
  "expert-witness-experience",
  "fee-schedule",
  "intellectual-property",
  "licenses-and-certifications",
  "me-on-the-web",
  "presentation-and-conferences",
  "professional-history",
  "publications",
  "references",
  "work-preferences",
];

/** Every route there is, with an address for each part in braces; by whom it is open to. */
const routes = {
  everyone: [
    "/",
    "/about",
    "/become-an-expert",
    "/become-an-expert/search-results",
    "/become-an-expert/search-results/verify-its-you/verification-mode",
    "/become-an-expert/search-results/verify-its-you/7",
    "/blog",
    "/blog/rule-702-after-the-amendment",
    "/blog/category/practice",
    "/partner-with-us",
    "/password-recovery",
    "/podcast",
    "/podcast/1",
    "/privacy-policy",
    "/request-an-expert",
    "/set-password",
    "/terms-and-conditions",
    "/verify-its-you/sign-up",
    "/dev/ui",
    "/dev/mail",
    `/expert/${firstExpert.slug}`,
  ],
  visitors: ["/sign-in", "/registration", "/attorney/sign-up", "/experts/sign-up"],
  staff: [
    "/admin",
    "/admin/view-experts",
    "/admin/settings",
    "/admin/notifications",
    "/admin/claims",
    "/admin/requests",
    "/admin/add-expert",
    "/admin/edit-expert/7",
    "/admin/view-expert/7",
    "/admin/expert/7/history",
    ...sections.map((section) => `/admin/expert/7/history/${section}`),
    ...sections.map((section) => `/admin/edit-expert/7/${section}`),
  ],
  administrators: ["/admin/users", "/admin/users/invite", "/admin/credits", "/admin/audit"],
  attorneys: [
    "/attorney",
    "/attorney/expert-search-result",
    `/attorney/experts/${firstExpert.id}`,
    "/attorney/favorites",
    "/attorney/lists",
    "/attorney/lists/archived",
    "/attorney/lists/7",
    "/attorney/message",
    "/attorney/message/inbox",
    "/attorney/message/unread",
    "/attorney/message/archived/7",
    "/attorney/settings",
    "/attorney/notifications",
    "/list/a7",
  ],
  experts: [
    "/experts/my-profile",
    "/experts/my-profile/messages",
    "/experts/my-profile/messages/inbox",
    "/experts/my-profile/messages/archived/7",
    "/experts/my-profile/settings",
    "/experts/my-profile/notifications",
    ...sections.map((section) => `/experts/my-profile/${section}`),
  ],
  attorneysWhoAreExperts: ["/experts"],
  nobody: [
    "/blogs/7",
    "/admin/edit-person/7",
    "/admin/add-person",
    "/admin/expert/7/history/hobbies",
    "/attorney/message/sent",
    "/attorney/lists/7/8",
    "/expert",
    "/experts/my-profile/hobbies",
    "/no/such/page",
  ],
} as const;

const groups = Object.keys(routes) as (keyof typeof routes)[];
const all = groups.flatMap((group) => routes[group].map((path) => ({ group, path })));

/** Screens that are built: there the answer is 200 for whoever may see them. Others are 404 until they are. */
const built = new Set<string>([
  "/",
  "/blog",
  "/blog/rule-702-after-the-amendment",
  "/blog/category/practice",
  "/dev/ui",
  "/dev/mail",
  `/expert/${firstExpert.slug}`,
  "/sign-in",
  "/admin",
  "/attorney",
  "/attorney/expert-search-result",
  `/attorney/experts/${firstExpert.id}`,
  "/experts/my-profile",
]);

const dashboards: Record<Account, string> = {
  attorney: "/attorney",
  expert: "/experts/my-profile",
  admin: "/admin",
  researcher: "/admin",
};

/** Where each account may go, as the specification says it. */
const open: Record<Account | "visitor", ReadonlySet<keyof typeof routes>> = {
  visitor: new Set(["everyone", "visitors", "nobody"]),
  attorney: new Set(["everyone", "attorneys", "nobody"]),
  expert: new Set(["everyone", "experts", "nobody"]),
  admin: new Set(["everyone", "staff", "administrators", "attorneys", "nobody"]),
  researcher: new Set(["everyone", "staff", "attorneys", "nobody"]),
};

/** A step that without the one before it has nothing to ask. */
const withoutItsProfile = "/become-an-expert/search-results/verify-its-you/verification-mode";

interface Verdict {
  allow: boolean;
  redirect: string | null;
  status: number;
  reason: string;
}

async function verdictOn(
  client: APIRequestContext,
  path: string,
  token: string | null
): Promise<Verdict> {
  const answer = await client.get(`${place.bff}/api/navigation?${new URLSearchParams({ path })}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { verdict: Verdict }).verdict;
}

/** The address at which Remix's router asks for a page's data. */
function dataPath(path: string): string {
  return path === "/" ? "/_root.data" : `${path.replace(/\/$/, "")}.data`;
}

/** What became of a request, as words that can be compared. */
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
  test(`every route answers ${
    who === "visitor" ? "a visitor" : `the ${who}`
  } with the guard's verdict, pages and data alike`, async ({ clientOf, request }) => {
    test.setTimeout(180_000);
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

test("case and a trailing slash change no verdict", async ({ clientOf, request }) => {
  const spellings = [
    "/ADMIN",
    "/Admin/View-Experts",
    "/admin/",
    "/ATTORNEY/Expert-Search-Result/",
    "/Experts/My-Profile",
    "/experts/my-profile/Education/",
    "/List/a7",
    "/Sign-In",
    "/sign-in/",
    "/BLOG/",
    "/Blog/Category/practice",
  ];
  for (const account of [null, "attorney", "expert"] as const) {
    const client = await clientOf(account);
    const token = account && (await accessTokenOf(request, account));
    for (const path of spellings) {
      const plain = path.toLowerCase().replace(/\/$/, "");
      const verdict = await verdictOn(request, path, token);
      const expected = expectedOf(verdict, plain, account ?? "visitor");
      expect.soft(verdict.allow, path).toBe((await verdictOn(request, plain, token)).allow);
      for (const data of [false, true]) {
        const address = data ? dataPath(path) : path;
        expect
          .soft(
            await outcomeOf(await client.get(address), data),
            `${account ?? "visitor"} ${address}`
          )
          .toMatch(typeof expected === "string" ? exactly(expected) : expected);
      }
    }
  }
});

test("a path that is spelled with escapes meets the same guard", async ({ clientOf }) => {
  const visitor = await clientOf(null);
  for (const [path, next] of [
    ["/%61dmin", "/admin"],
    ["/attorney/%65xpert-search-result", "/attorney/expert-search-result"],
  ] as const) {
    for (const data of [false, true]) {
      const answer = await visitor.get(data ? `${path}.data` : path);
      expect(await outcomeOf(answer, data), path).toBe(
        `302 /sign-in?next=${encodeURIComponent(next)}`
      );
    }
  }
});

test("addresses that have moved keep their query", async ({ clientOf }) => {
  const visitor = await clientOf(null);
  for (const [from, to] of [
    ["/blogs", "/blog"],
    ["/podcasts", "/podcast"],
    ["/Blogs/", "/blog"],
  ] as const) {
    for (const query of ["", "?page=2&q=seam"]) {
      expect(await outcomeOf(await visitor.get(from + query), false)).toBe(`301 ${to}${query}`);
      expect(await outcomeOf(await visitor.get(dataPath(from) + query), true)).toBe(
        `301 ${to}${query}`
      );
    }
  }
});

test("a form is taken from our own pages alone", async ({ clientOf }) => {
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
