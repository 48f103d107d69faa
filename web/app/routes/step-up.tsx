import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { StepUpPage } from "~/features/second-factor/step-up-page";
import { Shell } from "~/features/shell/shell";
import { apiFor } from "~/lib/api.server";
import { refused } from "~/lib/form/form-result.server";
import { ownPath } from "~/lib/address/own-path";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const meta = () =>
  unlistedHead("Confirm it's you", "Confirm your identity before a sensitive change.");

export async function loader(args: LoaderFunctionArgs) {
  const { methods } = await apiFor(args).get("/api/step-up");
  return {
    methods: methods ?? [],
    back: ownPath(new URL(args.request.url).searchParams.get("next")) ?? "",
  };
}

/** What to send on after confirming. */
interface StepUpExtra {
  back: string;
  to: string;
  fields: [name: string, value: string][];
}

/** Confirms, then has the browser send the original request (307). */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const own = (name: string) => String(form.get(`step-up.${name}`) ?? "");
  const to = ownPath(own("to"));
  const code = own("code");
  const reply = await apiFor(args).call("post", "/api/step-up", {
    body: code ? { code } : { password: own("password") },
  });
  const back = ownPath(own("back"));
  if (reply.ok)
    return to
      ? redirect(to, 307)
      : redirect(back ?? args.context.navigation?.dashboard_route ?? "/");
  const fields = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !entry[0].startsWith("step-up."),
  );
  return refused<StepUpExtra>(args, form, reply, {
    rename: { password: "step-up.password", code: "step-up.code" },
    back: back ?? "",
    to: to ?? "",
    fields,
  });
}

export default function StepUpRoute() {
  const { methods, back } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const root = useRootData();
  const page = (
    <StepUpPage
      to={result?.to ?? ""}
      back={result?.back ?? back}
      fields={result?.fields ?? []}
      methods={methods}
      result={result}
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
