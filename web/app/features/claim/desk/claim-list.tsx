import { DataList } from "~/components/list/data-list";
import type { Column } from "~/components/list/data-table";
import type { Filter } from "~/components/list/list-query";
import { Badge } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { agoText } from "~/lib/format/age";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { modeWords, purposeWords, stateWords } from "./words";

type Row = Schema<"ClaimRow">;

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const filtersWith = (counts: Readonly<Record<string, number>>): Filter[] => [
  {
    kind: "words",
    name: "q",
    label: "Name, email, or reference",
    placeholder: "Name, email, reference",
  },
  {
    kind: "choice",
    name: "state",
    label: "Status",
    any: "Needs a decision",
    options: [
      ...Object.entries(stateWords).map(([value, { label }]) => ({
        value,
        label: `${label} (${numberText(counts[value] ?? 0)})`,
      })),
      { value: "all", label: "All" },
    ],
  },
  {
    kind: "choice",
    name: "mode",
    label: "Proof",
    any: "Any proof",
    options: optionsOf(modeWords),
  },
  {
    kind: "choice",
    name: "purpose",
    label: "Purpose",
    any: "Any purpose",
    options: optionsOf(purposeWords),
  },
];

const columns = (now: string): Column<Row>[] => [
  {
    header: "Profile",
    narrow: "title",
    sort: { key: "profile", ascending: "A to Z", descending: "Z to A" },
    cell: (row) => (
      <>
        <Anchor
          href={paths.claim(row.id)}
          discover="none"
          className={classNames(
            "font-serif text-ink no-underline hover:text-accent",
            row.waits ? "font-bold" : "font-semibold",
          )}
        >
          {row.expert_name || "Removed profile"}
        </Anchor>
        <span className="tnum ml-2 font-sans text-13 font-normal text-muted md:whitespace-nowrap">
          {row.reference}
        </span>
      </>
    ),
  },
  {
    header: "Claimant",
    className: "max-w-[20rem] truncate text-ink-2 max-md:whitespace-normal",
    cell: (row) => <bdi>{row.name || (row.taken ? "Has an account" : "Name not given")}</bdi>,
  },
  {
    header: "Proof",
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => modeWords[row.mode],
  },
  {
    header: "Purpose",
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => purposeWords[row.purpose],
  },
  {
    header: "Status",
    narrow: "aside",
    cell: (row) => <Badge tone={stateWords[row.state].tone}>{stateWords[row.state].label}</Badge>,
  },
  {
    header: "Started",
    align: "right",
    sort: { key: "begun", ascending: "oldest first", descending: "newest first" },
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => (
      <time dateTime={row.created_at} title={row.created_at}>
        {agoText(row.created_at, now)}
      </time>
    ),
  },
];

export function ClaimList({ queue, now }: { queue: Schema<"ClaimQueue">; now: string }) {
  return (
    <div className="mt-5">
      {queue.waiting_since ? (
        <p className="mb-3 text-muted">
          The oldest claim that needs a decision began{" "}
          <time dateTime={queue.waiting_since} className="font-semibold text-ink">
            {agoText(queue.waiting_since, now)}
          </time>
          . After 90 days, we close undecided claims and delete their documents.
        </p>
      ) : null}
      <DataList
        noun={["claim", "claims"]}
        page={queue}
        columns={columns(now)}
        filters={filtersWith(queue.counts)}
        keyOf={(row) => row.id}
        hrefOf={(row) => paths.claim(row.id)}
        to={paths.claims}
        empty={{
          title: "No claims waiting",
          text: "Claims with a document and disputes appear here. A code settles the others; choose a status to see them.",
        }}
      />
    </div>
  );
}
