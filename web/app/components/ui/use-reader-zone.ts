import { ownZone } from "~/lib/format/zone";

import { useHydrated } from "./hydrated";

/** UTC until hydration, then the reader's zone. */
export function useReaderZone(): string {
  return useHydrated() ? ownZone() : "UTC";
}
