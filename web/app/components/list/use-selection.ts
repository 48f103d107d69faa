import { useState } from "react";

export interface Selection {
  count: number;
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Selects all rows, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** Rows that disappear are no longer selected. */
export function useSelection(keys: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const inSight = keys.filter((key) => chosen.has(key));
  return {
    count: inSight.length,
    has: (key) => chosen.has(key),
    toggle: (key) =>
      setChosen(
        new Set(chosen.has(key) ? inSight.filter((one) => one !== key) : [...inSight, key]),
      ),
    toggleAll: () => setChosen(new Set(inSight.length === keys.length ? [] : keys)),
    clear: () => setChosen(new Set()),
  };
}
