import type { Schema } from "~/lib/api-types";
import type { DeclaredField } from "~/lib/form/declared-form";
import { sections } from "~/lib/form/declared/sections.gen.server";
import { fieldWords } from "~/lib/form/field-words";

/** Sections with a look of their own on the page. */
const ownLook = new Set(["about-me", "area-of-expertise", "education"]);

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
    .map(({ section, title, items }) => {
      const fields = sections.find(({ code }) => code === section)?.fields ?? [];
      return {
        section,
        title,
        confirmedAt: page.sections.find((one) => one.section === section)?.confirmed_at ?? null,
        items: (items ?? []).map((item) => {
          const data = item.data as Record<string, unknown>;
          const when = fields.find(({ kind, name }) => dated.has(kind) && data[name]);
          return {
            id: item.id,
            title: item.title,
            when: when ? fieldWords(when, data[when.name]) : null,
            facts: fields
              .filter((field) => field !== when)
              .flatMap((field) => factOf(field, data, item.title)),
          };
        }),
      };
    })
    .filter(({ items }) => items.length > 0);
}

const dated = new Set<DeclaredField["kind"]>(["date-range", "partial-date"]);

/** Nothing for what is empty, not said, or already the title. */
function factOf(
  field: DeclaredField,
  data: Readonly<Record<string, unknown>>,
  title: string,
): PartFact[] {
  const value = data[field.name];
  if (value === undefined || value === false) return [];
  const text = fieldWords(field, value);
  if (text === "" || isInTitle(text, title)) return [];
  const href = hrefOf(field, text);
  return [{ label: field.label, text, ...(href ? { href } : {}) }];
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
