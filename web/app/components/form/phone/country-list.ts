import type { PhoneCountry } from "./countries";

/** Milliseconds before typed letters are forgotten. */
export const typeAheadReset = 700;

/** Pixels needed below the field to open the list there. */
const roomBelow = 200;

/** The first country whose name starts with what is typed, or -1. */
export function findByName(countries: readonly PhoneCountry[], typed: string): number {
  const wanted = plain(typed);
  return countries.findIndex(({ name }) => plain(name).startsWith(wanted));
}

/** Lowercase without accents, so 'cote' finds 'Côte d’Ivoire'. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function opensBelow(field: { bottom: number }, windowHeight: number): boolean {
  return windowHeight - field.bottom > roomBelow;
}

export type Move = "ArrowDown" | "ArrowUp" | "Home" | "End";

/** Stops at the ends. */
export function moved(index: number, key: Move, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return Math.max(0, Math.min(count - 1, index + (key === "ArrowDown" ? 1 : -1)));
}
