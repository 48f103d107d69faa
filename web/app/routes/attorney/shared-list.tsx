import { useLoaderData } from "@remix-run/react";

import { unlistedHead } from "~/components/content/head";
import { loadShared } from "~/features/list/shared.server";
import { SharedPage } from "~/features/list/shared-screen";

export const loader = loadShared;

// Not even the person's name, which would stay in the browser's history.
export const meta = () => unlistedHead("Experts shared with you");

export default function SharedList() {
  return <SharedPage loaded={useLoaderData<typeof loader>()} />;
}
