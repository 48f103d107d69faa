import { useState } from "react";

import { PasswordInput } from "~/components/form/password-input";

import { StrengthMeter } from "~/components/form/strength-meter";
import { useStrength } from "~/components/form/use-strength";

export type NewPasswordFieldProps = {
  label?: string;
  name?: string;
  error?: readonly string[];
  /** Of the link by which it is set, so that its owner's name counts as easy to guess. */
  token?: string;
};

/** A password that is being chosen, with how hard it is to guess. It may be pasted. */
export function NewPasswordField({
  label = "New password",
  name = "password",
  error,
  token,
}: NewPasswordFieldProps) {
  const [password, setPassword] = useState("");
  const strength = useStrength(password, token);
  return (
    <div>
      <PasswordInput
        label={label}
        name={name}
        required
        autoComplete="new-password"
        hint={
          password === ""
            ? "At least 12 characters. Three or four unrelated words work well."
            : undefined
        }
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      {password === "" ? null : <StrengthMeter strength={strength} length={[...password].length} />}
    </div>
  );
}
