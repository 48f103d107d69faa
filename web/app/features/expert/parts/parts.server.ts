import type { Schema } from "~/lib/api-types";
import type { DeclaredField } from "~/lib/form/declared-form";
import { factsIn } from "~/lib/form/section-words.server";

/** Sections with a look of their own on the page. */
const ownLook = new Set([
  "about-me",
  "area-of-expertise",
  "education",
  "professional-history",
  "licenses-and-certifications",
  "expert-witness-experience",
  "publications",
  "fee-schedule",
]);

export interface PartFact {
  label: string;
  text: string;
  href?: string;
}

/** A section in words, without its declarations. */
export interface Part {
  section: string;
  title: string;
  confirmedAt: string | null;
  items: { id: string; title: string; when: string | null; facts: PartFact[] }[];
}

/** Returns the page's other sections in words. */
export function partsOf(page: Schema<"ExpertPage">): Part[] {
  return page.parts
    .filter(({ section }) => !ownLook.has(section))
    .map(({ section, title, items }) => ({
      section,
      title,
      confirmedAt: page.sections.find((one) => one.section === section)?.confirmed_at ?? null,
      items: (items ?? []).map((item) => {
        const facts = factsIn(section, item.data);
        const when = facts.find(({ field }) => dated.has(field.kind));
        return {
          id: item.id,
          title: item.title,
          when: when?.text ?? null,
          facts: facts
            .filter((fact) => fact !== when && fact.value !== false)
            .filter(({ text }) => !isInTitle(text, item.title))
            .map(({ field, text }) => factOf(field, text)),
        };
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

const dated = new Set<DeclaredField["kind"]>(["date-range", "partial-date"]);

function factOf(field: DeclaredField, text: string): PartFact {
  const href = hrefOf(field, text);
  return { label: field.label, text, ...(href ? { href } : {}) };
}

/** Titles join values with commas. */
const isInTitle = (text: string, title: string): boolean =>
  text === title || title.startsWith(`${text}, `) || title.endsWith(`, ${text}`);

function hrefOf({ kind, scheme }: DeclaredField, text: string): string | undefined {
  if (kind === "url") return text;
  if (kind === "email") return `mailto:${text}`;
  if (scheme === "doi") return `https://doi.org/${text}`;
  if (scheme === "pmid") return `https://pubmed.ncbi.nlm.nih.gov/${text}/`;
  return undefined;
}
