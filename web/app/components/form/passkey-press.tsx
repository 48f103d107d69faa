import { KeyRound } from "lucide-react";
import { useState } from "react";

import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import { knowsPasskeys, PasskeyError } from "~/lib/identity/passkey";

type PasskeyPressProps = {
  label: string;
  primary?: boolean;
  /** Gets the passkey and sends its response. A PasskeyError is shown below the button. */
  onPress: () => Promise<void>;
};

/** Not shown without script or passkey support. */
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
        icon={<KeyRound />}
      >
        {label}
      </Button>
      <p role="status" className="mt-1.5 text-13 text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
