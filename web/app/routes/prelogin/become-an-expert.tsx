import type { LoaderFunctionArgs } from "@remix-run/node";

import { loadPage } from "~/features/page/page.server";

import { claimSearch, metaOfPage, PageView } from "./page-view";

export const handle = { guard: "table" };

export function loader(args: LoaderFunctionArgs) {
  return loadPage(args, "become-an-expert");
}

export const meta = metaOfPage;

export default function BecomeAnExpert() {
  return <PageView search={claimSearch} />;
}
