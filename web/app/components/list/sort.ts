import type { SelectOption } from "~/components/ui/choice/select";

export interface Sort {
  /** In the URL; `-` before it means descending. */
  key: string;
  header: string;
  /** Such as `A to Z`, `Z to A`. */
  ascending: string;
  descending: string;
  /** Descending first, as with dates. */
  newestFirst?: boolean;
}

/** The next order when the column head is pressed. */
export function nextSort({ key, newestFirst }: Sort, current: string): string {
  const [first, second] = newestFirst ? [`-${key}`, key] : [key, `-${key}`];
  return current === first ? second : first;
}

export function directionOf({ key }: Sort, current: string): "ascending" | "descending" | null {
  if (current === key) return "ascending";
  return current === `-${key}` ? "descending" : null;
}

/** `Received, newest first` */
export function sortText(sort: Sort, order: string): string {
  return `${sort.header}, ${order.startsWith("-") ? sort.descending : sort.ascending}`;
}

export function sortOptions(sorts: readonly Sort[]): SelectOption[] {
  return sorts.flatMap((sort) => {
    const first = nextSort(sort, "");
    return [first, nextSort(sort, first)].map((value) => ({ value, label: sortText(sort, value) }));
  });
}
