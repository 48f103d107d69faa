/** Milliseconds within which a page is reloaded at most once. */
export const reloadGuardMs = 10_000;

const key = "peritus.reloaded-at";

/**
 * Reloads the page because a part of it could not be loaded, unless that was
 * done less than 10 s ago. Answers whether it reloads. The time is kept per tab.
 */
export function reloadOnce(
  {
    now,
    storage,
    reload,
  }: { now: number; storage: Pick<Storage, "getItem" | "setItem">; reload: () => void } = {
    now: Date.now(),
    storage: sessionStorage,
    reload: () => location.reload(),
  },
): boolean {
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < reloadGuardMs) return false;
  storage.setItem(key, String(now));
  reload();
  return true;
}
