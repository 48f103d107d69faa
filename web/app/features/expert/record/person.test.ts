import { describe, expect, it } from "vitest";

import { expertPage } from "../../../../test/expert-page";
import { personOf } from "~/features/expert/record/person";
import type { License, Post } from "~/features/expert/record/record-view";
import { scriptJson } from "~/lib/rendering/script-json";

const address = "https://peritus.test/expert/amara-okonkwo-bell";
const now = "2026-11-29T12:00:00Z";
const bare = { posts: [], licenses: [], profiles: [] };

const license = (changes: Partial<License> = {}): License => ({
  id: "l1",
  name: "Professional Engineer",
  kind: "License",
  issuer: "New Jersey State Board",
  number: "24GE04512300",
  jurisdiction: "New Jersey",
  issued: "2003-06",
  expires: "2028-04-30",
  status: "active",
  statusText: "Active",
  note: "",
  proof: null,
  ...changes,
});

const post = (title: string, organization: string, current: boolean): Post => ({
  id: title,
  title,
  organization,
  department: "",
  duties: "Answers (212) 555-0142",
  dates: { start: "2011", end: "", current },
});

/** The properties in use, by type, as schema.org defines them. */
const vocabulary: Record<string, readonly string[]> = {
  Person: [
    ...["address", "alumniOf", "description", "givenName", "hasCredential", "image", "jobTitle"],
    ...["knowsAbout", "knowsLanguage", "name", "sameAs", "url", "worksFor"],
  ],
  PostalAddress: ["addressLocality", "addressRegion", "addressCountry"],
  Language: ["name", "alternateName"],
  Organization: ["name"],
  CollegeOrUniversity: ["name"],
  AdministrativeArea: ["name"],
  EducationalOccupationalCredential: [
    ...["credentialCategory", "dateCreated", "expires", "name", "recognizedBy", "validIn"],
  ],
};

/** Returns the properties that schema.org doesn't have for their type. */
function unknownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownIn);
  if (typeof value !== "object" || value === null) return [];
  const known = vocabulary[String((value as Record<string, unknown>)["@type"])] ?? [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name.startsWith("@") || known.includes(name) ? [] : [name]),
    ...unknownIn(inner),
  ]);
}

describe("linked data in a script element", () => {
  it("cannot end the element or begin another", () => {
    const hostile = "</script><script>alert(1)</script><!-- & \u2028 \u2029";
    const text = scriptJson(
      personOf(expertPage({ name: hostile, headline: hostile }), bare, address, now),
    );
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({ name: hostile, description: hostile });
  });
});

describe("a record as a Person", () => {
  it("says what the page says, and shows only completed degrees", () => {
    const person = personOf(expertPage(), bare, address, now);
    expect(person).toMatchObject({
      "@type": "Person",
      url: address,
      name: "Amara Okonkwo-Bell, PhD",
      address: { addressLocality: "Newark", addressRegion: "NJ", addressCountry: "US" },
      alumniOf: [{ name: "Columbia University" }, { name: "MIT" }],
    });
    expect(JSON.stringify(person)).not.toContain("Fordham");
  });

  it("has the current posts, valid credentials, areas, languages, and own pages", () => {
    const person = personOf(
      expertPage({ photo: "/photos/fedcba9876543210fedcba9876543210.jpg" }),
      {
        posts: [
          post("Principal engineer", "Okonkwo-Bell Engineering", true),
          post("Adjunct professor", "Columbia University", true),
          post("Staff engineer", "Port Authority", false),
        ],
        licenses: [
          license(),
          license({ name: "Lifting Supervisor", kind: "Board certification", expires: "" }),
          license({ name: "Lapses this month", expires: "2026-11" }),
          license({ name: "Lapsed last month", expires: "2026-10" }),
          license({ name: "Not begun", issued: "2027" }),
          license({ name: "Suspended one", status: "suspended" }),
        ],
        profiles: ["https://orcid.org/0000-0002-1825-0097"],
      },
      address,
      now,
    );
    expect(person).toMatchObject({
      image: expect.stringMatching(/^https:\/\/peritus\.test\/_ipx\/.*\/photos\//) as string,
      jobTitle: ["Principal engineer", "Adjunct professor"],
      worksFor: [{ name: "Okonkwo-Bell Engineering" }, { name: "Columbia University" }],
      knowsAbout: ["Cranes and rigging", "Structural", "Construction safety"],
      knowsLanguage: [{ name: "English", alternateName: "en" }],
      sameAs: ["https://orcid.org/0000-0002-1825-0097"],
    });
    const names = (person.hasCredential as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual([
      expect.stringContaining("PhD"),
      expect.stringContaining("BS"),
      "Professional Engineer",
      "Lifting Supervisor",
      "Lapses this month",
    ]);
    expect(unknownIn(person)).toEqual([]);
    const text = JSON.stringify(person);
    for (const absent of ["Port Authority", "555-0142", "24GE04512300"])
      expect(text).not.toContain(absent);
  });

  it("never holds contact data", () => {
    const page = expertPage({ contact_email: "amara@example.org" });
    expect(JSON.stringify(personOf(page, bare, address, now))).not.toContain("example.org");
  });

  it("leaves out what is empty", () => {
    const person = personOf(
      expertPage({ areas: [], education: [], languages: [] }),
      bare,
      address,
      now,
    );
    expect(Object.values(person).filter((value) => Array.isArray(value))).toEqual([]);
  });
});
