import { showToast } from "~/components/ui/toast/toast";
import { reloadOnce } from "~/features/builds/reload-once";

/** Milliseconds in which it is said once, however many parts are missing. */
const saidOnceMs = 4_000;
let saidAt = -Infinity;

/** Reloads the page, which brings the parts of the build that is there now; just after a reload it says what is wrong instead. */
export function onPartMissing(): void {
  if (reloadOnce() || performance.now() - saidAt < saidOnceMs) return;
  saidAt = performance.now();
  showToast("error", "This page could not be loaded. Check your connection, then try again.").catch(
    (error: unknown) => {
      console.error("The message could not be shown either", error);
    },
  );
}
