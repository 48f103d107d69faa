import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { screenHead } from "~/components/content/head";
import { loadDeclaration } from "~/features/profile/declaration/declaration.server";
import { loadProofs } from "~/features/profile/proof/proofs.server";
import { SectionProofs } from "~/features/profile/proof/section-proofs";
import { actOnSection } from "~/features/profile/section/act-on-section.server";
import { sendItem } from "~/features/profile/section/send-item";
import { SectionScreen, type SectionResult } from "~/features/profile/section/section-screen";
import { loadSection, myPlace } from "~/features/profile/section/section.server";

export const handle = { guard: "table" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(data?.declared.title ?? "Profile", data?.declared.intro ?? "A part of your profile.");

export async function loader(args: LoaderFunctionArgs) {
  const place = await myPlace(args);
  const declares = place.section === "expert-witness-experience";
  const [loaded, declaration, proofs] = await Promise.all([
    loadSection(args, place),
    declares ? loadDeclaration(args) : null,
    loadProofs(args, place),
  ]);
  return { ...loaded, declaration, proofs };
}

export const action = async (args: ActionFunctionArgs) => actOnSection(args, await myPlace(args));
export const clientAction = sendItem;

export default function MySection() {
  const result = useActionData<typeof action>() as SectionResult | undefined;
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <SectionScreen key={loaded.place.section} loaded={loaded} result={result} />
      {loaded.proofs ? (
        <SectionProofs proofs={loaded.proofs} staff={false} result={undefined} />
      ) : null}
    </>
  );
}
