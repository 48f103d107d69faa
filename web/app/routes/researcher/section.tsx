import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { actOnProof, loadProofs } from "~/features/profile/proof/proofs.server";
import { SectionProofs } from "~/features/profile/proof/section-proofs";
import { actOnSection } from "~/features/profile/section/act-on-section.server";
import { EditFrame } from "~/features/profile/section/edit-frame";
import { sendItem } from "~/features/profile/section/send-item";
import { SectionScreen, type SectionResult } from "~/features/profile/section/section-screen";
import { loadSection, staffPlace } from "~/features/profile/section/section.server";
import { apiFor } from "~/lib/api.server";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(data?.declared.title ?? "Profile", "A part of an expert's profile.");

export async function loader(args: LoaderFunctionArgs) {
  const place = staffPlace(args);
  const [overview, loaded, proofs] = await Promise.all([
    apiFor(args).get("/api/profiles/{expert_id}", { path: { expert_id: place.expertId } }),
    loadSection(args, place),
    loadProofs(args, place),
  ]);
  return { ...loaded, overview, proofs, reason: args.context.reasons.read(place.expertId) };
}

export async function action(args: ActionFunctionArgs) {
  const place = staffPlace(args);
  return (await actOnProof(args, place)) ?? actOnSection(args, place);
}
export const clientAction = sendItem;

export default function StaffSection() {
  const result = useActionData<typeof action>() as SectionResult | undefined;
  const loaded = useLoaderData<typeof loader>();
  return (
    <EditFrame
      overview={loaded.overview}
      section={loaded.place.section}
      reason={loaded.reason}
      result={result}
    >
      <SectionScreen key={loaded.place.section} loaded={loaded} result={result} />
      {loaded.proofs ? <SectionProofs proofs={loaded.proofs} staff result={result} /> : null}
    </EditFrame>
  );
}
