import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { loadSave, save } from "~/features/search/saved/saved.server";
import { SaveScreen } from "~/features/search/saved/save-screen";
import type { FormResult } from "~/lib/form/form-result";

export const loader = loadSave;
export const action = save;

export const meta = () =>
  screenHead("Save this search", "Name a search, and hear about new experts who fit.");

export default function SaveSearch() {
  const result = useActionData<typeof action>() as FormResult | undefined;
  return <SaveScreen loaded={useLoaderData<typeof loader>()} result={result} />;
}
