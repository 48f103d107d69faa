import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";

import { auditQuery } from "~/features/audit/audit-filter";
import { AuditPage } from "~/features/audit/audit-page";
import { loadAudit } from "~/features/audit/audit.server";
import type { Shortcut } from "~/features/shell/shortcuts-dialog";

const shortcuts: Shortcut[] = [
  { keys: ["j"], does: "Next entry" },
  { keys: ["k"], does: "Entry before" },
  { keys: ["Enter"], does: "All that was done there" },
  { keys: ["e"], does: "All that this person did" },
];

export const handle = { guard: "table", shortcuts };

export const meta: MetaFunction = () => [
  { title: "Audit | Peritus" },
  { name: "description", content: "What was done on whose authority, and why." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadAudit(args);
}

export default function Audit() {
  const { page, check } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return <AuditPage page={page} check={check} query={auditQuery(query)} />;
}
