import type { SelectGroup, SelectOption } from "~/components/ui/choice/select";

export type Filter =
  | { kind: "words"; name: string; label: string; placeholder: string }
  | {
      kind: "choice";
      name: string;
      label: string;
      /** Such as `Any status`. */
      any: string;
      options: readonly (SelectOption | SelectGroup)[];
    }
  /** The columns that are shown. All of them if none is chosen. */
  | { kind: "columns"; name: string; label: string; options: readonly SelectOption[] }
  | { kind: "day"; name: string; label: string }
  /** Set by a link in a row, such as one person's actions. Shown as a chip. */
  | { kind: "link"; name: string; label: string; text: (value: string) => string };

export interface ListQuery {
  /** Empty if not set. */
  get: (name: string) => string;
  /** Whether a column is among those that are shown. */
  shows: (column: string) => boolean;
  narrowed: boolean;
  /** Filters and order without the page, for exports. */
  values: URLSearchParams;
  /** Any change but `page` starts at page 1. */
  with: (change: Readonly<Record<string, string>>) => URLSearchParams;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function allows(filter: Filter, value: string): boolean {
  if (filter.kind === "choice")
    return filter.options
      .flatMap((option) => ("options" in option ? option.options : [option]))
      .some((option) => option.value === value);
  return filter.kind !== "day" || day.test(value);
}

/** Returns nothing if all are chosen. */
function chosenColumns(
  address: URLSearchParams,
  { name, options }: Extract<Filter, { kind: "columns" }>,
): readonly string[] {
  const asked = address.getAll(name);
  const chosen = options.map(({ value }) => value).filter((value) => asked.includes(value));
  return chosen.length === options.length ? [] : chosen;
}

/** Unknown filters and values are left out, as in the BFF. */
export function listQuery(
  address: URLSearchParams,
  filters: readonly Filter[],
  sorts: readonly string[] = [],
): ListQuery {
  const values = new URLSearchParams();
  let narrowed = false;
  let columns: readonly string[] = [];
  for (const filter of filters) {
    if (filter.kind === "columns") {
      columns = chosenColumns(address, filter);
      for (const column of columns) values.append(filter.name, column);
      continue;
    }
    const value = address.get(filter.name) ?? "";
    if (value === "" || !allows(filter, value)) continue;
    values.set(filter.name, value);
    narrowed = true;
  }
  const sort = address.get("sort") ?? "";
  if (sorts.includes(sort.replace(/^-/, ""))) values.set("sort", sort);
  return {
    get: (name) => values.get(name) ?? "",
    shows: (column) => columns.length === 0 || columns.includes(column),
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
