import { ShieldCheck } from "lucide-react";

import type { Column } from "~/components/list/data-table";
import { useListQuery } from "~/components/list/data-list";
import type { Filter } from "~/components/list/list-query";
import { ListScreen } from "~/components/list/list-screen";
import { LinkButton } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

import { actionWords } from "./action-words";
import { CheckResult } from "./check-result";

type Row = Schema<"AuditEntry">;
type Page = Schema<"AuditPage">;

/** Person and target are chosen in a row. */
function filtersOf({ actions, kinds, results }: Page): Filter[] {
  const options = (values: readonly string[]) =>
    values.map((value) => ({ value, label: actionWords(value) }));
  return [
    {
      kind: "words",
      name: "q",
      label: "Name, reason, or detail",
      placeholder: "Name, reason, detail",
    },
    {
      kind: "choice",
      name: "action",
      label: "Action",
      any: "Any action",
      options: options(actions),
    },
    { kind: "choice", name: "kind", label: "Kind", any: "Any kind", options: options(kinds) },
    { kind: "day", name: "from", label: "From" },
    { kind: "day", name: "to", label: "To" },
    {
      kind: "link",
      name: "actor",
      label: "By",
      text: (id) => results.find(({ actor_id }) => actor_id === id)?.actor_name || id,
    },
    {
      kind: "link",
      name: "subject",
      label: "On",
      text: (id) => results.find(({ subject_id }) => subject_id === id)?.subject_name || id,
    },
  ];
}

const erased = <span className="text-muted italic">erased</span>;

const columnsWith = (byHref: (row: Row) => string, onHref: (row: Row) => string): Column<Row>[] => [
  {
    header: "Number",
    narrow: "aside",
    className: "tnum text-muted max-md:text-13",
    cell: (row) => row.seq,
  },
  {
    header: "When",
    narrow: "label",
    className: "tnum md:whitespace-nowrap text-muted",
    cell: (row) => <DateText at={row.at} style="time" />,
  },
  {
    header: "Who",
    cell: (row) =>
      row.actor_erased ? (
        erased
      ) : row.actor_id ? (
        <Anchor
          href={byHref(row)}
          discover="none"
          title={row.actor_groups.replaceAll(",", ", ")}
          className="text-ink no-underline hover:text-accent hover:underline"
        >
          {row.actor_name}
        </Anchor>
      ) : (
        row.actor_name
      ),
  },
  {
    header: "Action",
    narrow: "title",
    className: "font-semibold",
    cell: (row) => actionWords(row.action),
  },
  {
    header: "On",
    cell: (row) =>
      row.subject_id ? (
        <Anchor
          href={onHref(row)}
          discover="none"
          className="font-serif font-semibold text-ink no-underline hover:text-accent hover:underline"
        >
          {row.subject_erased ? erased : row.subject_name || row.subject_id}
        </Anchor>
      ) : (
        row.subject_name
      ),
  },
  {
    header: "Reason and details",
    narrow: "line",
    className: "max-w-[40rem]",
    cell: (row) => (
      <>
        {row.reason ? (
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {row.reason}
          </p>
        ) : null}
        <Details detail={row.detail} />
      </>
    ),
  },
];

function Details({ detail }: { detail: Record<string, string> }) {
  const facts = Object.entries(detail).sort(([a], [b]) => a.localeCompare(b));
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 text-13 text-muted">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt>{name}:</dt>
          <dd className="min-w-0 break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type AuditListProps = { page: Page; check: Schema<"AuditCheck"> | null };

export function AuditList({ page, check }: AuditListProps) {
  const filters = filtersOf(page);
  const query = useListQuery(filters, []);
  const byHref = (row: Row) => paths.audit(query.with({ actor: row.actor_id }));
  const onHref = (row: Row) => paths.audit(query.with({ kind: row.kind, subject: row.subject_id }));
  return (
    <ListScreen
      title="Audit log"
      summary="Who did what, when, and why"
      noun={["entry", "entries"]}
      page={page}
      columns={columnsWith(byHref, onHref)}
      filters={filters}
      keyOf={(row) => String(row.seq)}
      hrefOf={onHref}
      to={paths.audit}
      exported={{ to: paths.auditExport, method: "post" }}
      empty={{
        title: "No entries yet",
        text: "Everything staff do to accounts, claims, and profiles is recorded here: who, when, and why.",
      }}
      actions={
        <LinkButton href={paths.audit(query.with({ check: "1" }))} discover="none">
          <ShieldCheck className="size-[18px]" />
          Verify chain
        </LinkButton>
      }
    >
      {check ? (
        <div className="mt-4">
          <CheckResult check={check} />
        </div>
      ) : null}
    </ListScreen>
  );
}
