import type { Column } from "~/components/list/data-table";
import type { Filter } from "~/components/list/list-query";
import { ListScreen } from "~/components/list/list-screen";
import { Badge } from "~/components/ui/badge";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Row = Schema<"ForumLine">;

const filters: Filter[] = [
  { kind: "words", name: "q", label: "Forum, words, or source", placeholder: "Forum, words, rule" },
  {
    kind: "choice",
    name: "state",
    label: "Last check",
    any: "Any time",
    options: [{ value: "stale", label: "Not checked for a year" }],
  },
];

const columns: Column<Row>[] = [
  {
    header: "Forum",
    narrow: "title",
    className: "md:w-48",
    cell: (row) => (
      <Anchor
        href={paths.forumLine(row.code)}
        discover="none"
        className="font-serif font-semibold text-ink no-underline hover:text-accent"
      >
        {row.name}
      </Anchor>
    ),
  },
  {
    header: "Line",
    narrow: "line",
    className: "text-ink-2 md:max-w-[34rem]",
    cell: (row) => row.text,
  },
  {
    header: "Source",
    className: "text-muted md:w-52",
    cell: (row) => row.source || "None",
  },
  {
    header: "Last checked",
    narrow: "aside",
    className: "md:whitespace-nowrap",
    cell: (row) =>
      row.stale ? (
        <Badge tone="warning">{row.checked_on ? <Checked row={row} /> : "Never checked"}</Badge>
      ) : (
        <Checked row={row} />
      ),
  },
  {
    header: "Changed",
    align: "right",
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => (
      <>
        <DateText at={row.changed_at} style="short" />
        <span className="block text-13">
          by <bdi>{row.changed_by}</bdi>
        </span>
      </>
    ),
  },
];

const Checked = ({ row }: { row: Row }) => <DateText at={row.checked_on} style="short" />;

/** What each forum protects. */
export function LinesList({ lines }: { lines: Schema<"ForumLineList"> }) {
  return (
    <ListScreen
      title="Forum lines"
      summary={`${countText(lines.stale, "line", "lines")} not checked for a year`}
      noun={["line", "lines"]}
      page={lines}
      columns={columns}
      filters={filters}
      keyOf={(row) => row.code}
      hrefOf={(row) => paths.forumLine(row.code)}
      to={paths.forumLines}
      empty={{
        title: "No lines",
        text: "What the rules of each forum protect appears here.",
      }}
    >
      <p className="mt-1 max-w-[46rem] text-13 text-muted">
        Each conversation shows the line of its court above the message box. Say only what a source
        says; otherwise, ask readers to check.
      </p>
    </ListScreen>
  );
}
