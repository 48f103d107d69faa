import { showToast } from "~/components/ui/toast/toast";
import { reloadOnce } from "~/features/builds/reload-once";

/** Milliseconds between two messages. */
const saidOnceMs = 4_000;
let saidAt = -Infinity;

/** Reloads to get the current build; right after a reload, shows a message instead. */
export function onPartMissing(): void {
  if (reloadOnce() || performance.now() - saidAt < saidOnceMs) return;
  saidAt = performance.now();
  showToast("error", "This page could not be loaded. Check your connection, then try again.").catch(
    (error: unknown) => {
      console.error("The message could not be shown either", error);
    },
  );
}
