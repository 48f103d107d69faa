import { isDegree, latestFirst, studyText } from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { estimate } from "~/features/expert/fees/estimate";
import { rateUnit } from "~/features/expert/fees/fee-words";
import { placeText } from "~/features/expert/place";
import { isChecked, proofText } from "~/features/expert/record/proof-words";
import type { FeeLine, FeesView, RecordView } from "~/features/expert/record/record-view";
import { engageRows } from "~/features/expert/terms/engage";
import { dateText } from "~/lib/format/date";
import { moneyText } from "~/lib/format/money";
import { timeIn } from "~/lib/format/zone";

export type Compared = {
  page: Pick<
    ExpertRecord,
    | "expert_id"
    | "name"
    | "headline"
    | "photo"
    | "city"
    | "state_name"
    | "country"
    | "country_name"
    | "time_zone"
    | "languages"
    | "education"
    | "declaration"
    | "confirmed_at"
  >;
  record: Pick<RecordView, "licenses" | "fees" | "terms">;
};

/** One expert's side of a row. */
export type Cell = {
  lines: string[];
  note?: string;
  /** For the lowest: minor units and their currency. */
  amount?: { minor: number; currency: string };
  best?: boolean;
};

export type Row = { label: string; cells: Cell[] };
export type Group = { name: string; rows: Row[] };

/** What the cost is estimated for: 18 hours of review, and a day of deposition. */
const reviewHours = 18;
const dayHours = 8;

const unstated: Cell = { lines: [] };

const feeRows: readonly { activity: FeeLine["activity"]; label: string }[] = [
  { activity: "review", label: "Review" },
  { activity: "report", label: "Report" },
  { activity: "deposition", label: "Deposition" },
  { activity: "trial", label: "Trial" },
];

/**
 * The facts of up to four experts, side by side. How often they testified, for whom, and with which
 * result stays on their pages.
 */
export function factsOf(experts: readonly Compared[], now: string): Group[] {
  const row = (label: string, cellOf: (expert: Compared) => Cell): Row => ({
    label,
    cells: withBest(experts.map(cellOf)),
  });
  return [
    {
      name: "Fees",
      rows: [
        ...feeRows.map(({ activity, label }) =>
          row(label, ({ record }) => rateCell(record.fees, activity)),
        ),
        row("Retainer", ({ record: { fees } }) => {
          if (!fees) return unstated;
          return fees.retainer === null || fees.retainer === 0
            ? amountCell(0, fees.currency, "None")
            : amountCell(fees.retainer, fees.currency);
        }),
        row(`Estimate: ${reviewHours} hours of review and a day of deposition`, ({ record }) =>
          estimateCell(record.fees),
        ),
      ],
    },
    {
      name: "Place and availability",
      rows: [
        row("Place", ({ page }) => textCell(placeText(page))),
        row("Local time", ({ page }) => {
          const local = timeIn(page.time_zone, new Date(now));
          return local ? textCell(`${local.time} ${local.zoneName}`) : unstated;
        }),
        row("Languages", ({ page }) => ({
          lines: page.languages.map(({ name, level }) => `${name}, ${level}`),
        })),
        ...availabilityRows(experts, now),
      ],
    },
    {
      name: "Standing",
      rows: [
        row("Degrees", ({ page }) => ({
          lines: latestFirst(page.education.filter(isDegree)).map(
            (degree) => `${studyText(degree)}, ${degree.organization}`,
          ),
        })),
        row("Licenses and certifications", ({ record }) => ({
          lines: record.licenses.map(({ name, jurisdiction, status, statusText, proof }) =>
            [
              name,
              jurisdiction,
              status === "active" ? "" : statusText.toLowerCase(),
              isChecked(proof) ? lower(proofText(proof)) : "stated, not checked",
            ]
              .filter(Boolean)
              .join(", "),
          ),
        })),
        row("Challenges to testimony", ({ page: { declaration } }) => {
          if (!declaration) return { lines: ["Not declared"] };
          return {
            lines: [declaration.kind === "none" ? "Declared: none" : "Declared: some"],
            note: [
              `on ${dateText(declaration.signed_at, "short", "UTC")}`,
              declaration.state === "current" ? "" : "out of date since",
            ]
              .filter(Boolean)
              .join(", "),
          };
        }),
        row("Profile confirmed", ({ page }) =>
          page.confirmed_at
            ? textCell(dateText(page.confirmed_at, "short", "UTC"))
            : { lines: ["Not yet"] },
        ),
      ],
    },
  ];
}

