import { TextInput } from "~/components/ui/field";

/** The second factor of a form that is not the sign-in: a code of the app, or one of those on paper. */
export function SecondFactorFields({ methods, left, errors }: { methods: readonly string[]; left: number; errors: Record<string, string[]> }) {
  const app = methods.includes("totp");
  const paper = methods.includes("recovery-code");
  if (!app && !paper) return null;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full font-550">Two-step sign-in is on for this account</legend>
      {app ? (
        <TextInput className="clear-both" label="Code from your app" name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} error={errors.code} hint="The six digits that your authenticator shows for Peritus." />
      ) : null}
      {paper ? (
        <TextInput
          className="clear-both"
          label={app ? "Or a recovery code" : "Recovery code"}
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          error={errors.recovery_code ?? (app ? undefined : errors.code)}
          hint={left > 0 ? `One of the ${left} that are left.` : undefined}
        />
      ) : null}
    </fieldset>
  );
}
