import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";

import type { FormDraft } from "./use-form-draft";

export function DraftNote({ draft, className }: { draft: FormDraft; className?: string }) {
  if (!draft.values || Object.keys(draft.values).length === 0) return null;
  return (
    <p
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-4 text-13 text-muted",
        className,
      )}
    >
      We restored what you typed last time. It is saved only on this device.
      <Button size="sm" variant="quiet" onClick={draft.discard}>
        Start over
      </Button>
    </p>
  );
}
