import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { loadTranscript } from "~/features/message/transcript/transcript.server";
import { TranscriptScreen } from "~/features/message/transcript/transcript-screen";
import { useRootData } from "~/lib/root-data";

export const handle = { guard: "table" };

export const loader = (args: LoaderFunctionArgs) => loadTranscript(args, "expert");

export const meta: MetaFunction = () =>
  screenHead("Export conversation", "A conversation as a file, or printed.");

export default function ExpertTranscript() {
  const framed = useRootData()?.navigation.layout === "attorney"; // which has its own padding
  return (
    <div className={framed ? "" : "px-4 pt-5 pb-16 md:px-8 md:pt-7 print:p-0"}>
      <TranscriptScreen loaded={useLoaderData<typeof loader>()} />
    </div>
  );
}
