import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { loadTranscript } from "~/features/message/transcript/transcript.server";
import { TranscriptScreen } from "~/features/message/transcript/transcript-screen";

export const loader = (args: LoaderFunctionArgs) => loadTranscript(args, "attorney");

export const meta: MetaFunction = () =>
  screenHead("Export conversation", "A conversation as a file, or printed.");

export default function AttorneyTranscript() {
  return <TranscriptScreen loaded={useLoaderData<typeof loader>()} />;
}
