import { ShieldCheck } from "lucide-react";

import type { Column } from "~/components/list/data-table";
import { useListQuery } from "~/components/list/data-list";
import type { Filter } from "~/components/list/list-query";
import { ListScreen } from "~/components/list/list-screen";
import { LinkButton } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { agoText } from "~/lib/format/age";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { StaffTabs } from "./staff-tabs";
import { ZeroProof } from "./zero-proof";

type Row = Schema<"CreditHolder">;

const filters: Filter[] = [
  { kind: "words", name: "q", label: "Attorney’s name or email", placeholder: "Name, email" },
  {
    kind: "choice",
    name: "state",
    label: "Balance",
    any: "Any balance",
    options: [{ value: "owing", label: "Owes credits" }],
  },
];

const columns = (now: string): Column<Row>[] => [
  {
    header: "Name",
    narrow: "title",
    cell: (row) => (
      <Anchor
        href={paths.creditHolder(row.id)}
        discover="none"
        className="font-serif font-semibold text-ink no-underline hover:text-accent"
      >
        {row.name || row.id}
      </Anchor>
    ),
  },
  {
    header: "Email",
    narrow: "line",
    className: "max-w-[22rem] truncate text-ink-2",
    cell: (row) => row.email,
  },
  {
    header: "Free",
    align: "right",
    className: "tnum font-semibold",
    cell: (row) => numberText(row.credits),
  },
  {
    header: "Held",
    align: "right",
    className: "tnum text-brass",
    cell: (row) => numberText(row.held),
  },
  {
    header: "Owed",
    align: "right",
    className: "tnum",
    cell: (row) =>
      row.owed > 0 ? <span className="text-danger">{numberText(row.owed)}</span> : numberText(0),
  },
  {
    header: "Last movement",
    align: "right",
    className: "tnum md:whitespace-nowrap text-muted",
    cell: (row) =>
      row.last_at ? <time dateTime={row.last_at}>{agoText(row.last_at, now)}</time> : "Never",
  },
];

type HoldersListProps = {
  page: Schema<"CreditHolders">;
  check: Schema<"CreditCheck"> | null;
  now: string;
};

export function HoldersList({ page, check, now }: HoldersListProps) {
  const query = useListQuery(filters, []);
  return (
    <ListScreen
      title="Credits"
      noun={["attorney", "attorneys"]}
      page={page}
      columns={columns(now)}
      filters={filters}
      keyOf={(row) => row.id}
      hrefOf={(row) => paths.creditHolder(row.id)}
      to={paths.creditHolders}
      empty={{
        title: "No credits yet",
        text: "Attorneys get welcome credits once a bar admission is verified.",
      }}
      actions={
        <LinkButton href={paths.creditHolders(query.with({ check: "1" }))} discover="none">
          <ShieldCheck className="size-[18px]" />
          Recount
        </LinkButton>
      }
    >
      <StaffTabs current="attorneys" />
      <ZeroProof totals={page.totals} />
      {check ? <CheckNote check={check} /> : null}
    </ListScreen>
  );
}

function CheckNote({ check }: { check: Schema<"CreditCheck"> }) {
  const n = check.problems.length;
  return (
    <Note
      className="mt-3"
      tone={n === 0 ? "success" : "danger"}
      role={n === 0 ? "status" : "alert"}
      title={
        n === 0
          ? "Every balance is the sum of its transfers"
          : `The ledger was altered: ${countText(n, "problem", "problems")}`
      }
    >
      {n === 0 ? (
        <p>
          Recounted <DateText at={check.at} style="time" />. No number is missing, and no time goes
          back.
        </p>
      ) : (
        <ul className="mt-1 list-disc pl-5">
          {check.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}
