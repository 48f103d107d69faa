import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { RequestList } from "~/features/inquiry/desk/request-list";
import { actOnSelected, loadQueue } from "~/features/inquiry/desk/queue.server";

export const handle = {
  guard: "table",
  shortcuts: listShortcuts("request", { selection: true }),
};

export const meta = () => screenHead("Requests", "Requests from visitors, longest wait first.");

export const loader = loadQueue;
export const action = actOnSelected;

export default function Requests() {
  return <RequestList {...useLoaderData<typeof loader>()} />;
}
