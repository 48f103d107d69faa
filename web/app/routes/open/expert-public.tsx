import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { TextLink } from "~/components/ui/link";
import { Stats } from "~/components/ui/stat";
import { AreasTable } from "~/features/expert/areas-table";
import { Biography } from "~/features/expert/biography";
import { Career } from "~/features/expert/career-section";
import { EducationTable } from "~/features/expert/education-table";
import { ExpertHeader } from "~/features/expert/expert-header";
import { figuresOf } from "~/features/expert/figures";
import { jsonForScript } from "~/features/expert/json-ld";
import { personOf } from "~/features/expert/person";
import { RecordSection } from "~/features/expert/record-section";
import { sectionAge } from "~/features/expert/section-age";
import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export async function loader(args: LoaderFunctionArgs) {
  const page = await apiFor(args).get<Schema<"ExpertPage">>(`/api/public/experts/${encodeURIComponent(args.params.code ?? "")}`);
  const { settings, nonce } = args.context;
  return { page, address: settings.origin + paths.publicExpert(page.slug), nonce, now: new Date().toISOString() };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Expert | Peritus" }];
  const { page, address } = data;
  const title = `${page.name} | Peritus`;
  const photo = page.photo === null ? [] : [{ property: "og:image", content: new URL(page.photo, address).href }, { property: "og:image:alt", content: page.name }];
  return [
    { title },
    { name: "description", content: page.headline },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "profile" },
    { property: "og:site_name", content: "Peritus" },
    { property: "og:title", content: page.name },
    { property: "og:description", content: page.headline },
    { property: "og:url", content: address },
    { property: "profile:first_name", content: page.first_name },
    ...photo,
    { name: "twitter:card", content: "summary" },
  ];
};

export default function PublicExpert() {
  const { page, address, nonce, now } = useLoaderData<typeof loader>();
  const session = useRootData()?.session ?? null;
  const at = new Date(now);
  const whole = paths.expert(page.expert_id);

  return (
    <article className="mx-auto max-w-[54rem] pb-8">
      <script type="application/ld+json" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: jsonForScript(personOf(page, address)) }} />
      <ExpertHeader page={page} now={now} />
      <Stats items={figuresOf(page, at)} className="mt-7" />
      <RecordSection id="biography" title="Biography" confirmedAt={sectionAge(page, "about-me")} now={at} open>
        <Biography text={page.bio} />
      </RecordSection>
      <RecordSection id="areas" title="Areas of expertise" confirmedAt={sectionAge(page, "area-of-expertise")} now={at} open>
        <AreasTable areas={page.areas} />
      </RecordSection>
      <RecordSection id="education" title="Education" confirmedAt={sectionAge(page, "education")} now={at} open>
        <EducationTable education={page.education} />
      </RecordSection>
      <RecordSection id="career" title="A career on one line" now={at} open>
        <Career page={page} now={now} />
      </RecordSection>
      <p className="mt-11 border-t border-line pt-4 text-13 text-muted">
        This page shows what {page.name} has made public.{" "}
        {session === null ? (
          <>
            Attorneys: <TextLink href={paths.signIn(whole)}>sign in to read the whole record</TextLink>.
          </>
        ) : (
          <TextLink href={whole}>Read the whole record</TextLink>
        )}
      </p>
    </article>
  );
}
