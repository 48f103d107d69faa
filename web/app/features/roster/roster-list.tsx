import { Plus } from "lucide-react";

import { FormProblems } from "~/components/form/form-problems";
import type { Column } from "~/components/list/data-table";
import { useListQuery } from "~/components/list/data-list";
import type { Filter } from "~/components/list/list-query";
import { ListScreen } from "~/components/list/list-screen";
import { Badge } from "~/components/ui/badge";
import { LinkButton } from "~/components/ui/button";
import { Anchor } from "~/components/ui/link";
import { agoText } from "~/lib/format/age";
import { countText, numberText } from "~/lib/format/number";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";
import { countries } from "~/lib/form/declared/list-countries.gen";
import { usStates } from "~/lib/form/declared/list-us-states.gen";
import { prepareProfileForm } from "~/lib/form/declared/prepare-profile.gen";
import { paths } from "~/lib/paths";

import { Acted } from "./acted";
import { BulkControls } from "./bulk-controls";
import { Heat, HeatKey } from "./heat";
import { sourceWords, statusWords } from "./words";

type Row = Schema<"RosterRow">;
type Member = Schema<"RosterMember">;

export type RosterResult = FormResult & { acted?: Schema<"RosterActed"> };

const choices = prepareProfileForm.area.choices;
const areas = [...new Set(choices.map(({ group }) => group))].map((label) => ({
  label,
  options: choices.filter(({ group }) => group === label),
}));

type SectionTitle = { code: string; title: string };

const filtersWith = (staff: readonly Member[], sections: readonly SectionTitle[]): Filter[] => [
  {
    kind: "words",
    name: "q",
    label: "Name, email, page address, or institution",
    placeholder: "Name, email, institution",
  },
  {
    kind: "choice",
    name: "status",
    label: "Status",
    any: "Any status",
    options: Object.entries(statusWords).map(([value, { label }]) => ({ value, label })),
  },
  {
    kind: "choice",
    name: "owner",
    label: "Claimed",
    any: "Claimed or not",
    options: [
      { value: "claimed", label: "Claimed" },
      { value: "unclaimed", label: "Not claimed" },
    ],
  },
  {
    kind: "choice",
    name: "complete",
    label: "Completeness",
    any: "Any completeness",
    options: [
      { value: "0-99", label: "Under 100%" },
      { value: "0-24", label: "Under 25%" },
      { value: "25-49", label: "25% to 49%" },
      { value: "50-74", label: "50% to 74%" },
      { value: "75-99", label: "75% to 99%" },
      { value: "100", label: "100%" },
    ],
  },
  {
    kind: "choice",
    name: "empty",
    label: "Empty section",
    any: "Any sections",
    options: sections.map(({ code, title }) => ({ value: code, label: `${title} is empty` })),
  },
  {
    kind: "choice",
    name: "stale",
    label: "Stale",
    any: "Stale or not",
    options: [{ value: "yes", label: "Something is stale" }],
  },
  { kind: "choice", name: "area", label: "Area", any: "Any area", options: areas },
  { kind: "choice", name: "country", label: "Country", any: "Any country", options: countries },
  { kind: "choice", name: "state", label: "State", any: "Any state", options: usStates },
  {
    kind: "choice",
    name: "source",
    label: "Made by",
    any: "Made by anyone",
    options: Object.entries(sourceWords).map(([value, label]) => ({
      value,
      label: `Made by ${label.toLowerCase()}`,
    })),
  },
  {
    kind: "choice",
    name: "assignee",
    label: "Assigned to",
    any: "Assigned to anyone",
    options: [
      { value: "me", label: "Assigned to me" },
      { value: "none", label: "Assigned to no one" },
      ...staff.map(({ id, name }) => ({ value: id, label: `Assigned to ${name}` })),
    ],
  },
  {
    kind: "columns",
    name: "columns",
    label: "Columns",
    options: [
      { value: "area", label: "Area" },
      { value: "place", label: "Place" },
      { value: "status", label: "Status" },
      { value: "complete", label: "Complete" },
      { value: "sections", label: "Completeness by section" },
      { value: "assignee", label: "Assigned to" },
      { value: "changed", label: "Changed" },
    ],
  },
];

const nameOf = (row: Row) => row.name || "Not named yet";

