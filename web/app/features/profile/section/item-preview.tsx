import { fieldWords } from "~/lib/form/field-words";
import { textOf, type FormValues } from "~/lib/form/form-result";
import { readForm } from "~/lib/form/read-form";

import type { LoadedSection } from "./section.server";

const audienceWords = {
  public: "Visitors and attorneys see this.",
  attorneys: "Attorneys with a confirmed bar admission see this.",
  private: "Nobody but you and our team sees this.",
};

/** What attorneys will read, as it's typed. */
export function ItemPreview({ loaded, values }: { loaded: LoadedSection; values: FormValues }) {
  const { fields } = loaded.declared;
  const data = readForm(Object.fromEntries(fields.map((field) => [field.name, field])), values);
  const facts = fields
    .filter(({ audience, kind }) => audience !== "private" && kind !== "upload" && kind !== "photo")
    .map((field) => ({ field, text: wordsOf(field, data[field.name]) }))
    .filter(({ field, text }) => text !== "" && !(field.kind === "flag" && text === "No"));
  const visibility = (textOf(values, "visibility") || "public") as keyof typeof audienceWords;
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
              <div key={field.name} className="contents">
                <dt className="text-muted">{field.label}</dt>
                <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-3.5 border-t border-line pt-3 text-13 text-muted">
          {audienceWords[visibility]}
        </p>
      </div>
    </aside>
  );
}

/** Half-typed amounts and dates show as they are. */
function wordsOf(field: LoadedSection["declared"]["fields"][number], value: unknown): string {
  if (typeof value === "string" && (field.kind === "money" || value.includes("\n"))) return value;
  return fieldWords(field, value);
}
