import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnSearches, loadSearches } from "~/features/search/saved/saved.server";
import { SavedScreen } from "~/features/search/saved/saved-screen";
import type { FormResult } from "~/lib/form/form-result";

export const loader = loadSearches;
export const action = actOnSearches;

export const meta = () =>
  screenHead("Saved searches", "Your saved searches, and how many experts are new in each.");

export default function SavedSearches() {
  const result = useActionData<typeof action>() as FormResult | undefined;
  return <SavedScreen loaded={useLoaderData<typeof loader>()} result={result} />;
}
