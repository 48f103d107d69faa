import { pictureUrl } from "~/components/ui/picture/picture-url";
import { isDegree, studyText } from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";
import type { License, RecordView } from "~/features/expert/record/record-view";

/**
 * schema.org Person, with only what the public page shows. `now` decides which licenses are still
 * valid.
 */
export function personOf(
  page: ExpertRecord,
  record: Pick<RecordView, "posts" | "licenses" | "profiles">,
  address: string,
  now: string,
): Record<string, unknown> {
  const degrees = page.education.filter(isDegree);
  const posts = record.posts.filter((post) => post.dates.current);
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
    ...listed("jobTitle", unique(posts.map((post) => post.title))),
    ...listed("worksFor", unique(posts.map((post) => post.organization)).map(organization)),
    ...listed("knowsAbout", unique(page.areas.map((area) => area.subcategory_name))),
    ...listed(
      "knowsLanguage",
      page.languages.map(({ name, language }) => ({
        "@type": "Language",
        name,
        alternateName: language,
      })),
    ),
    ...listed("alumniOf", unique(degrees.map((degree) => degree.organization)).map(school)),
    ...listed("hasCredential", [
      ...degrees.map((degree) => ({
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "degree",
        name: studyText(degree),
        recognizedBy: school(degree.organization),
      })),
      ...record.licenses.filter((license) => isValid(license, now)).map(credential),
    ]),
    ...listed("sameAs", record.profiles),
  };
}

/** Leaves out empty lists, which say nothing. */
function listed(name: string, values: readonly unknown[]): Record<string, unknown> {
  return values.length === 0 ? {} : { [name]: values };
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
const school = (name: string) => ({ "@type": "CollegeOrUniversity", name });
const organization = (name: string) => ({ "@type": "Organization", name });

/** The last day of a partial date counts. */
function isValid({ status, issued, expires }: License, now: string): boolean {
  return (
    status === "active" &&
    issued <= now.slice(0, issued.length) &&
    (expires === "" || expires >= now.slice(0, expires.length))
  );
}

/** Without its number, of which visitors see only a part. */
function credential({ name, kind, issuer, jurisdiction, issued, expires }: License) {
  return {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: kind.toLowerCase(),
    name,
    recognizedBy: organization(issuer),
    ...(jurisdiction ? { validIn: { "@type": "AdministrativeArea", name: jurisdiction } } : {}),
    dateCreated: issued,
    ...(expires ? { expires } : {}),
  };
}
