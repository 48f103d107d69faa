import type { EstimateLine } from "~/features/expert/fees/estimate";
import type { FeeLine, FeesView } from "~/features/expert/record/record-view";
import { moneyText } from "~/lib/format/money";
import { countText } from "~/lib/format/number";

const units: Record<FeeLine["unit"], { rate: string; one: string; several: string }> = {
  hour: { rate: "an hour", one: "hour", several: "hours" },
  "half-day": { rate: "a half day", one: "half day", several: "half days" },
  day: { rate: "a day", one: "day", several: "days" },
  flat: { rate: "flat", one: "time", several: "times" },
};

/** `an hour` */
export const rateUnit = ({ unit }: FeeLine): string => units[unit].rate;

/** What a quantity is called: `hours`. */
export const quantityUnit = ({ unit }: FeeLine): string => units[unit].several;

/** `2-hour minimum, in steps of 15 minutes` */
export function conditionsText({ minimum, increment, unit }: FeeLine): string {
  if (unit !== "hour") return unit === "flat" ? "" : `whole ${units[unit].several}`;
  const parts = [
    minimum ? `${minimum}-hour minimum` : "",
    increment && increment > 1 ? `in steps of ${increment} minutes` : "",
  ].filter(Boolean);
  return parts.join(", ");
}

/** `1 h 15 min` */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

/** Why a line costs what it costs: `Charged as 4 h, the minimum.` Empty if it's as entered. */
export function ruleText({ line, charged, rules }: EstimateLine): string {
  if (rules.includes("minimum")) return `Charged as ${durationText(charged)}, the minimum.`;
  if (rules.includes("increment"))
    return `Charged as ${durationText(charged)}, in steps of ${line.increment ?? 1} minutes.`;
  if (rules.includes("whole"))
    return `Charged as ${countText(charged, units[line.unit].one, units[line.unit].several)}.`;
  return "";
}

/** `50% if canceled less than 72 hours before`, the earliest deadline first. */
export function cancellationTexts({ cancellation }: Pick<FeesView, "cancellation">): string[] {
  return [...cancellation]
    .sort((a, b) => b.hours - a.hours)
    .map(({ hours, percent }) => `${percent}% if canceled less than ${noticeText(hours)} before`);
}

/** Two days and more in days, if they are whole. */
export function noticeText(hours: number): string {
  return hours >= 48 && hours % 24 === 0
    ? countText(hours / 24, "day", "days")
    : countText(hours, "hour", "hours");
}

/** The rate that attorneys compare: of the review, else the lowest by hour. */
export function rateFrom(fees: FeesView): { text: string; amount: string; unit: string } | null {
  const hourly = fees.lines.filter(({ unit }) => unit === "hour");
  const review = fees.lines.find(({ activity }) => activity === "review");
  const line = review ?? [...hourly].sort((a, b) => a.rate - b.rate)[0] ?? fees.lines[0];
  return line
    ? { text: line.text, amount: moneyText(line.rate, fees.currency), unit: rateUnit(line) }
    : null;
}
