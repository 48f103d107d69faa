import { TextInput } from "~/components/ui/field";

import { lookOf, type KindProps } from "./props";

/** Words or phrases, separated by commas. */
export function KeywordsField(props: KindProps) {
  const { field, values, present } = props;
  return (
    <TextInput
      {...lookOf(props)}
      hint={present.hint ?? field.hint ?? "Separate them with commas."}
      placeholder={field.placeholder}
      autoComplete="off"
      defaultValue={(values[field.name] ?? []).join(", ")}
    />
  );
}
