import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { loadLists } from "~/features/list/lists.server";
import { ListsPage } from "~/features/list/lists-screen";

export const loader = (args: LoaderFunctionArgs) => loadLists(args, true);

export const meta = () => screenHead("Archived lists", "Lists that you have put away.");

export default function ArchivedLists() {
  return <ListsPage loaded={useLoaderData<typeof loader>()} result={undefined} />;
}
