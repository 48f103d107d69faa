import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { AuditList } from "~/features/audit/audit-list";
import { loadAudit } from "~/features/audit/audit.server";

export const handle = { guard: "table", shortcuts: listShortcuts("entry") };

export const meta = () => screenHead("Audit", "Who did what, when, and why.");

export const loader = loadAudit;

export default function Audit() {
  return <AuditList {...useLoaderData<typeof loader>()} />;
}
