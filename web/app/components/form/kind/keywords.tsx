import { TextInput } from "~/components/ui/field";

import { lookOf, startOf, type KindProps } from "./props";

/** Words or phrases in one line. */
export function KeywordsField(props: KindProps) {
  const { field, present } = props;
  return (
    <TextInput
      {...lookOf(props)}
      hint={
        present.hint ??
        field.hint ??
        "Separate them with commas, or with semicolons if one has a comma."
      }
      placeholder={field.placeholder}
      autoComplete="off"
      defaultValue={startOf(props)}
    />
  );
}
