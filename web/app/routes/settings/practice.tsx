import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { SettingsFrame } from "~/features/settings/settings-frame";
import { RecordForm } from "~/features/bar-admission/record-form";
import { actOnRecord, loadRecord } from "~/features/bar-admission/record.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () =>
  screenHead("Practice | Settings", "Your firm, your practice areas and your bar admissions.");

export const loader = loadRecord;
export const action = actOnRecord;
export const clientAction = sendForm;

export default function Practice() {
  const result = useActionData<typeof action>();
  return (
    <SettingsFrame
      title="Practice"
      intro="Your firm, your practice, and your bar admissions. If you change your name or firm, we verify your admissions again."
    >
      <RecordForm {...useLoaderData<typeof loader>()} result={result} />
    </SettingsFrame>
  );
}
