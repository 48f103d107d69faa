import { useActionData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { AddExpertPage, type AddExpertResult } from "~/features/roster/add-expert-page";
import { addExpert } from "~/features/roster/roster.server";
import { sendForm } from "~/lib/form/send-form";

export const handle = { guard: "table" };

export const meta = () => screenHead("Add an expert", "Prepare a profile for an expert.");

export const action = addExpert;
export const clientAction = sendForm;

export default function AddExpert() {
  return <AddExpertPage result={useActionData<typeof action>() as AddExpertResult | undefined} />;
}
