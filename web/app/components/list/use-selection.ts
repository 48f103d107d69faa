import { useState } from "react";

export interface Selection {
  /** How many of the rows in sight are selected. */
  count: number;
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Selects all rows in sight, or none where all are. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which of the rows in sight are selected. A row that goes out of sight is no longer selected. */
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
