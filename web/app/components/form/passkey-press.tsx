import { KeyRound } from "lucide-react";
import { useState } from "react";

import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import { knowsPasskeys, PasskeyError } from "~/lib/identity/passkey";

export type PasskeyPressProps = {
  label: string;
  primary?: boolean;
  /** Asks for the passkey and sends what it answers; a PasskeyError that it throws is told below the button. */
  onPress: () => Promise<void>;
};

/** A button that asks for a passkey. Without script, or in a browser without passkeys, there is none. */
export function PasskeyPress({ label, primary, onPress }: PasskeyPressProps) {
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  if (!hydrated || !knowsPasskeys()) return null;

  async function press() {
    setPending(true);
    setProblem("");
    try {
      await onPress();
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setProblem(error.message);
    } finally {
      setPending(false);
    }
  }

  return (
    <div>
      <Button
        variant={primary ? "primary" : "secondary"}
        full
        pending={pending}
        onClick={() => void press()}
        icon={<KeyRound aria-hidden="true" strokeWidth={1.7} />}
      >
        {label}
      </Button>
      <p role="status" className="mt-1.5 text-13 text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
