import { useSubmit } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { useState, type RefObject } from "react";

import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import { paths } from "~/lib/paths";
import { getPasskey, knowsPasskeys, PasskeyError, postJson } from "~/lib/passkey";

export type PasskeySubmitProps = {
  form: RefObject<HTMLFormElement | null>;
  /** Of the mailed link, to which the passkey's answer is bound. */
  token: string;
  primary: boolean;
  label: string;
};

/** Asks for a passkey and sends the form with its answer. Without script, or without passkeys, there is no such button. */
export function PasskeySubmit({ form, token, primary, label }: PasskeySubmitProps) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  if (!hydrated || !knowsPasskeys()) return null;

  async function onPress() {
    const element = form.current;
    if (!element) return;
    const typed = new FormData(element);
    typed.delete("code");
    typed.delete("recovery_code");
    setProblem("");
    // Without a password the form says so by itself; nobody touches a key for that.
    if (typed.get("password") === "") return submit(typed, { method: "post", action: paths.setPassword() });
    setPending(true);
    try {
      const asked = await postJson<{ options: { challenge: string } }>("/api/passkey/options", { for: "set-password", challenge: token });
      if (!asked.ok) throw new PasskeyError(asked.detail || "This link does not work any more. Ask for a new one.");
      typed.set("assertion", JSON.stringify(await getPasskey(asked.data.options)));
      submit(typed, { method: "post", action: paths.setPassword() });
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setProblem(error.message);
    } finally {
      setPending(false);
    }
  }

  return (
    <div>
      <Button variant={primary ? "primary" : "secondary"} full pending={pending} onClick={() => void onPress()} icon={<KeyRound aria-hidden="true" strokeWidth={1.7} />}>
        {label}
      </Button>
      <p role="status" className="mt-1.5 text-13 text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
