import { Segmented } from "~/components/form/segmented";
import { Note } from "~/components/ui/note";
import type { DeclaredField } from "~/lib/form/declared-form";
import type { FormValues } from "~/lib/form/form-result";
import { listText } from "~/lib/format/list";

import type { Conflict } from "./conflict";
import { visibilityWords } from "./visibility";

const sides = [
  { value: "yours", label: "Keep yours" },
  { value: "theirs", label: "Take theirs" },
];

/**
 * Another person's values beside one's own, for the fields that both changed. The rest of the form
 * already has everything that only one side changed.
 */
export function MergeFields({
  conflict,
  fields,
}: {
  conflict: Conflict;
  fields: readonly DeclaredField[];
}) {
  const changed = [...fields, visibility].filter(({ name }) =>
    conflict.fields.length > 0 ? conflict.fields.includes(name) : differs(conflict, name),
  );
  return (
    <Note tone="warning" role="alert" className="col-span-full">
      <p className="font-550">Someone else changed this while you were editing.</p>
      <p className="mt-1">Choose a value for each field that you both changed, then save again.</p>
      <input type="hidden" name="theirs" value={JSON.stringify(conflict.theirs)} />
      <ul className="mt-3 grid gap-4">
        {changed.map((field) => (
          <li key={field.name} className="grid gap-1.5 border-t border-line pt-3">
            <p className="font-550">{field.label}</p>
            <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-13">
              <dt className="text-muted">Yours</dt>
              <dd dir="auto">{wordsOf(field, conflict.yours)}</dd>
              <dt className="text-muted">Theirs</dt>
              <dd dir="auto">{wordsOf(field, conflict.theirs)}</dd>
            </dl>
            <Segmented
              name={`take.${field.name}`}
              legend={`Value of ${field.label}`}
              hideLegend
              options={sides}
              defaultValue="yours"
              size="sm"
            />
          </li>
        ))}
      </ul>
    </Note>
  );
}

const visibility: Pick<DeclaredField, "name" | "label"> & Partial<DeclaredField> = {
  name: "visibility",
  label: "Who sees it",
};

const partsOf = (name: string, values: FormValues): string[] =>
  Object.entries(values)
    .filter(([key]) => key === name || key.startsWith(`${name}.`))
    .flatMap(([, entries]) => entries)
    .filter((entry) => entry !== "");

const differs = ({ yours, theirs }: Conflict, name: string): boolean =>
  JSON.stringify(partsOf(name, yours)) !== JSON.stringify(partsOf(name, theirs));

function wordsOf(field: Partial<DeclaredField> & { name: string }, values: FormValues): string {
  const options = field.choices ?? field.listed ?? [];
  const words = partsOf(field.name, values).map(
    (entry) =>
      options.find(({ value }) => value === entry)?.label ??
      (field.name === "visibility" ? visibilityWords[entry as "public"] : entry),
  );
  return words.length === 0 ? "Empty" : listText(words);
}
