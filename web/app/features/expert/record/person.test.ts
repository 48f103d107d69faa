import { describe, expect, it } from "vitest";

import { expertPage } from "../../../../test/expert-page";
import { personOf } from "~/features/expert/record/person";
import { scriptJson } from "~/lib/rendering/script-json";

const address = "https://peritus.test/expert/amara-okonkwo-bell";

describe("linked data in a script element", () => {
  it("cannot end the element or begin another", () => {
    const hostile = "</script><script>alert(1)</script><!-- & \u2028 \u2029";
    const text = scriptJson(personOf(expertPage({ name: hostile, headline: hostile }), address));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({ name: hostile, description: hostile });
  });
});

describe("a record as a Person", () => {
  it("says what the page says, and shows only completed degrees", () => {
    const person = personOf(expertPage(), address);
    expect(person).toMatchObject({
      "@type": "Person",
      url: address,
      name: "Amara Okonkwo-Bell, PhD",
      address: { addressLocality: "Newark", addressRegion: "NJ", addressCountry: "US" },
      alumniOf: [{ name: "Columbia University" }, { name: "MIT" }],
    });
    expect(JSON.stringify(person)).not.toContain("Fordham");
  });

  it("never holds the contact address", () => {
    expect(
      JSON.stringify(personOf(expertPage({ contact_email: "amara@example.org" }), address)),
    ).not.toContain("amara@example.org");
  });
});
