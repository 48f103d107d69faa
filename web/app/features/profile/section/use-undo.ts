import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { useHydrated } from "~/components/ui/hydrated";
import { showToast } from "~/components/ui/toast/toast";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import type { SectionPlace } from "./section-place";
import type { SectionResult } from "./section-screen";

const lostText = "You appear to be offline. Undo this from the history when you're back online.";

/**
 * Offers to undo a deletion in a message that stays when people go to another page. Without
 * script, returns what was deleted, for a button on the page.
 */
export function useUndo({ expertId }: SectionPlace, result: SectionResult | undefined) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const told = useRef<string>();
  const removed = result?.status === "done" ? result.removed : undefined;

  useEffect(() => {
    if (!removed || told.current === removed.revision) return;
    told.current = removed.revision;
    const { revision, title, reason } = removed;
    void showToast("success", `${title} is deleted.`, {
      action: {
        label: "Undo",
        onAction: () => {
          void restore(expertId, revision, reason).then((text) => {
            void showToast(text ? "error" : "success", text ?? `${title} is back.`);
            void revalidate();
          });
        },
      },
    });
  }, [expertId, removed, revalidate]);

  return hydrated ? undefined : removed;
}

/** Returns the refusal, or null. */
async function restore(expertId: string, revision: string, reason: string): Promise<string | null> {
  const body = reason === "" ? {} : { reason };
  const sent = await sendJson("POST", paths.restoreRevision(expertId, revision), body, {
    "idempotency-key": crypto.randomUUID(),
  });
  if (sent.ok) return null;
  return sent.status === 0 ? lostText : sent.detail;
}
