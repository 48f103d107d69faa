import type { Schema } from "~/lib/api-types";

import type { LiveEvent } from "./live-connection";

/** The balance in an event, or null. Its message says whether it's low. */
export function creditsOf(event: LiveEvent): Schema<"NavCredits"> | null {
  const { credits, total_credits: total, message = "" } = event;
  if (typeof credits !== "number") return null;
  return {
    credits,
    total_credits: typeof total === "number" ? total : credits,
    low: /credits are low|low credit alert/i.test(message),
  };
}
