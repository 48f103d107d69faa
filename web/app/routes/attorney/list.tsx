import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { ListPage } from "~/features/list/list-screen";
import { actOnList, loadList, type ListResult } from "~/features/list/lists.server";

export const loader = loadList;
export const action = actOnList;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(data?.list.name ?? "List", "The experts on this list, by stage.");

export default function List() {
  const result = useActionData<typeof action>() as ListResult | undefined;
  return <ListPage loaded={useLoaderData<typeof loader>()} result={result} />;
}
