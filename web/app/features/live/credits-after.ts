import type { Schema } from "~/lib/api-types";

import type { LiveEvent } from "./live-connection";

/**
 * What is shown after an event. A message can warn without a balance, and then the shown one
 * stays. The warning ends with a balance that comes without it.
 */
export function creditsAfter(
  shown: Schema<"NavCredits">,
  { credits, total_credits: total, message = "" }: LiveEvent,
): Schema<"NavCredits"> {
  const warns = /credits are low|low credit alert/i.test(message);
  if (typeof credits !== "number") return warns ? { ...shown, low: true } : shown;
  return { credits, total_credits: typeof total === "number" ? total : credits, low: warns };
}
