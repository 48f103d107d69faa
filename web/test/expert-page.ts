import type { ExpertRecord } from "~/features/expert/expert-record";

/** Returns an expert page with every section. */
export function expertPage(changes: Partial<ExpertRecord> = {}): ExpertRecord {
  return {
    expert_id: "e1",
    slug: "amara-okonkwo-bell",
    name: "Amara Okonkwo-Bell, PhD",
    first_name: "Amara",
    headline: "Structural engineer; tower cranes",
    bio: "First paragraph.\n\nSecond paragraph.",
    city: "Newark",
    state: "NJ",
    state_name: "New Jersey",
    country: "US",
    country_name: "United States",
    time_zone: "America/New_York",
    photo: null,
    languages: [{ language: "en", name: "English", level: "native" }],
    areas: [
      {
        category: "construction",
        category_name: "Construction",
        subcategory: "cranes",
        subcategory_name: "Cranes and rigging",
        primary: false,
        years: 30,
        keywords: [],
      },
      {
        category: "engineering",
        category_name: "Engineering",
        subcategory: "structural",
        subcategory_name: "Structural",
        primary: true,
        years: 24,
        keywords: ["load paths"],
      },
      {
        category: "construction",
        category_name: "Construction",
        subcategory: "safety",
        subcategory_name: "Construction safety",
        primary: false,
        years: null,
        keywords: [],
      },
    ],
    education: [
      {
        organization: "Columbia University",
        degree: "PhD",
        field: "Structural Engineering",
        start: "2001",
        end: "2006",
        status: "completed",
      },
      {
        organization: "MIT",
        degree: "BS",
        field: "Civil Engineering",
        start: "1995",
        end: "1999",
        status: "completed",
      },
      {
        organization: "Fordham University",
        degree: "JD",
        field: null,
        start: "2024-09",
        end: null,
        status: "in-progress",
      },
    ],
    sections: [
      { section: "about-me", title: "About me", confirmed_at: "2026-11-20T10:00:00Z", items: 1 },
      {
        section: "area-of-expertise",
        title: "Areas of expertise",
        confirmed_at: "2026-07-01T10:00:00Z",
        items: 3,
      },
      { section: "education", title: "Education", confirmed_at: "2026-11-20T10:00:00Z", items: 3 },
    ],
    confirmed_at: "2026-11-20T10:00:00Z",
    status: "published",
    ...changes,
  };
}
