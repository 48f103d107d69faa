// The requests of the load: what visitors, signed-in attorneys, and podcast apps ask for.
import { demoPassword } from "../screens.mjs";

const pages = [
  "/",
  "/blog",
  "/blog/rule-702-after-the-amendment",
  "/podcast",
  "/about",
  "/sign-in",
  "/request-an-expert",
  "/blog?q=depositions",
  "/blog/rss.xml",
];
const searches = ["crane", "crane collapse", "structural cracks", "radiology", "patent"];

/** Returns a function from the number of a request to the request. `to` is the program that it's sent to. */
export async function mixOf(env) {
  const attorney = await signIn(env);
  const [picture, sound, terms] = await Promise.all([pictureOf(env), soundOf(env), termsOf(env)]);
  const visitor = (n) => ({
    "x-peritus-web": env.WEB_SECRET,
    "x-forwarded-for": `198.18.${Math.floor(n / 250) % 250}.${n % 250}`,
  });
  const page = (n) => get("web", env.WEB_ORIGIN, pages[n % pages.length]);
  const kinds = [
    page,
    page,
    page,
    (n) =>
      get("bff", env.BFF_URL, `/api/experts?q=${encodeURIComponent(searches[n % 5])}`, attorney),
    page,
    () => get("web", env.WEB_ORIGIN, picture),
    (n) => ({
      name: "a sign-up",
      to: "bff",
      url: `${env.BFF_URL}/api/sign-up/attorney`,
      expected: 202,
      options: json(visitor(n), {
        browser: "w".repeat(43),
        first_name: "Imogen",
        last_name: "Castellanos",
        email: `soak-${n}@firm.example`,
        password: "ledger crane basalt 41",
        terms,
      }),
    }),
    () => get("web", env.WEB_ORIGIN, sound, { range: "bytes=0-65535" }, 206),
    () => get("bff", env.BFF_URL, "/api/settings", attorney),
  ];
  return (n) => kinds[n % kinds.length](Math.floor(n / kinds.length));
}

const get = (to, origin, path, headers, expected) => ({
  name: path,
  to,
  url: origin + path,
  options: { headers },
  expected,
});

const json = (headers, body) => ({
  method: "POST",
  headers: { ...headers, "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function signIn(env) {
  const response = await fetch(
    `${env.BFF_URL}/api/token/`,
    json({}, { email: "attorney@peritus.test", password: demoPassword }),
  );
  const { access } = await response.json();
  return { authorization: `Bearer ${access}` };
}

/** The path of a resized picture on the home page. */
async function pictureOf(env) {
  const html = await (await fetch(`${env.WEB_ORIGIN}/blog`)).text();
  return found(/"(\/_ipx\/[^" ]+)/, html);
}

/** The path of an episode's audio. */
async function soundOf(env) {
  const feed = await (await fetch(`${env.WEB_ORIGIN}/podcast/feed.xml`)).text();
  return new URL(found(/<enclosure[^>]* url="([^"]+)"/, feed)).pathname;
}

/** The version of the terms in force. */
async function termsOf(env) {
  const consents = await (await fetch(`${env.BFF_URL}/api/consents`)).text();
  return found(/"document":"terms"[^}]*"version":"([^"]+)"/, consents);
}

function found(pattern, text) {
  const match = pattern.exec(text)?.[1];
  if (!match) throw new Error(`${pattern} is not in the page`);
  return match.replaceAll("&amp;", "&");
}
