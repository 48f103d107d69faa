import { CodeInput } from "~/components/form/code-input";
import { FormProblems } from "~/components/form/form-problems";
import { PasswordInput } from "~/components/form/password-input";
import { Button } from "~/components/ui/button";
import type { FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";
import type { StepUp } from "~/lib/identity/step-up";

type Props = StepUp["stepUp"] & {
  result?: FormResult;
  /** Page to go on to where nothing has to be sent again. */ back?: string;
};

/** For browsers without script. */
export function StepUpPage({ to, fields, methods, result, back = "" }: Props) {
  return (
    <div className="mx-auto mt-8 max-w-[calc(26rem+2.5rem)] px-5 pb-16 md:mt-14">
      <h1>Confirm it's you</h1>
      <p className="mt-1.5 text-muted">
        For your security, please confirm before we make this change. Your entries are saved.
      </p>
      <form method="post" action={paths.stepUp()} noValidate className="mt-6 grid gap-4">
        <FormProblems result={result} labels={{ "step-up.password": "", "step-up.code": "" }} />
        <input type="hidden" name="step-up.to" value={to} />
        <input type="hidden" name="step-up.back" value={back} />
        {fields.map(([name, value], index) => (
          <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
        ))}
        <PasswordInput
          label="Your password"
          name="step-up.password"
          error={result?.errors["step-up.password"]}
        />
        {methods.includes("totp") ? (
          <CodeInput
            label="Or a code from your app"
            name="step-up.code"
            error={result?.errors["step-up.code"]}
            attempt={result?.attempt}
          />
        ) : null}
        <Button type="submit" variant="primary" full className="mt-2">
          Confirm and continue
        </Button>
      </form>
    </div>
  );
}
