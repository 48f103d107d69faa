import { Table } from "~/components/ui/table/table";
import { Ruling } from "~/features/expert/testimony/ruling";
import type { MatterView } from "~/features/expert/record/record-view";
import { partialDateText } from "~/lib/format/partial-date";

const muted = "text-muted";

export function MattersTable({
  matters,
  caption,
}: {
  matters: readonly MatterView[];
  caption: string;
}) {
  return (
    <Table
      caption={caption}
      columns={[
        {
          key: "matter",
          title: "Matter",
          header: true,
          width: "md:w-[32%]",
          cell: ({ id, caption: title, docket, court, courtName }) => (
            <span id={`matter-${id}`} className="scroll-mt-24">
              <span dir="auto" className="block font-serif text-17 leading-snug italic">
                {title}
              </span>
              <span className="tnum text-13 text-muted">
                {docket} ·{" "}
                <abbr title={courtName} className="no-underline">
                  {court}
                </abbr>
              </span>
            </span>
          ),
        },
        {
          key: "subject",
          title: "Subject",
          cell: ({ subject }) =>
            subject ? <span dir="auto">{subject}</span> : <span className={muted}>Not stated</span>,
        },
        {
          key: "side",
          title: "Retained by",
          width: "md:w-[6.25rem]",
          cell: ({ sideText }) => sideText,
        },
        {
          key: "event",
          title: "Last event",
          width: "md:w-[8.25rem]",
          cell: ({ events: [last] }) =>
            last ? (
              <>
                {last.text}
                <span className="md:hidden">, </span>
                <span className="text-13 text-muted md:block">{partialDateText(last.date)}</span>
              </>
            ) : (
              <span className={muted}>None</span>
            ),
        },
        {
          key: "challenge",
          title: "Challenge",
          width: "md:w-32",
          cell: ({ challenges }) =>
            challenges.length > 0 ? (
              <span className="grid gap-0.5 max-md:justify-items-end">
                {challenges.map(({ ruling }, at) => (
                  <Ruling key={at} ruling={ruling} />
                ))}
              </span>
            ) : (
              <span className="text-13 text-muted">None</span>
            ),
        },
      ]}
      rows={matters}
      rowKey={({ id }) => id}
    />
  );
}
