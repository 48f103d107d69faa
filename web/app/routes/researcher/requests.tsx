import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { listShortcuts } from "~/components/list/use-list-keys";
import { RequestList } from "~/features/inquiry/desk/request-list";
import { actOnSelected, loadQueue } from "~/features/inquiry/desk/queue.server";

export const handle = {
  guard: "table",
  shortcuts: listShortcuts("request", { selection: true }),
};

export const meta: MetaFunction = () => [
  { title: "Requests | Peritus" },
  { name: "description", content: "Requests from visitors, longest wait first." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadQueue(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnSelected(args);
}

export default function Requests() {
  return <RequestList {...useLoaderData<typeof loader>()} />;
}
