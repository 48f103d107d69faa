import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { headOf } from "~/components/content/head";
import { AreasPage } from "~/features/area/areas-page";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const { results } = await apiFor(args).get("/api/content/areas");
  args.context.visitors.same();
  return { results, url: args.context.settings.origin + paths.areas() };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? headOf({
        title: "Areas of expertise",
        description:
          "What expert witnesses in each area do, who else does it, and what they can’t say or do.",
        url: data.url,
      })
    : [];

export default function Areas() {
  return <AreasPage categories={useLoaderData<typeof loader>().results} />;
}
