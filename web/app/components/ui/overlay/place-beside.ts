export type Placement = {
  /** Which edge of the anchor the floating part lines up with. */
  align?: "start" | "center" | "end";
  /** Pixels between the two. */
  gap?: number;
};

const margin = 8;

/**
 * Puts a floating part of the top layer below its anchor, or above it where
 * there is no room below, and keeps it 8 px inside the window. The part must be
 * shown already: it is measured.
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

/** Calls again whenever the page scrolls or the window changes; returns the way to stop. */
export function followAnchor(place: () => void): () => void {
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  };
}
