import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { SettingsFrame } from "~/features/settings/settings-frame";
import { RecordForm } from "~/features/sign-up/record-form";
import { actOnRecord, loadRecord } from "~/features/sign-up/record.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Practice | Settings | Peritus" },
  { name: "description", content: "Your firm, your practice areas and your bar admissions." },
];

export function loader(args: LoaderFunctionArgs) {
  return loadRecord(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnRecord(args);
}

export const clientAction = sendForm;

export default function Practice() {
  const result = useActionData<typeof action>();
  return (
    <SettingsFrame title="Practice" intro="Your firm, your practice, and your bar admissions.">
      <RecordForm {...useLoaderData<typeof loader>()} result={result} />
    </SettingsFrame>
  );
}
