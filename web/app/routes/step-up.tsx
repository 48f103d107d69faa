import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { StepUpPage } from "~/features/second-factor/step-up-page";
import { Shell } from "~/features/shell/shell";
import { apiFor, unavailableText } from "~/lib/api.server";
import { ownPath } from "~/lib/own-path";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const meta: MetaFunction = () => [
  { title: "Confirm that it is you | Peritus" },
  { name: "description", content: "A sensitive change asks you to confirm." },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { methods } = await apiFor(args).get("/api/step-up");
  return {
    methods: methods ?? [],
    back: ownPath(new URL(args.request.url).searchParams.get("next")) ?? "",
  };
}

/** Confirms, then has the browser send what it wanted to send to where it wanted it. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const own = (name: string) => String(form.get(`step-up.${name}`) ?? "");
  const to = ownPath(own("to"));
  const code = own("code");
  const answer = await apiFor(args).call("post", "/api/step-up", {
    body: code ? { code } : { password: own("password") },
  });
  if (answer.ok)
    return to
      ? redirect(to, 307)
      : redirect(ownPath(own("back")) ?? args.context.navigation?.dashboard_route ?? "/");
  const fields = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !entry[0].startsWith("step-up."),
  );
  const refused = answer.kind === "refused" && answer.status !== null && answer.status < 500;
  return data(
    {
      back: ownPath(own("back")) ?? "",
      to: to ?? "",
      fields,
      errors: answer.errors ?? {},
      text: answer.errors ? "" : refused ? answer.detail : unavailableText,
    },
    { status: refused ? (answer.status ?? 422) : 503 },
  );
}

export default function StepUpRoute() {
  const { methods, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const root = useRootData();
  const page = (
    <StepUpPage
      to={answer?.to ?? ""}
      back={answer?.back ?? back}
      fields={answer?.fields ?? []}
      methods={methods}
      errors={answer?.errors}
      text={answer?.text}
    />
  );
  return root ? (
    <Shell root={root} layout={root.navigation.layout}>
      {page}
    </Shell>
  ) : (
    page
  );
}
