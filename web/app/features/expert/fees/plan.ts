import type { Plan } from "~/features/expert/fees/estimate";
import type { FeeLine, FeesView } from "~/features/expert/record/record-view";

/** What was typed, by field name. The same names are in the page's address. */
export type Typed = Readonly<Record<string, string>>;

export const rushField = "rush";
export const noticeField = "notice";
export const quantityField = ({ activity, unit }: FeeLine): string => `${activity}-${unit}`;

const mostHours = 2000;
const mostNotice = 8760;

/** The fields of the calculator that the address has. */
export function typedIn(query: URLSearchParams, fees: FeesView): Typed {
  const names = [...fees.lines.map(quantityField), rushField, noticeField];
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""]));
}

/** Reads what was typed. What can't be read counts as nothing and has an error at its field. */
export function planOf(typed: Typed, fees: FeesView): { plan: Plan; errors: Typed } {
  const errors: Record<string, string> = {};
  const read = (name: string, scale: number, most: number): number | null => {
    const text = (typed[name] ?? "").trim();
    if (text === "") return null;
    const value = numberIn(text);
    if (value === null) errors[name] = "Enter a number, such as 2 or 2.5.";
    else if (value > most) errors[name] = `Enter ${most.toLocaleString("en-US")} or less.`;
    else return scaled(value, scale);
    return null;
  };
  const quantities = fees.lines.map(
    (line) => read(quantityField(line), line.unit === "hour" ? 60 : 1, mostHours) ?? 0,
  );
  const notice = read(noticeField, 1, mostNotice);
  return { plan: { quantities, rush: typed[rushField] === "yes", notice }, errors };
}

/** `2`, `2.5`, `.5`, or `2:30`. */
function numberIn(text: string): number | null {
  const clock = /^(\d{1,5}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60;
  const plain = text.replaceAll(",", "");
  return /^(\d{1,6}(\.\d{0,4})?|\.\d{1,4})$/.test(plain) ? Number(plain) : null;
}

/** 0.1 hours are 6 minutes, not 6.000000000000001. */
const scaled = (value: number, scale: number): number => Math.round(value * scale * 1e6) / 1e6;
