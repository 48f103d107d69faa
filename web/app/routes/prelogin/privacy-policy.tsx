import type { LoaderFunctionArgs } from "@remix-run/node";

import { loadPage } from "~/features/page/page.server";

import { metaOfPage, PageView } from "./page-view";

export const handle = { guard: "table", scripts: "late" };

export function loader(args: LoaderFunctionArgs) {
  return loadPage(args, "privacy-policy");
}

export const meta = metaOfPage;

export default PageView;
