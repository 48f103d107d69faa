import type { SelectOption } from "~/components/ui/choice/select";

/** One way to narrow a list, as it appears in the filter bar and in the address. */
export type Filter =
  | { kind: "words"; name: string; label: string; placeholder: string }
  | {
      kind: "choice";
      name: string;
      label: string;
      /** What an empty choice means: `Any status` */
      any: string;
      options: readonly SelectOption[];
    }
  | { kind: "day"; name: string; label: string }
  /** Set by a link in a row, such as everything one person did. Shown as a chip. */
  | { kind: "link"; name: string; label: string; text: (value: string) => string };

/** The address of a list, read by its declaration. */
export interface ListQuery {
  /** The value of a filter, or of `sort`; empty where there is none. */
  get: (name: string) => string;
  /** Whether a filter narrows the list. */
  narrowed: boolean;
  /** The filters and the order, without the page: what an export repeats. */
  values: URLSearchParams;
  /** The query of the same list with some values changed. Any change but one of the page starts at the first page. */
  with: (change: Readonly<Record<string, string>>) => URLSearchParams;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function allows(filter: Filter, value: string): boolean {
  if (filter.kind === "choice") return filter.options.some((option) => option.value === value);
  return filter.kind !== "day" || day.test(value);
}

/** Reads an address. What the list does not declare, and what a filter does not offer, is left out, as the BFF does. */
export function listQuery(
  address: URLSearchParams,
  filters: readonly Filter[],
  sorts: readonly string[] = [],
): ListQuery {
  const values = new URLSearchParams();
  for (const filter of filters) {
    const value = address.get(filter.name) ?? "";
    if (value !== "" && allows(filter, value)) values.set(filter.name, value);
  }
  const narrowed = values.size > 0;
  const sort = address.get("sort") ?? "";
  if (sorts.includes(sort.replace(/^-/, ""))) values.set("sort", sort);
  return {
    get: (name) => values.get(name) ?? "",
    narrowed,
    values,
    with: (change) => {
      const changed = new URLSearchParams(values);
      for (const [name, value] of Object.entries(change)) {
        if (value === "" || (name === "page" && value === "1")) changed.delete(name);
        else changed.set(name, value);
      }
      return changed;
    },
  };
}
