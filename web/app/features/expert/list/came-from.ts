import { countText } from "~/lib/format/number";

/** The list that led to an expert, kept in the history entry. */
export type CameFrom = { href: string; label: string };

export function readCameFrom(state: unknown): CameFrom | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const from: unknown = state.from;
  if (typeof from !== "object" || from === null || !("href" in from) || !("label" in from))
    return null;
  const { href, label } = from;
  return typeof href === "string" && typeof label === "string" && /^\/(?!\/)/.test(href)
    ? { href, label }
    : null;
}

/** Such as `21 experts for “crane”`. */
export function resultsLabel(count: number | null, words: string): string {
  const what = count === null ? "Experts" : countText(count, "expert", "experts");
  return words === "" ? (count === null ? "All experts" : what) : `${what} for “${words}”`;
}

/** The results list in the referrer, for browsers without script. */
export function cameFromReferrer(
  referrer: string | null,
  own: string,
  listPath: string,
): CameFrom | null {
  if (referrer === null || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (
    from.host !== new URL(own).host ||
    from.pathname.toLowerCase().replace(/\/$/, "") !== listPath
  )
    return null;
  return {
    href: `${listPath}${from.search}`,
    label: resultsLabel(null, (from.searchParams.get("q") ?? "").trim()),
  };
}
