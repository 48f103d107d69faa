import { useHydrated } from "~/components/ui/hydrated";
import { Note } from "~/components/ui/note";
import { DeclaredField } from "~/components/form/declared-field";
import { confirmIdentityForm } from "~/lib/form/declared/confirm-identity.gen";

type SecondFactorFieldsProps = {
  methods: readonly string[];
  left: number;
  errors: Record<string, string[]>;
  attempt?: string;
};

/** A code of the app or a recovery code. A passkey is the form's button. */
export function SecondFactorFields({ methods, left, errors, attempt }: SecondFactorFieldsProps) {
  const hydrated = useHydrated();
  const app = methods.includes("totp");
  const paper = methods.includes("recovery-code");
  if (methods.length === 0) return null;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full font-550">
        Two-step sign-in is on for this account
      </legend>
      {app ? (
        <DeclaredField
          field={confirmIdentityForm.code}
          problems={errors}
          attempt={attempt}
          className="clear-both"
          hint="The six-digit code your authenticator app shows for Peritus."
        />
      ) : null}
      {methods.includes("passkey") && !hydrated ? (
        <Note tone="neutral">
          Passkeys need JavaScript, which is off or still loading.{" "}
          {app
            ? "You can use a code instead."
            : paper
              ? "You can use a recovery code instead."
              : ""}
        </Note>
      ) : null}
      {paper ? (
        <DeclaredField
          field={confirmIdentityForm.recovery_code}
          problems={app || errors.recovery_code ? errors : { recovery_code: errors.code ?? [] }}
          className="clear-both"
          label={app || methods.includes("passkey") ? "Or a recovery code" : "Recovery code"}
          hint={left > 0 ? `One of the ${left} that are left.` : undefined}
        />
      ) : null}
    </fieldset>
  );
}
