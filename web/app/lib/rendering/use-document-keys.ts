import { useRef } from "react";

import { useIsomorphicLayoutEffect } from "./use-layout-effect";

/**
 * Calls `onKey` for each key pressed without Ctrl, Alt, or Command, from the moment that the page
 * shows the component.
 */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useIsomorphicLayoutEffect(() => void (latest.current = onKey));
  useIsomorphicLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) latest.current(event);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
