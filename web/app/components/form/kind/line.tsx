import type { InputHTMLAttributes } from "react";

import { TextInput } from "~/components/ui/field";
import type { Kind } from "~/lib/form/declared-form";

import { lookOf, startOf, type KindProps } from "./props";

type Typing = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

const plain: Typing = { autoCapitalize: "none", spellCheck: false };
const typing: Partial<Record<Kind, Typing>> = {
  email: { ...plain, type: "email", inputMode: "email" },
  url: { ...plain, type: "url", inputMode: "url" },
  slug: plain,
  number: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
  money: { inputMode: "decimal" },
  docket: plain,
  identifier: plain,
  date: { type: "date" },
};

/** Length of the longest number within bounds. */
function lengthOf({ kind, min, max }: KindProps["field"]): number | undefined {
  if (kind === "year") return 4;
  if (kind === "money") return 15;
  if (kind === "number")
    return max === undefined ? undefined : Math.max(String(max).length, String(min ?? 0).length);
  return max;
}

export function LineField(props: KindProps) {
  const { field, present } = props;
  const suggestions = field.suggestions ?? [];
  const listId = `${field.name}-suggestions`;
  return (
    <>
      <TextInput
        {...lookOf(props)}
        {...typing[field.kind]}
        maxLength={lengthOf(field)}
        pattern={field.pattern}
        placeholder={field.placeholder}
        autoComplete={present.autoComplete ?? field.autocomplete ?? "off"}
        list={suggestions.length > 0 ? listId : undefined}
        defaultValue={startOf(props)}
      />
      {suggestions.length > 0 ? (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
