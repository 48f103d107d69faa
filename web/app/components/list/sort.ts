import type { SelectOption } from "~/components/ui/choice/select";

/** An order that a column offers. */
export interface Sort {
  /** As the address names it; descending with `-` before it. */
  key: string;
  /** Of the column. */
  header: string;
  /** What the two directions mean: `A to Z`, `Z to A` */
  ascending: string;
  descending: string;
  /** Descending comes first, as with dates. */
  newestFirst?: boolean;
}

/** The order that the head of a column leads to: its first, then the other one. */
export function nextSort({ key, newestFirst }: Sort, current: string): string {
  const [first, second] = newestFirst ? [`-${key}`, key] : [key, `-${key}`];
  return current === first ? second : first;
}

/** How a column is sorted now. */
export function directionOf({ key }: Sort, current: string): "ascending" | "descending" | null {
  if (current === key) return "ascending";
  return current === `-${key}` ? "descending" : null;
}

/** `Received, newest first` */
export function sortText(sort: Sort, order: string): string {
  return `${sort.header}, ${order.startsWith("-") ? sort.descending : sort.ascending}`;
}

/** All orders, for a list of choices. */
export function sortOptions(sorts: readonly Sort[]): SelectOption[] {
  return sorts.flatMap((sort) => {
    const first = nextSort(sort, "");
    return [first, nextSort(sort, first)].map((value) => ({ value, label: sortText(sort, value) }));
  });
}
