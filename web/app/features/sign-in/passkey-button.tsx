import { useSubmit } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { useState } from "react";

import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import { getPasskey, knowsPasskeys, PasskeyError, postJson } from "~/lib/passkey";
import { paths } from "~/lib/paths";

/** Asks for a passkey and signs in by it: alone, or as the second step. Without script there is none. */
export function PasskeyButton({ second, primary, label = "Use a passkey" }: { second: boolean; primary?: boolean; label?: string }) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  if (!hydrated || !knowsPasskeys()) return null;

  async function onPress() {
    setPending(true);
    setProblem("");
    try {
      const asked = await postJson<{ options: { challenge: string } }>(paths.signInPasskey(), { second });
      if (!asked.ok) throw new PasskeyError(asked.detail || "This sign-in is over. Type your password again.");
      const assertion = JSON.stringify(await getPasskey(asked.data.options));
      submit({ do: second ? "second-step" : "passkey", assertion }, { method: "post" });
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
