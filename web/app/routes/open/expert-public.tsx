import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { headOf } from "~/components/content/head";
import { TextLink } from "~/components/ui/link";
import { LinkedData } from "~/components/ui/linked-data";
import { Stats } from "~/components/ui/figure/stat";
import { askAbout } from "~/features/expert/ask-about";
import { partsOf } from "~/features/expert/parts/parts.server";
import { ExpertHeader } from "~/features/expert/record/expert-header";
import { figuresOf } from "~/features/expert/record/figures";
import { personOf } from "~/features/expert/record/person";
import { RecordFacts } from "~/features/expert/record/record-facts";
import { recordSections, RecordSections } from "~/features/expert/record/record-sections";
import { recordOf } from "~/features/expert/record/record-view.server";
import { expertPicture } from "~/features/expert/record/share-card.server";
import { apiFor } from "~/lib/api.server";
import { leadsTo } from "~/lib/menu";
import { typedPath } from "~/lib/page-not-found";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export async function loader(args: LoaderFunctionArgs) {
  const page = await apiFor(args).get("/api/public/experts/{slug}", {
    path: { slug: args.params.code ?? "" },
  });
  // From a former address, other spellings, and with a trailing slash.
  const path = paths.publicExpert(page.slug);
  const { url } = args.request;
  if (typedPath(url) !== path) throw redirect(path + new URL(url).search, 301);
  const { origin } = args.context.settings;
  const { parts: _, ...shown } = page;
  const [record, address, now] = [recordOf(page), origin + path, new Date().toISOString()];
  return {
    page: shown,
    parts: partsOf(page),
    record,
    address,
    person: personOf(page, record, address, now),
    picture: expertPicture(page, origin),
    now,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Expert | Peritus" }];
  const { page, address, picture } = data;
  return [
    ...headOf({
      title: page.name,
      description: page.headline,
      url: address,
      type: "profile",
      picture,
    }),
    { property: "profile:first_name", content: page.first_name },
  ];
};

export default function PublicExpert() {
  const { page, parts, record, person, now } = useLoaderData<typeof loader>();
  const root = useRootData();
  const session = root?.session ?? null;
  const layout = root?.navigation.layout;
  const whole = paths.expert(page.expert_id);
  const mayRead = root ? leadsTo(root.navigation.menu, paths.search()) : false;
  const at = new Date(now);
  const sections = recordSections({ page, record, parts, now });

  return (
    // The attorney layout has its own padding.
    <div className={layout === "attorney" ? "" : "px-5 pt-8 pb-16 md:px-8 md:pt-13"}>
      <article className="mx-auto max-w-[69.5rem]">
        <LinkedData data={person} />
        <ExpertHeader page={page} now={now} />
        <Stats items={figuresOf(page, at, record.publications)} className="mt-7" />
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_264px]">
          <div className="min-w-0">
            <RecordSections page={page} sections={sections} now={now} open />
          </div>
          <aside
            aria-label="About this record"
            className="mt-11 min-w-0 lg:sticky lg:top-24 lg:self-start"
          >
            <h2 className="rule-ink pt-3 text-20">About this record</h2>
            <p className="mt-2 text-muted">
              What the expert has made public, and when each part was last confirmed.
            </p>
            <div className="mt-4">
              <RecordFacts page={page} now={now} />
            </div>
            <p className="mt-4 border-t border-line pt-3.5 text-13 text-muted">
              {session === null ? (
                <>
                  Attorneys:{" "}
                  <TextLink href={paths.signIn(whole)}>sign in to read the whole record</TextLink>
                </>
              ) : mayRead ? (
                <TextLink href={whole}>Read the whole record</TextLink>
              ) : null}
            </p>
            <p className="mt-2 text-13 text-muted">
              Need this expertise?{" "}
              <TextLink href={askAbout(page)}>Ask us about {page.first_name}</TextLink>
            </p>
          </aside>
        </div>
      </article>
    </div>
  );
}
