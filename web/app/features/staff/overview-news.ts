import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";

type Overview = Schema<"AdminOverview">;

export function overviewNews({ experts, by_status }: Overview): string {
  if (experts === 0) return "No experts yet";
  const published = by_status?.find((one) => one.status === "published")?.count ?? 0;
  const rest = experts - published;
  if (rest === 0)
    return experts === 1
      ? "The only expert is published"
      : `All ${numberText(experts)} experts are published`;
  if (published === 0)
    return experts === 1
      ? "The only expert is not published"
      : `None of ${numberText(experts)} experts is published`;
  return `${numberText(published)} of ${numberText(experts)} experts are published`;
}

export function countFrom({ completeness }: Overview, from: number): number {
  return (completeness ?? [])
    .filter((bucket) => bucket.from >= from)
    .reduce((sum, bucket) => sum + bucket.count, 0);
}
