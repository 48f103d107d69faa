import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Table } from "~/components/ui/table/table";
import { isChecked, proofText } from "~/features/expert/record/proof-words";
import type { License } from "~/features/expert/record/record-view";
import { partialDateText } from "~/lib/format/partial-date";

const tones: Record<License["status"], BadgeTone> = {
  active: "success",
  inactive: "neutral",
  expired: "warning",
  suspended: "danger",
  revoked: "danger",
};

export function LicensesTable({ licenses }: { licenses: readonly License[] }) {
  return (
    <Table
      caption="Licenses and certifications"
      columns={[
        {
          key: "name",
          title: "License",
          header: true,
          width: "md:w-[38%]",
          cell: ({ name, kind, number }) => (
            <>
              <span
                dir="auto"
                className="block font-serif text-17 leading-snug font-semibold [overflow-wrap:anywhere]"
              >
                {name}
              </span>
              <span className="tnum text-13 text-muted">{number ? `${kind} ${number}` : kind}</span>
            </>
          ),
        },
        {
          key: "issuer",
          title: "Issued by",
          cell: ({ issuer, jurisdiction, note }) => (
            <>
              <span className="[overflow-wrap:anywhere]">{issuer}</span>
              {jurisdiction && !issuer.includes(jurisdiction) ? (
                <span className="text-13 text-muted md:block">
                  <span className="md:hidden">, </span>
                  {jurisdiction}
                </span>
              ) : null}
              {note ? <span className="block text-13 text-muted">{note}</span> : null}
            </>
          ),
        },
        {
          key: "when",
          title: "Issued",
          width: "md:w-40",
          cell: ({ issued, expires }) => (
            <>
              {partialDateText(issued)}
              {expires ? (
                <span className="text-13 text-muted md:block">
                  <span className="md:hidden">, </span>to {partialDateText(expires)}
                </span>
              ) : null}
            </>
          ),
        },
        {
          key: "status",
          title: "Status",
          width: "md:w-40",
          cell: ({ status, statusText, proof }) => (
            <>
              <Badge tone={tones[status]}>{statusText}</Badge>
              <span
                className={`mt-1 block text-13 ${isChecked(proof) ? "text-brass" : "text-muted"}`}
              >
                {proofText(proof)}
              </span>
            </>
          ),
        },
      ]}
      rows={licenses}
      rowKey={({ id }) => id}
    />
  );
}
