import type { Schema } from "~/lib/api-types";

type Overview = Schema<"AdminOverview">;

/** The page's title: what is most worth knowing about the records as they stand. */
export function overviewNews({ experts, by_status }: Overview): string {
  if (experts === 0) return "No experts yet";
  const published = by_status?.find((one) => one.status === "published")?.count ?? 0;
  const rest = experts - published;
  if (rest === 0)
    return experts === 1
      ? "The only expert is published"
      : `All ${number(experts)} experts are published`;
  if (published === 0)
    return experts === 1
      ? "The only expert is not published"
      : `None of ${number(experts)} experts is published`;
  return `${number(published)} of ${number(experts)} experts are published`;
}

/** How many records are at least `from` percent complete. */
export function countFrom({ completeness }: Overview, from: number): number {
  return (completeness ?? [])
    .filter((bucket) => bucket.from >= from)
    .reduce((sum, bucket) => sum + bucket.count, 0);
}

export function number(value: number): string {
  return value.toLocaleString("en");
}
