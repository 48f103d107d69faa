import type { Column } from "~/components/list/data-table";
import type { Filter } from "~/components/list/list-query";
import { ListScreen } from "~/components/list/list-screen";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/choice/select";
import { classNames } from "~/components/ui/class-names";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { agoText } from "~/lib/format/age";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { formWords, stateWords } from "./words";

type Row = Schema<"InquiryRow">;
type Member = Schema<"Member">;

const filtersWith = (staff: readonly Member[]): Filter[] => [
  {
    kind: "words",
    name: "q",
    label: "Name, email, words, or reference",
    placeholder: "Name, words, reference",
  },
  {
    kind: "choice",
    name: "state",
    label: "Status",
    any: "Needs a response",
    options: Object.entries(stateWords).map(([value, { label }]) => ({ value, label })),
  },
  {
    kind: "choice",
    name: "kind",
    label: "Form",
    any: "Any form",
    options: Object.entries(formWords).map(([value, label]) => ({ value, label })),
  },
  {
    kind: "choice",
    name: "assignee",
    label: "Assigned to",
    any: "Assigned to anyone",
    options: [
      { value: "me", label: "Me" },
      { value: "none", label: "No one" },
      ...staff.map(({ id, name }) => ({ value: id, label: name })),
    ],
  },
];

const columns = (now: string): Column<Row>[] => [
  {
    header: "From",
    narrow: "title",
    sort: { key: "name", ascending: "A to Z", descending: "Z to A" },
    cell: (row) => (
      <Anchor
        href={paths.request(row.id)}
        discover="none"
        className={classNames(
          "font-serif text-ink no-underline hover:text-accent",
          row.state === "unread" ? "font-bold" : "font-semibold",
        )}
      >
        {row.name}
      </Anchor>
    ),
  },
  {
    header: "Subject",
    narrow: "line",
    className: "max-w-[28rem] truncate text-ink-2 max-md:whitespace-normal",
    cell: (row) => row.subject,
  },
  {
    header: "Form",
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => formWords[row.form],
  },
  {
    header: "Status",
    narrow: "aside",
    cell: (row) => <Badge tone={stateWords[row.state].tone}>{stateWords[row.state].label}</Badge>,
  },
  {
    header: "Assigned to",
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => row.assignee?.name ?? "No one",
  },
  {
    header: "Received",
    align: "right",
    sort: { key: "received", ascending: "oldest first", descending: "newest first" },
    className: "md:whitespace-nowrap text-muted",
    cell: (row) => (
      <time dateTime={row.created_at} title={row.created_at}>
        {agoText(row.created_at, now)}
      </time>
    ),
  },
];

type RequestListProps = { queue: Schema<"InquiryList">; now: string };

export function RequestList({ queue, now }: RequestListProps) {
  const { counts, staff } = queue;
  const waiting = (counts.unread ?? 0) + (counts.open ?? 0);
  return (
    <ListScreen
      title="Requests"
      summary={`${numberText(waiting)} waiting for us, ${numberText(counts.answered ?? 0)} answered, ${numberText(counts.spam ?? 0)} possible spam`}
      noun={["request", "requests"]}
      page={queue}
      columns={columns(now)}
      filters={filtersWith(staff)}
      keyOf={(row) => row.id}
      hrefOf={(row) => paths.request(row.id)}
      to={paths.requests}
      exported={{ to: paths.requestsExport }}
      empty={{
        title: "No requests waiting",
        text: "Requests for an expert, partnership inquiries, and messages appear here, longest wait first.",
      }}
      bulk={{
        value: ({ id, version }) => `${id}:${version}`,
        name: ({ name }) => `request from ${name}`,
        controls: <Controls staff={staff} />,
      }}
    />
  );
}

function Controls({ staff }: { staff: readonly Member[] }) {
  return (
    <>
      <Select
        label="Action"
        hideLabel
        name="do"
        className="w-56"
        defaultValue="close"
        options={[
          { value: "close", label: "Close" },
          ...staff.map(({ id, name }) => ({ value: `assign:${id}`, label: `Assign to ${name}` })),
          { value: "assign:", label: "Assign to no one" },
        ]}
      />
      <Button type="submit" variant="primary">
        Apply
      </Button>
    </>
  );
}
