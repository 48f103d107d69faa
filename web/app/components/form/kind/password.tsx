import { PasswordInput } from "~/components/form/password-input";

import { lookOf, type KindProps } from "./props";

/** An existing password. Never filled in again. */
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
