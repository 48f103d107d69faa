import { Badge } from "~/components/ui/badge";
import { Table } from "~/components/ui/table/table";
import {
  isDegree,
  latestFirst,
  studyState,
  studyText,
  studyWhen,
} from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";

/** Degrees, latest first, then studies without a degree. */
export function EducationTable({ education }: { education: ExpertRecord["education"] }) {
  const ordered = latestFirst(education);
  const degrees = ordered.filter(isDegree);
  const others = ordered.filter((entry) => !isDegree(entry));
  return (
    <>
      {degrees.length > 0 ? (
        <Table
          caption="Degrees"
          columns={[
            {
              key: "degree",
              title: "Degree",
              header: true,
              width: "md:w-[38%]",
              cell: (entry) => (
                <span className="font-serif text-17 leading-snug font-semibold [overflow-wrap:anywhere]">
                  {studyText(entry)}
                </span>
              ),
            },
            {
              key: "organization",
              title: "From",
              cell: (entry) => (
                <span className="[overflow-wrap:anywhere]">{entry.organization}</span>
              ),
            },
            {
              key: "when",
              title: "Years",
              align: "end",
              width: "md:w-44",
              cell: (entry) =>
                studyWhen(entry) ?? <span className="text-muted">No date given</span>,
            },
          ]}
          rows={degrees}
          rowKey={(entry) =>
            `${entry.degree}|${entry.field}|${entry.organization}|${entry.start}|${entry.end}`
          }
        />
      ) : (
        <p className="text-muted">This profile lists no completed degree.</p>
      )}
      {others.length > 0 ? (
        <div className="mt-5">
          <h3 className="font-sans text-15 font-semibold tracking-normal">Without a degree</h3>
          <ul>
            {others.map((entry, index) => {
              const when = studyWhen(entry);
              return (
                <li
                  key={index}
                  className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-b-0"
                >
                  <span className="[overflow-wrap:anywhere]">
                    Studies towards {studyText(entry)}, {entry.organization}
                    {when ? <span className="text-muted">, {when}</span> : null}
                  </span>
                  <Badge tone="neutral">
                    {studyState(entry) === "in progress" ? "In progress" : "Not completed"}
                  </Badge>
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
    </>
  );
}
