export type Command =
  { do: "toggle" | "mute" } | { do: "skip"; by: number } | { do: "speed"; step: 1 | -1 };

type Key = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented" | "target"
>;

/** Seconds. */
export const backBy = 15;
export const forwardBy = 30;
const arrowBy = 5;

/**
 * Null with a modifier, while typing, or on controls that use the key. Off the episode's page,
 * space and arrows scroll.
 */
export function commandOf(event: Key, ownPage: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target && (target.isContentEditable || target.closest("input, textarea, select, dialog")))
    return null;
  switch (event.key.toLowerCase()) {
    case "k":
      return { do: "toggle" };
    case "j":
      return { do: "skip", by: -backBy };
    case "l":
      return { do: "skip", by: forwardBy };
    case "m":
      return { do: "mute" };
    case "<":
      return { do: "speed", step: -1 };
    case ">":
      return { do: "speed", step: 1 };
  }
  if (!ownPage) return null;
  const used = target?.closest(
    "button, a, summary, [role=slider], [role=menu], [role=tablist], [tabindex='0']",
  );
  if (used) return null;
  if (event.key === " ") return { do: "toggle" };
  if (event.key === "ArrowLeft") return { do: "skip", by: -arrowBy };
  if (event.key === "ArrowRight") return { do: "skip", by: arrowBy };
  return null;
}
