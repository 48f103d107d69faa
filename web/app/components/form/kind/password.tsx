import { PasswordInput } from "~/components/form/password-input";

import { lookOf, type KindProps } from "./props";

/** A password that exists. What was typed never comes back. */
export function PasswordField(props: KindProps) {
  const { field, present } = props;
  return (
    <PasswordInput
      {...lookOf(props)}
      autoComplete={present.autoComplete ?? field.autocomplete}
      maxLength={field.max}
    />
  );
}
