import { showToast } from "~/components/ui/toast/toast";
import { toastFor } from "~/lib/response-text";

/**
 * Shows what an action answered: its detail as a success when its level says so,
 * its text as an error in every other case. `suppress` is for a caller that says
 * it in its own place.
 */
export async function notify(
  answer: unknown,
  { suppress = false, fallback }: { suppress?: boolean; fallback?: string } = {},
): Promise<void> {
  if (suppress) return;
  const { level, text } = toastFor(answer, fallback);
  await showToast(level, text);
}
