export type Placement = {
  align?: "start" | "center" | "end";
  /** Pixels. */
  gap?: number;
};

const margin = 8;

/**
 * Puts a floating element below its anchor, or above if there is no room, at least 8 px inside the
 * window. It must be visible, since it is measured.
 */
export function placeBeside(
  anchor: Element,
  floating: HTMLElement,
  { align = "start", gap = 6 }: Placement = {},
): void {
  const around = anchor.getBoundingClientRect();
  const width = floating.offsetWidth;
  const height = floating.offsetHeight;
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };

  const wanted =
    align === "start"
      ? around.left
      : align === "end"
        ? around.right - width
        : around.left + (around.width - width) / 2;
  const left = Math.max(margin, Math.min(wanted, room.width - width - margin));

  const below = around.bottom + gap;
  const above = around.top - gap - height;
  const top = below + height + margin > room.height && above >= margin ? above : below;

  Object.assign(floating.style, {
    position: "fixed",
    inset: "auto",
    margin: "0",
    left: `${Math.round(left)}px`,
    top: `${Math.round(top)}px`,
  });
}

/** Runs again on scroll and resize; returns how to stop. */
export function followAnchor(place: () => void): () => void {
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  };
}
