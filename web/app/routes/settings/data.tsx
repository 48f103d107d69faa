import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DataPage } from "~/features/settings/data/data-page";
import { actOnData, loadData } from "~/features/settings/data/data.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Your data | Settings | Peritus" },
  {
    name: "description",
    content: "A copy of your data, what you have agreed to, and the end of your account.",
  },
];

export function loader(args: LoaderFunctionArgs) {
  return loadData(args);
}

export function action(args: ActionFunctionArgs) {
  return actOnData(args);
}

export const clientAction = sendForm;

export default function Data() {
  const { exports, consents } = useLoaderData<typeof loader>();
  return <DataPage exports={exports} consents={consents} result={useActionData<typeof action>()} />;
}
