import { fieldWords } from "~/lib/form/field-words";
import { textOf, type FormValues } from "~/lib/form/form-result";
import { readForm } from "~/lib/form/read-form";
import { listText } from "~/lib/format/list";

import type { LoadedSection } from "./section.server";

const onlyAttorneys = "Attorneys with a confirmed bar admission see this.";

/** Some fields are for attorneys only, whatever the entry says. */
function audienceText(visibility: string, facts: readonly Fact[]): string {
  if (visibility === "private") return "Nobody but you and our team sees this.";
  const narrower = facts.filter(({ field }) => field.audience === "attorneys");
  if (visibility === "attorneys" || (facts.length > 0 && narrower.length === facts.length))
    return onlyAttorneys;
  if (narrower.length === 0) return "Visitors and attorneys see this.";
  const names = listText(narrower.map(({ field }) => field.label));
  return `Visitors and attorneys see this. Only attorneys see: ${names}.`;
}

type Field = LoadedSection["declared"]["fields"][number];
type Fact = { field: Field; text: string };

/** What attorneys will read, as it's typed. */
export function ItemPreview({ loaded, values }: { loaded: LoadedSection; values: FormValues }) {
  const { fields } = loaded.declared;
  const data = readForm(Object.fromEntries(fields.map((field) => [field.name, field])), values);
  const facts = fields
    .filter(({ audience, kind }) => audience !== "private" && kind !== "upload" && kind !== "photo")
    .map((field) => ({ field, text: wordsOf(field, data[field.name]) }))
    .filter(({ field, text }) => text !== "" && !(field.kind === "flag" && text === "No"));
  return (
    <aside aria-labelledby="item-preview" className="min-w-0 xl:sticky xl:top-6">
      <h2 id="item-preview" className="mb-2.5 text-17">
        As attorneys see it
      </h2>
      <div className="rounded-card border border-line bg-surface px-[18px] py-4">
        {facts.length === 0 ? (
          <p className="text-muted">Nothing yet. It appears here as you type.</p>
        ) : (
          <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-13">
            {facts.map(({ field, text }) => (
              <div
                key={field.name}
                className={field.kind === "long-text" ? "col-span-full" : "contents"}
              >
                <dt className="text-muted">{field.label}</dt>
                <dd
                  dir="auto"
                  className="line-clamp-6 whitespace-pre-line [overflow-wrap:anywhere]"
                >
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-3.5 border-t border-line pt-3 text-13 text-muted">
          {audienceText(textOf(values, "visibility") || "public", facts)}
        </p>
      </div>
    </aside>
  );
}

/** Half-typed amounts and dates show as they are. */
function wordsOf(field: Field, value: unknown): string {
  if (typeof value === "string" && (field.kind === "money" || value.includes("\n"))) return value;
  return fieldWords(field, value);
}
