import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { AddPage } from "~/features/list/add-screen";
import { actOnLists, loadAddition, loadLists, type ListResult } from "~/features/list/lists.server";
import { ListsPage } from "~/features/list/lists-screen";

export async function loader(args: LoaderFunctionArgs) {
  const addition = await loadAddition(args);
  return addition
    ? { addition, lists: null }
    : { addition: null, lists: await loadLists(args, false) };
}

export const action = actOnLists;

export const meta = () => screenHead("Lists", "Your lists of experts, one for each matter.");

export default function Lists() {
  const { addition, lists } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() as ListResult | undefined;
  if (addition) return <AddPage loaded={addition} result={result} />;
  return lists ? <ListsPage loaded={lists} result={result} /> : null;
}
