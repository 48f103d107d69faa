import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { loadHolders } from "~/features/credit/credits.server";
import { HoldersList } from "~/features/credit/holders-list";

export const handle = { guard: "table", shortcuts: listShortcuts("attorney") };

export const meta = () =>
  screenHead("Credits", "Attorneys’ credits, and the proof that they add up.");

export const loader = loadHolders;

export default function Credits() {
  return <HoldersList {...useLoaderData<typeof loader>()} />;
}
