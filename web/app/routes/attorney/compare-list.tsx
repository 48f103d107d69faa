import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { loadComparison } from "~/features/list/compare/compare.server";
import { ComparePage } from "~/features/list/compare/compare-screen";

export const loader = loadComparison;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(
    data ? `Comparison, ${data.list.name}` : "Comparison",
    "Experts of a list side by side.",
  );

export default function CompareList() {
  return <ComparePage loaded={useLoaderData<typeof loader>()} />;
}
