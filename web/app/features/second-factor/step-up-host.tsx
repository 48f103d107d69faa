import { useEffect, useRef, useState, type FormEvent } from "react";

import { CodeInput } from "~/components/form/code-input";
import { PasswordInput } from "~/components/form/password-input";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Dialog } from "~/components/ui/overlay/dialog";
import { getPasskey, knowsPasskeys, PasskeyError } from "~/lib/identity/passkey";
import { sendJson } from "~/lib/send-json";
import { onStepUp } from "~/lib/identity/step-up";

type Asked = { methods: readonly string[]; done: (confirmed: boolean) => void };

/** Asks people to confirm their identity when an action needs it. Rendered once on every page. */
export function StepUpHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () => onStepUp((methods) => new Promise((resolve) => setAsked({ methods, done: resolve }))),
    [],
  );
  if (!asked) return null;
  return (
    <StepUpDialog
      methods={asked.methods}
      onEnd={(confirmed) => {
        setAsked(null);
        asked.done(confirmed);
      }}
    />
  );
}

function StepUpDialog({
  methods,
  onEnd,
}: {
  methods: readonly string[];
  onEnd: (confirmed: boolean) => void;
}) {
  const [way, setWay] = useState<"password" | "totp">("password");
  const [pending, setPending] = useState(false);
  /** At the field if what was typed is wrong; anything else leaves it as it is. */
  const [problem, setProblem] = useState<{ text: string; ofField: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const shown = `${way} ${tries}`;
  const before = useRef(shown);
  // The dialog takes the focus itself.
  useEffect(() => {
    if (before.current !== shown) form.current?.querySelector("input")?.focus();
    before.current = shown;
  }, [shown]);

  async function prove(proof: Record<string, unknown>) {
    const result = await sendJson("POST", "/api/step-up", proof);
    if (result.ok) return onEnd(true);
    const wrong = Object.values(result.errors ?? {})[0]?.[0];
    setProblem({
      text: wrong ?? (result.detail || "Please try again."),
      ofField: wrong !== undefined,
    });
    if (wrong !== undefined) setTries((count) => count + 1);
  }
  async function busy(work: () => Promise<void>) {
    setPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setProblem({ text: error.message, ofField: false });
    } finally {
      setPending(false);
    }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void busy(() =>
      prove(
        way === "totp"
          ? { code: String(typed.get("step-up.code")) }
          : { password: String(typed.get("step-up.password")) },
      ),
    );
  }
  const onPasskey = () =>
    void busy(async () => {
      const options = await sendJson<{ options: { challenge: string } }>(
        "POST",
        "/api/passkey/options",
        {
          for: "step-up",
        },
      );
      if (!options.ok) throw new PasskeyError(options.detail);
      await prove({ assertion: await getPasskey(options.data.options) });
    });

  const wrong = problem?.ofField ? problem.text : undefined;
  const passkey = methods.includes("passkey") && knowsPasskeys();
  return (
    <Dialog
      open
      onClose={() => onEnd(false)}
      title="Confirm it's you"
      description="For your security, please confirm before we make this change. Your entries are saved."
    >
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
        <ErrorSummary errors={[]} title={problem && !problem.ofField ? problem.text : undefined} />
        {way === "password" ? (
          <PasswordInput
            key={`password-${tries}`}
            label="Your password"
            name="step-up.password"
            required
            data-autofocus
            error={wrong}
          />
        ) : (
          <CodeInput
            label="Code from your app"
            name="step-up.code"
            required
            error={wrong}
            attempt={String(tries)}
          />
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
          {methods.includes("totp") ? (
            <Button
              variant="quiet"
              onClick={() => {
                setWay(way === "totp" ? "password" : "totp");
                setProblem(null);
              }}
            >
              {way === "totp" ? "Use the password" : "Use a code"}
            </Button>
          ) : null}
          {passkey ? (
            <Button onClick={onPasskey} pending={pending}>
              Use a passkey
            </Button>
          ) : null}
          <Button type="submit" variant="primary" pending={pending}>
            Confirm
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
