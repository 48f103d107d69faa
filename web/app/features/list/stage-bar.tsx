import type { Schema } from "~/lib/api-types";

import { stageFill, stageWords } from "./stages";

/** Who is at which stage, as one bar. */
export function StageBar({
  counts,
}: {
  counts: readonly Pick<Schema<"StageCount">, "stage" | "count">[];
}) {
  const filled = counts.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-13 text-muted">
      <span aria-hidden="true" className="flex h-[5px] w-full gap-0.5">
        {filled.map(({ stage, count }) => (
          <span
            key={stage}
            className={`rounded-[2px] ${stageFill[stage]}`}
            style={{ flex: count }}
          />
        ))}
      </span>
      {filled.map(({ stage, count }) => (
        <span key={stage} className="tnum">
          {count} {stageWords[stage].toLowerCase()}
        </span>
      ))}
    </p>
  );
}
