import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { HistoryScreen } from "~/features/profile/history/history-screen";
import { actOnHistory, loadHistory } from "~/features/profile/history/history.server";
import { apiFor } from "~/lib/api.server";
import { sendForm } from "~/lib/form/send-form";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta = () => screenHead("History", "Every change of an expert's profile.");

const expertOf = (args: LoaderFunctionArgs) => args.params.expert_id ?? "";

export async function loader(args: LoaderFunctionArgs) {
  const [overview, history] = await Promise.all([
    apiFor(args).get("/api/profiles/{expert_id}", { path: { expert_id: expertOf(args) } }),
    loadHistory(args, expertOf(args)),
  ]);
  return { ...history, name: overview.name };
}

export const action = (args: ActionFunctionArgs) => actOnHistory(args, expertOf(args));
export const clientAction = sendForm;

export default function ExpertHistory() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <HistoryScreen
      loaded={loaded}
      result={result}
      title={`History of ${loaded.name}`}
      to={(section, query) => paths.expertHistory(loaded.expertId, section, query)}
    />
  );
}
