import { useCallback, useState } from "react";

import type * as Check from "./check";
import type { PhoneNumber } from "./outcome";

/**
 * Checks a number once the check has been loaded, which `load` begins: it is large and
 * most visitors never come to this field. Null while there is nothing to check with or
 * nothing to check; the bff checks in any case.
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
