import { useHydrated } from "~/components/ui/hydrated";

/** Time zone in which the reader's day turns: UTC on the server and until the page has a script, then the reader's own. */
export function useReaderZone(): string {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
}