const name: Column<Row> = {
  header: "Name",
  narrow: "title",
  sort: { key: "name", ascending: "A to Z", descending: "Z to A" },
  className: "md:min-w-44 font-normal",
  cell: (row) => (
    <Anchor
      href={paths.viewExpert(row.expert_id)}
      discover="none"
      className="font-serif font-semibold wrap-anywhere text-ink no-underline hover:text-accent"
    >
      <bdi>{nameOf(row)}</bdi>
    </Anchor>
  ),
};

const area: Column<Row> = {
  header: "Area",
  className: "text-muted",
  cell: (row) => row.area || "None",
};

const place: Column<Row> = {
  header: "Place",
  className: "text-muted",
  cell: (row) => row.place || "None",
};

const status: Column<Row> = {
  header: "Status",
  narrow: "aside",
  cell: (row) => <Badge tone={statusWords[row.status].tone}>{statusWords[row.status].label}</Badge>,
};

const complete: Column<Row> = {
  header: "Complete",
  align: "right",
  sort: {
    key: "complete",
    ascending: "least first",
    descending: "most first",
  },
  className: "tnum font-semibold",
  cell: (row) => `${row.completeness}%`,
};

const heatOf = (sections: readonly SectionTitle[]): Column<Row>[] =>
  sections.map(({ title }, at) => ({
    header: title,
    upright: true,
    apart: at === 0,
    narrow: "hide",
    className: "max-lg:hidden",
    cell: (row) => {
      const { score = 0, stale = false } = row.sections[at] ?? {};
      return <Heat title={title} score={score} stale={stale} />;
    },
  }));

const assignee: Column<Row> = {
  header: "Assigned to",
  apart: true,
  className: "text-muted",
  cell: (row) => <bdi>{row.assignee || "No one"}</bdi>,
};

const changed = (now: string): Column<Row> => ({
  header: "Changed",
  align: "right",
  sort: {
    key: "changed",
    ascending: "oldest first",
    descending: "newest first",
    newestFirst: true,
  },
  className: "text-muted md:whitespace-nowrap",
  cell: (row) => (
    <time dateTime={row.updated_at} title={row.updated_at}>
      {agoText(row.updated_at, now)}
    </time>
  ),
});

export function RosterList({
  roster,
  sections,
  now,
  result,
}: {
  roster: Schema<"Roster">;
  sections: readonly SectionTitle[];
  now: string;
  result: RosterResult | null | undefined;
}) {
  const filters = filtersWith(roster.staff, sections);
  const columnsByCode: Record<string, Column<Row>[]> = {
    area: [area],
    place: [place],
    status: [status],
    complete: [complete],
    sections: heatOf(sections),
    assignee: [assignee],
    changed: [changed(now)],
  };
  // What is hidden can be sorted by too.
  const query = useListQuery(filters, [name, ...Object.values(columnsByCode).flat()]);
  const columns = [
    name,
    ...Object.entries(columnsByCode).flatMap(([code, some]) => (query.shows(code) ? some : [])),
  ];
  return (
    <ListScreen
      title="Experts"
      summary={
        query.narrowed
          ? `${numberText(roster.count)} match`
          : countText(roster.count, "profile", "profiles")
      }
      noun={["expert", "experts"]}
      page={roster}
      columns={columns}
      filters={filters}
      keyOf={(row) => row.expert_id}
      hrefOf={(row) => paths.viewExpert(row.expert_id)}
      to={paths.viewExperts}
      exported={{ to: paths.expertsExport }}
      actions={
        <LinkButton href={paths.addExpert()} variant="primary" icon={<Plus />}>
          Add expert
        </LinkButton>
      }
      legend={query.shows("sections") ? <HeatKey /> : null}
      empty={{
        title: "No experts yet",
        text: "Profiles that experts, staff, or an import make appear here.",
      }}
      bulk={{
        value: (row) => row.expert_id,
        name: nameOf,
        controls: (
          <BulkControls
            staff={roster.staff}
            count={roster.count}
            shown={roster.results.length}
            filter={query.values}
            result={result}
          />
        ),
      }}
    >
      <div className="mt-4 empty:hidden">
        <FormProblems result={result} labels={{ selected: "", act: "Action", reason: "Reason" }} />
        {result?.acted ? <Acted acted={result.acted} /> : null}
      </div>
    </ListScreen>
  );
}
