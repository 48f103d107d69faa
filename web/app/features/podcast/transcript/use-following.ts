import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

/** Scrolls the pane only. */
function bringIntoView(pane: HTMLElement, element: HTMLElement, smooth: boolean): void {
  const [box, at] = [pane.getBoundingClientRect(), element.getBoundingClientRect()];
  const top = pane.scrollTop + at.top - box.top - pane.clientHeight / 3;
  pane.scrollTo({ top: Math.max(0, top), behavior: smooth ? "smooth" : "instant" });
}

/** Pixels covered at the top, and free at the bottom. */
const [covered, margin] = [190, 48];

/** Scrolls the page only as far as needed. */
function bringIntoWindow(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > innerHeight - margin)
    window.scrollBy({ top: bottom - innerHeight + margin, behavior: "instant" });
  else if (top < covered) window.scrollBy({ top: top - covered, behavior: "instant" });
}

const stillness = "(prefers-reduced-motion: reduce)";

/**
 * Lets a pane follow what is said until the reader scrolls; then a button resumes. With reduced
 * motion, only the button.
 */
export function useFollowing(pane: RefObject<HTMLElement>) {
  const [following, setFollowing] = useState(true);
  const follows = useRef(true);
  const current = useRef<HTMLElement | null>(null);

  const change = useCallback((to: boolean) => {
    follows.current = to;
    setFollowing(to);
  }, []);

  useEffect(() => {
    const root = pane.current;
    if (!root) return;
    if (matchMedia(stillness).matches) change(false);
    // Only readers cause these; our scrolling doesn't.
    const left = () => change(false);
    const onKey = (event: KeyboardEvent) => {
      if (/^(Arrow(Up|Down)|Page(Up|Down)|Home|End| )$/.test(event.key)) left();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target === root) left(); // the pane's own scroll bar
    };
    root.addEventListener("wheel", left, { passive: true });
    root.addEventListener("touchmove", left, { passive: true });
    root.addEventListener("keydown", onKey);
    root.addEventListener("pointerdown", onPress);
    return () => {
      root.removeEventListener("wheel", left);
      root.removeEventListener("touchmove", left);
      root.removeEventListener("keydown", onKey);
      root.removeEventListener("pointerdown", onPress);
    };
  }, [pane, change]);

  const onCue = useCallback(
    (element: HTMLElement) => {
      current.current = element;
      if (follows.current && pane.current) bringIntoView(pane.current, element, true);
    },
    [pane],
  );

  return {
    following,
    onCue,
    /** Stops following, as for a search. */
    leave: useCallback(() => change(false), [change]),
    /** Resumes, unless the reader prefers less motion. */
    back: useCallback(() => {
      const still = matchMedia(stillness).matches;
      change(!still);
      if (pane.current && current.current) bringIntoView(pane.current, current.current, !still);
    }, [pane, change]),
    show: useCallback(
      (element: HTMLElement) => {
        if (!pane.current) return;
        bringIntoView(pane.current, element, false);
        bringIntoWindow(element);
      },
      [pane],
    ),
  };
}
