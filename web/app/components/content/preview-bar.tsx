import { Eye } from "lucide-react";

import { DateText } from "~/components/ui/date";

export function PreviewBar({ updatedAt }: { updatedAt?: string }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-brass-tint px-5 py-2.5 text-13 text-brass"
    >
      <span className="inline-flex items-center gap-2 font-semibold">
        <Eye className="size-4" />
        Draft preview
      </span>
      <span className="text-ink-2">
        {updatedAt ? (
          <>
            Saved <DateText at={updatedAt} style="time" />.{" "}
          </>
        ) : null}
        Only you can see this page.
      </span>
    </p>
  );
}
