import { Anchor, TextLink } from "~/components/ui/link";
import { SectionHeading } from "~/components/ui/section-heading";
import { Table } from "~/components/ui/table/table";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { stages, stageWords, type Stage } from "./stages";

type Props = { lists: readonly Schema<"ListSummary">[] };

/** How many experts of each list are at each stage. Nothing before the first list. */
export function DashboardLists({ lists }: Props) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="lists">
      <SectionHeading
        id="lists"
        title="Lists"
        aside={<TextLink href={paths.lists()}>All of them</TextLink>}
        className="mb-0!"
      />
      <Table
        caption="Experts on your lists, by stage"
        rows={lists}
        rowKey={(list) => list.id}
        columns={[
          {
            key: "name",
            title: "List",
            header: true,
            cell: (list) => (
              <Anchor
                href={paths.list(list.id)}
                className="font-serif font-semibold text-ink no-underline [overflow-wrap:anywhere] hover:text-accent"
              >
                <bdi>{list.name}</bdi>
              </Anchor>
            ),
          },
          ...stages.map((stage) => ({
            key: stage,
            title: stageWords[stage],
            align: "end" as const,
            cell: (list: Schema<"ListSummary">) => <Figure count={countAt(list, stage)} />,
          })),
        ]}
      />
    </section>
  );
}

const countAt = (list: Schema<"ListSummary">, stage: Stage): number =>
  list.stages.find((one) => one.stage === stage)?.count ?? 0;

function Figure({ count }: { count: number }) {
  return count === 0 ? (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </span>
  ) : (
    <span className="tnum">{numberText(count)}</span>
  );
}
