import type { ReactNode } from "react";
import { classNames } from "../class-names";

export type StatItem = {
  label: string;
  value: ReactNode;
  /** What the figure leaves out. */
  note?: ReactNode;
};

const columns: Record<number, string> = {
  1: "",
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-3",
  4: "lg:grid-cols-4",
  5: "lg:grid-cols-5",
};

/** Two to five figures; two per row on phones. */
export function Stats({ items, className }: { items: readonly StatItem[]; className?: string }) {
  return (
    <div className={classNames("rule-ink overflow-hidden border-b border-b-line", className)}>
      {/* Shifted so that outer dividers are cut off in any number of columns. */}
      <dl
        className={classNames(
          "-mt-px -ml-[17px] grid grid-cols-2",
          columns[Math.min(items.length, 5)],
        )}
      >
        {items.map((item) => (
          <div key={item.label} className="border-t border-l border-line px-4 py-3.5">
            <Stat {...item} />
          </div>
        ))}
      </dl>
    </div>
  );
}

function Stat({ label, value, note }: StatItem) {
  return (
    <>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="tnum mt-0.5 font-serif text-25 font-semibold tracking-[-0.012em]">{value}</dd>
      {note ? <dd className="text-13 text-muted">{note}</dd> : null}
    </>
  );
}