/** The facts as rows of a file: a header, then each fact with what every expert says. */
export function tableOf(
  experts: readonly { name: string }[],
  groups: readonly Group[],
): string[][] {
  return [
    ["", ...experts.map(({ name }) => name)],
    ...groups.flatMap(({ rows }) =>
      rows.map(({ label, cells }) => [
        label,
        ...cells.map(({ lines, note }) => [lines.join("; "), note].filter(Boolean).join(", ")),
      ]),
    ),
  ];
}

/** The rows of the card `May I be engaged?`, in its order. */
function availabilityRows(experts: readonly Compared[], now: string): Row[] {
  const all = experts.map(({ record }) =>
    record.terms ? engageRows(record.terms, record.fees, now) : [],
  );
  const labels = [...new Set(all.flatMap((rows) => rows.map(({ label }) => label)))];
  return labels.map((label) => ({
    label,
    cells: all.map((rows) => {
      const found = rows.find((one) => one.label === label);
      return found ? { lines: [found.text], note: found.note } : unstated;
    }),
  }));
}

function rateCell(fees: FeesView | null, activity: FeeLine["activity"]): Cell {
  const line = fees?.lines.find((one) => one.activity === activity);
  if (!fees || !line) return unstated;
  return {
    ...amountCell(line.rate, fees.currency),
    note: rateUnit(line),
  };
}

function estimateCell(fees: FeesView | null): Cell {
  const review = fees?.lines.find(({ activity }) => activity === "review");
  const deposition = fees?.lines.find(({ activity }) => activity === "deposition");
  if (!fees || !review || !deposition) return unstated;
  const quantities = fees.lines.map((line) =>
    line === review
      ? quantityOf(line, reviewHours)
      : line === deposition
        ? quantityOf(line, dayHours)
        : 0,
  );
  return amountCell(estimate(fees, { quantities, rush: false, notice: null }).total, fees.currency);
}

/** Minutes, or whole units of a line. */
function quantityOf({ unit }: FeeLine, hours: number): number {
  switch (unit) {
    case "hour":
      return hours * 60;
    case "half-day":
      return Math.ceil(hours / (dayHours / 2));
    case "day":
      return Math.ceil(hours / dayHours);
    case "flat":
      return 1;
  }
}

const amountCell = (minor: number, currency: string, text = moneyText(minor, currency)): Cell => ({
  lines: [text],
  amount: { minor, currency },
});

const textCell = (text: string): Cell => (text === "" ? unstated : { lines: [text] });

/** Marks the lowest amount, if all are in one currency and by one unit, and not all the same. */
function withBest(cells: Cell[]): Cell[] {
  const amounts = cells.flatMap(({ amount }) => amount ?? []);
  const lowest = Math.min(...amounts.map(({ minor }) => minor));
  const units = new Set(
    cells.flatMap(({ amount, note }) => (amount ? [`${amount.currency} ${note ?? ""}`] : [])),
  );
  const differ = amounts.some(({ minor }) => minor !== lowest);
  if (amounts.length < 2 || units.size > 1 || !differ) return cells;
  return cells.map((cell) => ({ ...cell, best: cell.amount?.minor === lowest }));
}

/** Whether the experts differ in a row. */
export function differs({ cells }: Row): boolean {
  return new Set(cells.map(({ lines, note }) => JSON.stringify([lines, note ?? ""]))).size > 1;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
