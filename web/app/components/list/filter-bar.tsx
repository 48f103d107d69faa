import { Form, useSubmit } from "@remix-run/react";
import { Search } from "lucide-react";
import { forwardRef } from "react";

import { Button } from "~/components/ui/button";
import { RemovableChip } from "~/components/ui/chip";
import { Select } from "~/components/ui/choice/select";
import { TextInput } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";

import { ColumnChoice } from "./column-choice";
import type { Filter, ListQuery } from "./list-query";
import { sortOptions, type Sort } from "./sort";

type FilterBarProps = {
  /** Such as `Accounts`. */
  label: string;
  filters: readonly Filter[];
  sorts: readonly Sort[];
  query: ListQuery;
  to: (query?: URLSearchParams) => string;
};

/** Filters live in the URL. Without script, the button sends them. */
export const FilterBar = forwardRef<HTMLFormElement, FilterBarProps>(function FilterBar(
  { label, filters, sorts, query, to },
  ref,
) {
  const submit = useSubmit();
  const links = filters.filter((filter) => filter.kind === "link" && query.get(filter.name));
  return (
    <>
      <Form
        ref={ref}
        key={query.values.toString()}
        method="get"
        action={to()}
        role="search"
        aria-label={label}
        className="grid grid-cols-2 items-end gap-2 lg:flex lg:flex-wrap"
        onChange={(event) => {
          const { target } = event;
          if (target instanceof HTMLSelectElement) void submit(event.currentTarget);
        }}
      >
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} query={query} />
        ))}
        {sorts.length > 0 ? (
          // Wide screens sort by column heads; the field keeps the order.
          <Select
            className="lg:hidden"
            label="Sort"
            hideLabel
            name="sort"
            defaultValue={query.get("sort")}
            placeholder="Default order"
            options={sortOptions(sorts)}
          />
        ) : null}
        <Button type="submit">Filter</Button>
        {query.narrowed ? (
          <TextLink href={to()} className="self-center">
            Clear all
          </TextLink>
        ) : null}
      </Form>
      {links.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {links.map((filter) => {
            const text = `${filter.label} ${
              filter.kind === "link" ? filter.text(query.get(filter.name)) : ""
            }`;
            return (
              <RemovableChip
                key={filter.name}
                href={to(query.with({ [filter.name]: "" }))}
                removeLabel={`Remove filter: ${text}`}
              >
                {text}
              </RemovableChip>
            );
          })}
        </p>
      ) : null}
    </>
  );
});

function FilterControl({ filter, query }: { filter: Filter; query: ListQuery }) {
  const value = query.get(filter.name);
  switch (filter.kind) {
    case "columns":
      return <ColumnChoice filter={filter} query={query} />;
    case "words":
      return (
        <TextInput
          className="col-span-2 lg:w-72"
          label={filter.label}
          hideLabel
          name={filter.name}
          type="search"
          defaultValue={value}
          placeholder={filter.placeholder}
          icon={<Search />}
        />
      );
    case "choice":
      return (
        <Select
          className="lg:w-46"
          label={filter.label}
          hideLabel
          name={filter.name}
          defaultValue={value}
          placeholder={filter.any}
          options={filter.options}
        />
      );
    case "day":
      return (
        <TextInput
          className="max-sm:col-span-2 lg:w-50"
          label={filter.label}
          hideLabel
          name={filter.name}
          type="date"
          defaultValue={value}
          icon={
            <span aria-hidden="true" className="text-muted">
              {filter.label}
            </span>
          }
        />
      );
    case "link":
      return value ? <input type="hidden" name={filter.name} value={value} /> : null;
  }
}
