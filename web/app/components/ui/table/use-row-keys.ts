import { useEffect, useState } from "react";

/** j and k move through the rows, Enter opens the current one, e chooses it; unless one is typing. */
export function useRowKeys(
  count: number,
  does: { open: (index: number) => void; choose: (index: number) => void },
): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
      if (
        target instanceof HTMLElement &&
        target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]")
      )
        return;
      if (key === "j") setCurrent((index) => Math.min(count - 1, index + 1));
      else if (key === "k") setCurrent((index) => Math.max(0, index - 1));
      else if (key === "e" && current >= 0) does.choose(current);
      else if (
        key === "Enter" &&
        current >= 0 &&
        !(target instanceof HTMLElement && target.matches("a, button, input"))
      )
        does.open(current);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [count, current, does]);
  return Math.min(current, count - 1);
}
