import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { LinesList } from "~/features/message/forum/lines-list";
import { loadLines } from "~/features/message/forum/lines.server";

export const handle = { guard: "table", shortcuts: listShortcuts("line") };

export const meta = () => screenHead("Forum lines", "What the rules of each forum protect.");

export const loader = loadLines;

export default function ForumLines() {
  return <LinesList {...useLoaderData<typeof loader>()} />;
}
