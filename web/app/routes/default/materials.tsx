import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnMaterials, loadMaterials } from "~/features/message/material/materials.server";
import { MaterialsScreen } from "~/features/message/material/materials-screen";
import type { FormResult } from "~/lib/form/form-result";
import { sendForm } from "~/lib/form/send-form";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const loader = (args: LoaderFunctionArgs) => loadMaterials(args, "expert");
export const action = (args: ActionFunctionArgs) => actOnMaterials(args, "expert");
export const clientAction = sendForm;

export const meta: MetaFunction = () =>
  screenHead("Materials", "What was sent in this conversation, and when it was opened.");

export default function ExpertMaterials() {
  const framed = useRootData()?.navigation.layout === "attorney"; // which has its own padding
  return (
    <div className={framed ? "" : "px-4 pt-5 pb-16 md:px-8 md:pt-7 print:p-0"}>
      <MaterialsScreen
        loaded={useLoaderData<typeof loader>()}
        result={useActionData<typeof action>() as FormResult | undefined}
      />
    </div>
  );
}
