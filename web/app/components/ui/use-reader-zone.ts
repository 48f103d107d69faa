import { ownZone } from "~/lib/format/zone";

import { useHydrated } from "./hydrated";

/** The zone in which dates are shown: UTC until the page has a script, then the reader's own. */
export function useReaderZone(): string {
  return useHydrated() ? ownZone() : "UTC";
}
