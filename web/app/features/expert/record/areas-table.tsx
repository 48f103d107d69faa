import { CountBar } from "~/components/chart/count-bar";
import { Badge } from "~/components/ui/badge";
import { Anchor } from "~/components/ui/link";
import { Table } from "~/components/ui/table/table";
import { areasInOrder, longestYears, yearsText } from "~/features/expert/career/career";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { listText } from "~/lib/format/list";
import { paths } from "~/lib/paths";

export function AreasTable({ areas }: { areas: ExpertRecord["areas"] }) {
  const most = longestYears(areas) ?? 0;
  return (
    <Table
      caption="Areas of expertise"
      columns={[
        {
          key: "area",
          title: "Area",
          header: true,
          width: "md:w-[38%]",
          cell: (area) => (
            <>
              <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                <Anchor
                  href={paths.area(`${area.category}/${area.subcategory}`)}
                  className="font-serif text-17 leading-snug font-semibold text-ink decoration-line-2 underline-offset-3 [overflow-wrap:anywhere] hover:text-accent"
                >
                  {area.subcategory_name}
                </Anchor>
                {area.primary ? <Badge tone="accent">Primary</Badge> : null}
              </span>
              <span className="text-13 text-muted">{area.category_name}</span>
            </>
          ),
        },
        {
          key: "years",
          title: "Years",
          width: "md:w-36",
          cell: (area) =>
            area.years === null ? (
              <span className="text-muted">Not stated</span>
            ) : (
              <div className="md:w-28">
                <span className="tnum">{yearsText(area.years)}</span>
                <span className="mt-1.5 block max-md:hidden">
                  <CountBar
                    count={area.years}
                    most={most}
                    tone={area.primary ? "accent" : "quiet"}
                  />
                </span>
              </div>
            ),
        },
        {
          key: "keywords",
          title: "Keywords",
          cell: (area) =>
            area.keywords.length > 0 ? (
              <span className="text-ink-2 [overflow-wrap:anywhere]">{listText(area.keywords)}</span>
            ) : (
              <span className="text-muted">None given</span>
            ),
        },
      ]}
      rows={areasInOrder(areas)}
      rowKey={(area) => `${area.category}/${area.subcategory}`}
    />
  );
}
