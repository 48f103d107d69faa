import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type StatItem = {
  label: string;
  value: ReactNode;
  /** What the figure leaves out, in the same size whether it flatters or not. */
  note?: ReactNode;
};

const columns: Record<number, string> = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "lg:grid-cols-4", 5: "lg:grid-cols-5" };

/** Two to five figures under an ink rule; two beside each other on phones. */
export function Stats({ items, className }: { items: readonly StatItem[]; className?: string }) {
  return (
    <dl className={classNames("rule-ink grid grid-cols-2 overflow-hidden border-b border-b-line", columns[Math.min(items.length, 5)], className)}>
      {items.map((item) => (
        // The negative margins hide the dividing lines at the outer edges, in any number of columns.
        <div key={item.label} className="-mt-px -ml-px border-t border-l border-line px-4 py-3.5">
          <Stat {...item} />
        </div>
      ))}
    </dl>
  );
}

/** One figure: a term and its value inside a description list. */
export function Stat({ label, value, note }: StatItem) {
  return (
    <>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="tnum mt-0.5 font-serif text-25 font-semibold tracking-[-0.012em]">{value}</dd>
      {note ? <dd className="text-13 text-muted">{note}</dd> : null}
    </>
  );
}
