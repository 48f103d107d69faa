/** Milliseconds between two reloads. */
const reloadGuardMs = 10_000;

const key = "peritus.reloaded-at";

/** Reloads unless it did in the last 10 s. Returns whether it does. Kept per tab. */
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
