import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { listShortcuts } from "~/components/list/use-list-keys";
import { AuditList } from "~/features/audit/audit-list";
import { loadAudit } from "~/features/audit/audit.server";

export const handle = { guard: "table", shortcuts: listShortcuts("entry") };

export const meta: MetaFunction = () => [
  { title: "Audit | Peritus" },
  { name: "description", content: "Who did what, when, and why." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadAudit(args);
}

export default function Audit() {
  return <AuditList {...useLoaderData<typeof loader>()} />;
}
