import { useCallback, useState } from "react";

import type * as Check from "./check";
import type { PhoneNumber } from "./outcome";

/**
 * Checks a number once `load` has loaded the check, which is large and rarely needed. Null if there
 * is nothing to check; the bff always checks.
 */
export function useNumberCheck(
  text: string | null,
  country: string,
): { number: PhoneNumber | null; load: () => void } {
  const [check, setCheck] = useState<typeof Check | null>(null);
  const load = useCallback(() => {
    import("./check").then(setCheck, () => undefined); // without it the bff alone checks
  }, []);
  return { number: check && text !== null ? check.checkField(text, country) : null, load };
}
