import type { ReactNode } from "react";

import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/hydrated";
import { numberText } from "~/lib/format/number";

/** Always shown without script, which can't tell what is selected. */
export function BulkBar({
  label,
  count,
  onClear,
  children,
}: {
  label: string;
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  if (hydrated && count === 0) return null;
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        "mt-5 flex flex-wrap items-center gap-2.5 rounded-card border border-line bg-surface px-4 py-2.5",
        hydrated ? "sticky bottom-4 z-20 mx-auto w-fit shadow-float" : null,
      )}
    >
      {hydrated ? (
        <span role="status" className="tnum mr-1 font-semibold">
          {`${numberText(count)} selected`}
        </span>
      ) : null}
      {children}
      {hydrated ? (
        <Button variant="quiet" onClick={onClear}>
          Clear selection
        </Button>
      ) : null}
    </div>
  );
}
