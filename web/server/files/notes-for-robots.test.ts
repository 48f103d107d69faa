import { expect, it } from "vitest";

import { robotsText, securityText } from "./notes-for-robots";

const origin = new URL("https://peritus.example");

it("robots.txt allows pages and names the sitemap", () => {
  const text = robotsText(origin);
  expect(text).toContain("Disallow: /attorney\n");
  expect(text).toContain("\nSitemap: https://peritus.example/sitemap.xml\n");
  expect(text).not.toMatch(/Disallow: \/(blog|podcast|expert)?\n/);
});

it("security.txt has a contact and expires within a year", () => {
  const text = securityText(origin, Date.UTC(2026, 10, 28));
  expect(text).toContain("Contact: https://peritus.example/about#contact\n");
  expect(text).toContain("Expires: 2027-05-27T00:00:00Z\n");
});
