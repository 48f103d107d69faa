import { useState, type RefObject } from "react";

import { Checkbox } from "~/components/form/checkbox";
import { PasswordInput } from "~/components/form/password-input";
import { PasswordStrength } from "~/components/form/password-strength";
import { fieldId } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { dateText } from "~/lib/format/date";
import { paths } from "~/lib/paths";
import type { FieldErrors } from "~/lib/response-text";

import type { SignUpKind } from "./sign-up-values";
import { useStrength } from "./use-strength";

export type PasswordStepProps = {
  kind: SignUpKind;
  form: RefObject<HTMLFormElement | null>;
  terms: string;
  problems: FieldErrors;
};

/** The password with its strength, and the terms in the version that is in force. */
export function PasswordStep({ kind, form, terms, problems }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const { score, word, problem } = useStrength(kind, form, password);
  return (
    <>
      <div className="col-span-full">
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          maxLength={256}
          hint="At least 12 characters. Three or four unrelated words are easy to remember."
          error={problems.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="mt-2">
          <PasswordStrength score={score} word={word} />
          {problem && password !== "" && !problems.password ? (
            <p className="text-13 text-muted">{problem}</p>
          ) : null}
        </div>
      </div>
      <Checkbox
        className="col-span-full"
        id={fieldId("terms")}
        name="terms"
        value={terms}
        required
        error={problems.terms?.[0]}
        label={
          <>
            I agree to the <TextLink href={paths.termsAndConditions()}>terms</TextLink> of{" "}
            {dateText(terms)} and have read what is said about{" "}
            <TextLink href={paths.privacyPolicy()}>privacy</TextLink>.
            <span aria-hidden="true" className="ml-0.5 text-danger">
              *
            </span>
          </>
        }
      />
    </>
  );
}
