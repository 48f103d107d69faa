import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnRequest, loadRequest } from "~/features/availability/requests.server";
import { RequestScreen } from "~/features/availability/request-screen";
import { sendForm } from "~/lib/form/send-form";

export const loader = loadRequest;
export const action = actOnRequest;
export const clientAction = sendForm;

export const meta = () => screenHead("Your question", "How the experts you asked answered.");

export default function AvailabilityRequest() {
  return (
    <RequestScreen
      loaded={useLoaderData<typeof loader>()}
      result={useActionData<typeof action>()}
    />
  );
}
