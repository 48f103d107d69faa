import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { CodeInput } from "~/components/form/code-input";
import { FormProblems } from "~/components/form/form-problems";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/hydrated";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { FormResult } from "~/lib/form/form-result";

import { PasskeyButton } from "./passkey-button";
import { signInAddress, type SignInStep } from "./second-step";

type Props = {
  step: Exclude<SignInStep, "over">;
  methods: readonly string[];
  recoveryCodesLeft: number;
  next: string | null;
  result: FormResult | null;
};

const words = {
  code: {
    title: "Code from your app",
    text: "Open your authenticator app and enter the six-digit code for Peritus.",
  },
  "recovery-code": {
    title: "Recovery code",
    text: "Enter one of the codes you saved when you set up two-step sign-in. Each works once.",
  },
  passkey: {
    title: "Use your passkey",
    text: "Your browser will ask for your fingerprint, face, PIN, or security key.",
  },
};

/** Codes work without script. */
export function SecondStepForm({ step, methods, recoveryCodesLeft, next, result }: Props) {
  const hydrated = useHydrated();
  const pending = useSending() !== null;
  const { title, text } = words[step];
  const others = (["code", "passkey", "recovery-code"] as const).filter(
    (one) => one !== step && methods.includes(one === "code" ? "totp" : one),
  );
  return (
    <div className="mx-auto mt-8 max-w-[calc(26rem+2.5rem)] px-5 md:mt-14">
      <p className="mb-1 text-13 font-medium text-muted">Step 2 of 2</p>
      <h1>{title}</h1>
      <p className="mt-1.5 text-muted">{text}</p>
      <PostForm className="mt-6 grid gap-4" noValidate>
        <input type="hidden" name="do" value="second-step" />
        <FormProblems result={result} labels={{ code: "", recovery_code: "" }} />
        {step === "code" ? (
          <CodeInput
            label="Six digits"
            hideLabel
            name="code"
            required
            arrives
            error={result?.errors.code}
            attempt={result?.attempt}
          />
        ) : null}
        {step === "recovery-code" ? (
          <TextInput
            key={`recovery-${result?.attempt ?? ""}`}
            label="Recovery code"
            name="recovery_code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            size="lg"
            hint={`${recoveryCodesLeft} of 10 left. Capitals, spaces, and dashes don't matter.`}
            error={result?.errors.recovery_code}
          />
        ) : null}
        {step === "passkey" ? (
          hydrated ? (
            <PasskeyButton second primary label="Use your passkey" />
          ) : (
            <Note tone="neutral">
              Passkeys need JavaScript, which is off or still loading. You can use a code instead.
            </Note>
          )
        ) : (
          <Button type="submit" variant="primary" full pending={pending} className="mt-2">
            {pending ? "Confirming" : "Confirm"}
          </Button>
        )}
      </PostForm>
      <div className="mt-7 border-t border-line pt-4">
        {others.length > 0 ? (
          <p className="font-semibold">
            {step === "code" ? "Don't have your phone?" : "Another way"}
          </p>
        ) : null}
        <ul className="mt-2 grid gap-2 text-15">
          {others.map((one) => (
            <li key={one}>
              <TextLink href={signInAddress(one, next)}>
                {
                  {
                    code: "Use a code from your app",
                    passkey: "Use a passkey",
                    "recovery-code": "Use a recovery code",
                  }[one]
                }
              </TextLink>
              {one === "recovery-code" ? (
                <span className="ml-2 text-13 text-muted">{recoveryCodesLeft} of 10 left</span>
              ) : null}
            </li>
          ))}
          <li>
            <TextLink href={signInAddress(null, next)}>Sign in with another account</TextLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
