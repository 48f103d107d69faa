import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { headOf } from "~/components/content/head";
import { breadcrumbs, graphOf } from "~/components/content/linked-data";
import { LinkedData } from "~/components/ui/linked-data";
import { AreaPage } from "~/features/area/area-page";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export const handle = { guard: "table", scripts: "late" };

export async function loader(args: LoaderFunctionArgs) {
  const { category = "", area: name = "" } = args.params;
  const area = await apiFor(args).get("/api/content/areas/{category}/{area}", {
    path: { category, area: name },
  });
  args.context.visitors.same();
  return { area, site: args.context.settings.origin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { area, site } = data;
  return headOf({
    title: area.title,
    description: area.text?.does ?? `Expert witnesses in ${area.category.name}: ${area.name}.`,
    url: site + paths.area(area.code),
    unlisted: area.text === null,
  });
};

export default function Area() {
  const { area, site } = useLoaderData<typeof loader>();
  return (
    <>
      <LinkedData
        data={graphOf(
          breadcrumbs(site, [
            { name: "Areas of expertise", path: paths.areas() },
            { name: area.title, path: paths.area(area.code) },
          ]),
        )}
      />
      <AreaPage area={area} />
    </>
  );
}
