import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { closeReport, loadReports } from "~/features/message/desk/reports.server";
import { ReportsScreen } from "~/features/message/desk/reports-screen";
import type { FormResult } from "~/lib/form/form-result";
import { sendForm } from "~/lib/form/send-form";
import { leadsTo } from "~/lib/menu";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export const loader = loadReports;
export const action = closeReport;
export const clientAction = sendForm;

export const meta = () =>
  screenHead("Reported messages", "What attorneys and experts reported, longest wait first.");

export default function MessageReports() {
  const root = useRootData();
  return (
    <ReportsScreen
      loaded={useLoaderData<typeof loader>()}
      opensUsers={root !== null && leadsTo(root.navigation.menu, paths.users())}
      result={useActionData<typeof action>() as FormResult | undefined}
    />
  );
}
