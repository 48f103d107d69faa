import { ErrorSummary } from "~/components/ui/error-summary";

import type { UserRefusal } from "./users.server";

/** Why nothing was done. */
export function RefusalSummary({ refusal }: { refusal: UserRefusal | null }) {
  if (!refusal) return null;
  const lines = Object.entries(refusal.fields).flatMap(([field, list]) =>
    list.map((text) => ({ field, text })),
  );
  return (
    <ErrorSummary
      key={refusal.attempt}
      title={refusal.text}
      errors={lines.length > 0 ? lines : [{ text: "Nothing was done." }]}
    />
  );
}
