import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { RosterList, type RosterResult } from "~/features/roster/roster-list";
import { actOnProfiles, loadRoster } from "~/features/roster/roster.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table", shortcuts: listShortcuts("expert", { selection: true }) };

export const meta = () => screenHead("Experts", "All profiles, and how complete they are.");

export const loader = loadRoster;
export const action = actOnProfiles;
export const clientAction = sendForm;

export default function ViewExperts() {
  const result = useActionData<typeof action>() as RosterResult | undefined;
  return <RosterList {...useLoaderData<typeof loader>()} result={result} />;
}
