import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";

import { screenHead } from "~/components/content/head";
import { Stats } from "~/components/ui/figure/stat";
import { AdmissionNote } from "~/features/bar-admission/admission-note";
import { loadAdmissionsState } from "~/features/bar-admission/admission-state.server";
import { Anchors } from "~/features/expert/record/anchors";
import { FavoriteStar } from "~/features/favorite/favorite-star";
import { favoritesAmong } from "~/features/favorite/favorites.server";
import { partsOf } from "~/features/expert/parts/parts.server";
import { BackLink } from "~/features/expert/list/back-link";
import { cameFromReferrer, resultsLabel } from "~/features/expert/list/came-from";
import { ContactBar } from "~/features/expert/record/contact-bar";
import { ExpertHeader } from "~/features/expert/record/expert-header";
import { figuresOf } from "~/features/expert/record/figures";
import { noteViewed } from "~/features/expert/list/note-viewed";
import { recordSections, RecordSections } from "~/features/expert/record/record-sections";
import { recordOf } from "~/features/expert/record/record-view.server";
import { SidePanel } from "~/features/expert/record/side-panel";
import { engageRows } from "~/features/expert/terms/engage";
import { EngageLine } from "~/features/expert/terms/engage-card";
import { SimilarExperts } from "~/features/expert/list/similar-experts";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const path = { expert_id: args.params.expert_id ?? "" };
  const [page, similar, admissions, favorites] = await Promise.all([
    api.get("/api/experts/{expert_id}", { path }),
    api.get("/api/experts/{expert_id}/similar", { path }),
    loadAdmissionsState(args),
    favoritesAmong(args, [path.expert_id]),
  ]);
  const back = cameFromReferrer(
    args.request.headers.get("Referer"),
    args.context.settings.origin,
    paths.search(),
  ) ?? { href: paths.search(), label: resultsLabel(null, "") };
  const { parts: _, ...shown } = page;
  return {
    page: shown,
    parts: partsOf(page),
    record: recordOf(page),
    similar: similar.results,
    admissions,
    favorites,
    back,
    address: args.context.settings.origin + paths.publicExpert(page.slug),
    now: new Date().toISOString(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(data?.page.name ?? "Expert", data?.page.headline);

export default function ExpertRecord() {
  const { page, parts, record, similar, admissions, favorites, back, address, now } =
    useLoaderData<typeof loader>();
  const at = new Date(now);
  const sections = recordSections({ page, record, parts, now });

  useEffect(() => noteViewed(page.expert_id), [page.expert_id]);

  return (
    <>
      <p className="mb-3 sm:mb-[18px]">
        <BackLink fallback={back} />
      </p>
      <div className="grid max-w-[1168px] grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_304px]">
        <div className="min-w-0">
          <ExpertHeader
            page={page}
            now={now}
            star={
              <FavoriteStar
                expertId={page.expert_id}
                name={page.name}
                favorites={favorites}
                className="flex-none"
              />
            }
          />
          <Stats items={figuresOf(page, at, record.publications)} className="mt-6 sm:mt-7" />
          {record.terms ? (
            <EngageLine
              rows={engageRows(record.terms, record.fees, now)}
              firstName={page.first_name}
            />
          ) : null}
          <Anchors
            anchors={sections.map(({ id, title, short, count }) => ({
              id,
              title: short ?? title,
              count,
            }))}
          />
          <RecordSections page={page} sections={sections} now={now} />
        </div>
        <aside aria-label="Contact and similar experts" className="min-w-0">
          <div className="grid gap-7 xl:sticky xl:top-6">
            <SidePanel page={page} record={record} now={now} address={address} />
            <AdmissionNote state={admissions} linked />
            <SimilarExperts experts={similar} />
          </div>
        </aside>
      </div>
      <ContactBar page={page} record={record} address={address} />
    </>
  );
}
