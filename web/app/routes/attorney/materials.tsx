import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnMaterials, loadMaterials } from "~/features/message/material/materials.server";
import { MaterialsScreen } from "~/features/message/material/materials-screen";
import type { FormResult } from "~/lib/form/form-result";
import { sendForm } from "~/lib/form/send-form";

export const loader = (args: LoaderFunctionArgs) => loadMaterials(args, "attorney");
export const action = (args: ActionFunctionArgs) => actOnMaterials(args, "attorney");
export const clientAction = sendForm;

export const meta: MetaFunction = () =>
  screenHead("Materials", "What was sent in this conversation, and when it was opened.");

export default function AttorneyMaterials() {
  return (
    <MaterialsScreen
      loaded={useLoaderData<typeof loader>()}
      result={useActionData<typeof action>() as FormResult | undefined}
    />
  );
}
