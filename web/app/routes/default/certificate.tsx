import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { CertificatePage } from "~/features/message/certificate";
import { loadCertificate } from "~/features/message/certificate.server";

export const handle = { guard: "table" };
export const loader = (args: LoaderFunctionArgs) => loadCertificate(args, "expert");

export const meta: MetaFunction = () =>
  screenHead("Conflict check certificate", "What a conflict check compared.");

export default function Certificate() {
  return <CertificatePage loaded={useLoaderData<typeof loader>()} />;
}
