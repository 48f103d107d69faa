import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { DataPage } from "~/features/settings/data/data-page";
import { actOnData, loadData } from "~/features/settings/data/data.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () =>
  screenHead(
    "Your data | Settings",
    "A copy of your data, what you have agreed to, and the end of your account.",
  );

export const loader = loadData;
export const action = actOnData;
export const clientAction = sendForm;

export default function Data() {
  const { exports, consents } = useLoaderData<typeof loader>();
  return <DataPage exports={exports} consents={consents} result={useActionData<typeof action>()} />;
}
