import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { HistoryScreen } from "~/features/profile/history/history-screen";
import { actOnHistory, loadHistory } from "~/features/profile/history/history.server";
import { apiFor } from "~/lib/api.server";
import { sendForm } from "~/lib/form/send-form";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta = () => screenHead("History", "Every change of your profile.");

const expertOf = async (args: LoaderFunctionArgs) =>
  (await apiFor(args).get("/api/my-profile")).expert_id;

export const loader = async (args: LoaderFunctionArgs) => loadHistory(args, await expertOf(args));
export const action = async (args: ActionFunctionArgs) => actOnHistory(args, await expertOf(args));
export const clientAction = sendForm;

export default function MyHistory() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <HistoryScreen
      loaded={loaded}
      result={result}
      title="History of your profile"
      to={paths.myHistory}
    />
  );
}
