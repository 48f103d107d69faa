import type { FeeLine, FeesView } from "~/features/expert/record/record-view";

/** What is asked of the calculator. */
export type Plan = {
  /** Quantities by line, in the order of the schedule: minutes, or whole units. */
  quantities: readonly number[];
  rush: boolean;
  /** Hours between a cancellation and the reserved time, or null if nothing is canceled. */
  notice: number | null;
};

export type EstimateLine = {
  line: FeeLine;
  /** What is charged: minutes, or whole units. */
  charged: number;
  /** Minor units. */
  amount: number;
  /** Why more is charged than was entered. */
  rules: ("minimum" | "increment" | "whole")[];
};

export type Estimate = {
  lines: EstimateLine[];
  /** Minor units, like all amounts. */
  rush: number;
  /** What is left of the reserved time when it is canceled; null if nothing is. */
  canceled: { reserved: number; percent: number; charged: number } | null;
  total: number;
};

/** Time that an expert keeps free, which can be canceled. */
const reserved: readonly FeeLine["activity"][] = ["deposition", "trial", "site-visit", "standby"];

/**
 * What the work costs by the schedule, exact in minor units. By hour, a quantity is first rounded
 * up to the increment, then raised to the minimum. Half days, days, and flat fees are charged whole.
 * The rush surcharge is on everything but travel. Reserved time that is canceled is charged by the
 * tier of its notice, surcharge included; the rest stays as it is.
 */
export function estimate(fees: FeesView, plan: Plan): Estimate {
  const lines = fees.lines.map((line, at) => charge(line, plan.quantities[at] ?? 0));
  const surcharge = plan.rush ? (fees.rush ?? 0) : 0;
  const rushOf = (of: readonly EstimateLine[]) =>
    share(sum(of.filter(({ line }) => line.activity !== "travel")), surcharge);
  const kept = lines.filter(({ line }) => reserved.includes(line.activity));
  const rush = rushOf(lines);
  const all = sum(lines) + rush;
  const percent = plan.notice === null ? null : cancellationPercent(fees, plan.notice);
  if (percent === null) return { lines, rush, canceled: null, total: all };
  const held = sum(kept) + rushOf(kept);
  const charged = share(held, percent);
  return {
    lines,
    rush,
    canceled: { reserved: held, percent, charged },
    total: all - held + charged,
  };
}

/** The percent for a notice in hours: that of the latest deadline that it misses, or 0. */
export function cancellationPercent(fees: Pick<FeesView, "cancellation">, notice: number): number {
  const missed = fees.cancellation.filter(({ hours }) => notice < hours);
  return missed.reduce((latest, tier) => (tier.hours < latest.hours ? tier : latest), {
    hours: Number.POSITIVE_INFINITY,
    percent: 0,
  }).percent;
}

function charge(line: FeeLine, quantity: number): EstimateLine {
  if (!(quantity > 0)) return { line, charged: 0, amount: 0, rules: [] };
  if (line.unit !== "hour") {
    const units = Math.ceil(quantity);
    const rules: EstimateLine["rules"] = units > quantity ? ["whole"] : [];
    return { line, charged: units, amount: line.rate * units, rules };
  }
  const rules: EstimateLine["rules"] = [];
  let minutes = Math.ceil(quantity);
  const step = line.increment ?? 1;
  if (minutes % step !== 0) {
    minutes += step - (minutes % step);
    rules.push("increment");
  }
  const least = (line.minimum ?? 0) * 60;
  if (minutes < least) {
    minutes = least;
    rules.splice(0, rules.length, "minimum"); // which is all that counts then
  }
  return { line, charged: minutes, amount: divided(line.rate * minutes, 60), rules };
}

const sum = (lines: readonly EstimateLine[]): number =>
  lines.reduce((all, { amount }) => all + amount, 0);

const share = (amount: number, percent: number): number => divided(amount * percent, 100);

/** Whole numbers only, so that no cent depends on binary fractions. Halves go up. */
const divided = (amount: number, by: number): number => Math.floor((2 * amount + by) / (2 * by));
