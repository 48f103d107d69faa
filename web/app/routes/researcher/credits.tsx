import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { listShortcuts } from "~/components/list/use-list-keys";
import { loadHolders } from "~/features/credit/credits.server";
import { HoldersList } from "~/features/credit/holders-list";
import { loadPayments, settlePayment } from "~/features/credit/payments.server";
import { PaymentsScreen } from "~/features/credit/payments-screen";
import { StaffTabs } from "~/features/credit/staff-tabs";
import { sendForm } from "~/lib/form/send-form";
import type { FormResult } from "~/lib/form/form-result";

export const handle = { guard: "table", shortcuts: listShortcuts("attorney") };

export const meta = () =>
  screenHead("Credits", "Attorneys’ credits, and the proof that they add up.");

export async function loader(args: LoaderFunctionArgs) {
  const payments = await loadPayments(args);
  return {
    payments,
    holders: payments ? null : await loadHolders(args),
    now: new Date().toISOString(),
  };
}

export const action = settlePayment;
export const clientAction = sendForm;

export default function Credits() {
  const { payments, holders, now } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() as FormResult | undefined;
  if (payments)
    return (
      <div className="px-4 pt-6 pb-24 md:px-6">
        <h1 className="text-25">Credits</h1>
        <StaffTabs current="payments" />
        <PaymentsScreen {...payments} now={now} result={result} />
      </div>
    );
  return holders ? <HoldersList {...holders} /> : null;
}
