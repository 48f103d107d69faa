import { useState } from "react";

import { PasswordInput } from "~/components/form/password-input";
import { StrengthMeter } from "~/components/form/strength-meter";
import { strengthOf, useStrength } from "~/components/form/use-strength";

import { lookOf, type KindProps } from "./props";

/** Shows how hard the password is to guess. */
export function NewPasswordField(props: KindProps) {
  const { field, present, problems } = props;
  const [password, setPassword] = useState("");
  const problem = problems[field.name];
  const [seen, setSeen] = useState(problem);
  const [refused, setRefused] = useState("");
  if (problem !== seen) {
    setSeen(problem);
    setRefused(password);
  }
  const strength = useStrength(password, present.askStrength ?? strengthOf(present.token));
  const hint =
    present.hint ??
    field.hint ??
    "At least 12 characters. Three or four unrelated words are easy to remember.";
  return (
    <div className={present.className}>
      <PasswordInput
        {...lookOf(props)}
        className={undefined}
        autoComplete="new-password"
        maxLength={field.max}
        hint={password === "" ? hint : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {/* A refusal stays until another password is typed. */}
      {password === "" || (problem && password === refused) ? null : (
        <StrengthMeter strength={strength} length={[...password].length} />
      )}
    </div>
  );
}
