import { useNavigate, useSearchParams } from "@remix-run/react";
import { useCallback, useRef, type ReactNode } from "react";

import { PostForm } from "~/components/form/post-form";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";

import { BulkBar } from "./bulk-bar";
import { DataTable, sortsOf, type Column } from "./data-table";
import { FilterBar } from "./filter-bar";
import { ListPages, type CursorOf, type PageOf } from "./list-pages";
import { listQuery, type Filter, type ListQuery } from "./list-query";
import { useListKeys } from "./use-list-keys";
import { useSelection } from "./use-selection";

export type DataListProps<Row> = {
  /** One and several. */
  noun: readonly [one: string, several: string];
  page: PageOf<Row> | CursorOf<Row>;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  keyOf: (row: Row) => string;
  /** Opened by Enter; the title links there too. */
  hrefOf: (row: Row) => string;
  to: (query?: URLSearchParams) => string;
  /** Explains the marks in the table; stands below it. */
  legend?: ReactNode;
  /** Shown if the list has no rows. */
  empty: { title: string; text: string };
  /** Fields and buttons of a form that posts `selected`. */
  bulk?: {
    value: (row: Row) => string;
    name: (row: Row) => string;
    controls: ReactNode;
  };
};

export function useListQuery<Row>(
  filters: readonly Filter[],
  columns: readonly Column<Row>[],
): ListQuery {
  const [address] = useSearchParams();
  return listQuery(
    address,
    filters,
    sortsOf(columns).map(({ key }) => key),
  );
}

export function DataList<Row>({
  noun: [, several],
  page,
  columns,
  filters,
  keyOf,
  hrefOf,
  to,
  legend,
  empty,
  bulk,
}: DataListProps<Row>) {
  const rows = page.results;
  const query = useListQuery(filters, columns);
  const navigate = useNavigate();
  const search = useRef<HTMLFormElement>(null);
  const selection = useSelection(rows.map(keyOf));
  const { toggle } = selection;
  const current = useListKeys({
    count: rows.length,
    search,
    onOpen: useCallback(
      (index: number) => {
        const row = rows[index];
        if (row) void navigate(hrefOf(row));
      },
      [rows, navigate, hrefOf],
    ),
    onSelect: bulk
      ? (index) => {
          const row = rows[index];
          if (row) toggle(keyOf(row));
        }
      : undefined,
  });
  const caption = several.charAt(0).toUpperCase() + several.slice(1);
  const table = (
    <DataTable
      {...{ caption, columns, rows, keyOf, query, to, current }}
      selection={bulk ? { rows: selection, value: bulk.value, name: bulk.name } : undefined}
    />
  );
  return (
    <>
      <FilterBar
        ref={search}
        label={caption}
        sorts={sortsOf(columns)}
        {...{ filters, query, to }}
      />
      {rows.length === 0 ? (
        <EmptyState
          className="mt-6"
          art={query.narrowed ? "lamp" : "cards"}
          title={query.narrowed ? `No matching ${several}` : empty.title}
          text={query.narrowed ? "Remove a filter or search for part of a name." : empty.text}
          action={query.narrowed ? <LinkButton href={to()}>Clear all filters</LinkButton> : null}
        />
      ) : bulk ? (
        <PostForm onSubmit={selection.clear}>
          {table}
          <ListPages {...{ page, query, to, legend }} />
          <BulkBar
            label={`With selected ${several}`}
            count={selection.count}
            onClear={selection.clear}
          >
            {bulk.controls}
          </BulkBar>
        </PostForm>
      ) : (
        <>
          {table}
          <ListPages {...{ page, query, to, legend }} />
        </>
      )}
    </>
  );
}
