import { useState, type RefObject } from "react";

import { useDocumentKeys } from "~/lib/rendering/use-document-keys";

interface ListKeys {
  count: number;
  onOpen?: (index: number) => void;
  onSelect?: (index: number) => void;
  /** Its search field gets the focus on `/`. */
  search: RefObject<HTMLFormElement>;
}

/** Keys for the list of shortcuts (`?`). */
export function listShortcuts(one: string, has: { selection?: boolean } = {}) {
  return [
    { keys: ["j"], does: `Next ${one}` },
    { keys: ["k"], does: `Previous ${one}` },
    { keys: ["Enter"], does: `Open ${one}` },
    ...(has.selection ? [{ keys: ["x"], does: `Select ${one}` }] : []),
    { keys: ["/"], does: "Search" },
  ];
}

const typing = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const interactive = "a, button, input, summary";

/**
 * j and k move, Enter opens, x selects, / searches. Returns the current row, or -1 before the first
 * key.
 */
export function useListKeys({ count, onOpen, onSelect, search }: ListKeys): number {
  const [row, setRow] = useState(-1);
  const current = Math.min(row, count - 1);
  useDocumentKeys((event) => {
    const on = event.target instanceof HTMLElement ? event.target : null;
    if (event.defaultPrevented || on?.matches(typing)) return;
    const field = search.current?.querySelector<HTMLInputElement>("input[type=search]");
    if (event.key === "/" && field) field.focus();
    else if (count === 0) return;
    else if (event.key === "j") setRow(Math.min(count - 1, current + 1));
    else if (event.key === "k") setRow(Math.max(0, current - 1));
    else if (event.key === "x" && onSelect && current >= 0) onSelect(current);
    else if (event.key === "Enter" && onOpen && current >= 0 && !on?.matches(interactive))
      onOpen(current);
    else return;
    event.preventDefault();
  });
  return current;
}
