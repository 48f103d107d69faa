import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";

import { filterQuery } from "~/features/inquiry/desk/queue-filter";
import { QueuePage } from "~/features/inquiry/desk/queue-page";
import { actOnChosen, loadQueue } from "~/features/inquiry/desk/queue.server";
import type { Shortcut } from "~/features/shell/shortcuts-dialog";

const shortcuts: Shortcut[] = [
  { keys: ["j"], does: "Next request" },
  { keys: ["k"], does: "Request before" },
  { keys: ["Enter"], does: "Open the request" },
  { keys: ["e"], does: "Choose the request, or not" },
];

export const handle = { guard: "table", shortcuts };

export const meta: MetaFunction = () => [
  { title: "Requests | Peritus" },
  { name: "description", content: "What visitors have written, the one that waits longest first." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadQueue(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnChosen(args);
}

export default function Requests() {
  const { queue, now } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return <QueuePage queue={queue} query={filterQuery(query)} now={now} />;
}
