import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { loadRequests } from "~/features/availability/requests.server";
import { RequestsScreen } from "~/features/availability/requests-screen";

export const loader = loadRequests;

export const meta = () =>
  screenHead("Availability requests", "What you asked several experts, and how they answered.");

export default function AvailabilityRequests() {
  return <RequestsScreen {...useLoaderData<typeof loader>()} />;
}
