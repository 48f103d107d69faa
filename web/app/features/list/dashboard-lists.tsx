import { Anchor, TextLink } from "~/components/ui/link";
import { Avatar } from "~/components/ui/picture/avatar";
import { SectionHeading } from "~/components/ui/section-heading";
import { Table } from "~/components/ui/table/table";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import type { DashboardList } from "./dashboard.server";
import { StageBar } from "./stage-bar";
import { stages, stageWords } from "./stages";

/** Who is at which stage of each list. Nothing before the first list. */
export function DashboardLists({ lists }: { lists: readonly DashboardList[] }) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="lists">
      <SectionHeading
        id="lists"
        title="Lists by stage"
        aside={<TextLink href={paths.lists()}>All lists</TextLink>}
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
            width: "md:w-[30%]",
            cell: (list) => (
              <>
                <Anchor
                  href={paths.list(list.id)}
                  className="block font-serif text-17 leading-snug font-semibold text-ink no-underline [overflow-wrap:anywhere] hover:text-accent touch:py-1.5"
                >
                  <bdi>{list.name}</bdi>
                </Anchor>
                <span className="line-clamp-2 text-13 text-muted [overflow-wrap:anywhere]">
                  {list.about ? `${list.about}, ` : ""}
                  {countText(list.experts, "expert", "experts")}
                </span>
                <div className="mt-2 md:hidden">
                  <StageBar counts={list.stages} />
                </div>
              </>
            ),
          },
          ...stages.map((stage) => ({
            key: stage,
            title: stageWords[stage],
            wideOnly: true,
            cell: (list: DashboardList) => (
              <StageCell at={list.stages.find((one) => one.stage === stage)} />
            ),
          })),
        ]}
      />
    </section>
  );
}

/** Up to three faces, and the number. */
function StageCell({ at }: { at: DashboardList["stages"][number] | undefined }) {
  if (!at || at.count === 0)
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">None</span>
      </span>
    );
  return (
    <span className="flex items-center gap-1.5">
      <span className="flex" aria-hidden="true">
        {at.faces.map(({ id, name, photo }, index) => (
          <Avatar
            key={id}
            name={name}
            src={photo}
            size={28}
            className={index > 0 ? "-ms-2.5 ring-2 ring-paper" : undefined}
          />
        ))}
      </span>
      <span className="tnum">{numberText(at.count)}</span>
    </span>
  );
}
