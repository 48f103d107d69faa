import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { partsOf } from "~/features/expert/parts/parts.server";
import { recordOf } from "~/features/expert/record/record-view.server";
import { ViewExpertPage } from "~/features/roster/view-expert-page";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(data?.overview.name || "Expert", "A profile, as others see it.");

export async function loader(args: LoaderFunctionArgs) {
  const expertId = args.params.id ?? "";
  if (args.params.edit?.toLowerCase() === "edit-expert")
    throw redirect(paths.editSection(expertId, "about-me"));
  const asPublic = new URL(args.request.url).searchParams.get("as") === "public";
  const api = apiFor(args);
  const path = { expert_id: expertId };
  const [overview, reply] = await Promise.all([
    api.get("/api/profiles/{expert_id}", { path }),
    api.call("get", "/api/experts/{expert_id}", { path, query: asPublic ? { as: "public" } : {} }),
  ]);
  return {
    overview,
    asPublic,
    now: new Date().toISOString(),
    seen: reply.ok
      ? { page: reply.data, parts: partsOf(reply.data), record: recordOf(reply.data) }
      : null,
  };
}

export default function ViewExpert() {
  return <ViewExpertPage {...useLoaderData<typeof loader>()} />;
}
