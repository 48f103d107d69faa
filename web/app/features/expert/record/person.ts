import { pictureUrl } from "~/components/ui/picture/picture-url";
import { isDegree, studyText } from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";

/** schema.org Person, with only what the page shows. */
export function personOf(page: ExpertRecord, address: string): Record<string, unknown> {
  const degrees = page.education.filter(isDegree);
  const schools = [...new Set(degrees.map((degree) => degree.organization))];
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    "@id": address,
    url: address,
    name: page.name,
    givenName: page.first_name,
    description: page.headline,
    ...(page.photo ? { image: new URL(pictureUrl(page.photo, 640), address).href } : {}),
    address: {
      "@type": "PostalAddress",
      addressLocality: page.city,
      ...(page.state ? { addressRegion: page.state } : {}),
      addressCountry: page.country,
    },
    knowsAbout: page.areas.map((area) => area.subcategory_name),
    knowsLanguage: page.languages.map((language) => ({
      "@type": "Language",
      name: language.name,
      alternateName: language.language,
    })),
    alumniOf: schools.map((name) => ({ "@type": "CollegeOrUniversity", name })),
    hasCredential: degrees.map((degree) => ({
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "degree",
      name: studyText(degree),
      recognizedBy: { "@type": "CollegeOrUniversity", name: degree.organization },
    })),
  };
}
