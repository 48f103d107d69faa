import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";

import { screenHead } from "~/components/content/head";
import { Stats } from "~/components/ui/figure/stat";
import { AdmissionNote } from "~/features/bar-admission/admission-note";
import { loadAdmissionsState } from "~/features/bar-admission/admission-state.server";
import { Anchors } from "~/features/expert/record/anchors";
import { PartSection } from "~/features/expert/parts/part-section";
import { partsOf } from "~/features/expert/parts/parts.server";
import { AreasTable } from "~/features/expert/record/areas-table";
import { BackLink } from "~/features/expert/list/back-link";
import { Biography } from "~/features/expert/record/biography";
import { cameFromReferrer, resultsLabel } from "~/features/expert/list/came-from";
import { Career } from "~/features/expert/career/career-section";
import { EducationTable } from "~/features/expert/career/education-table";
import { ExpertHeader } from "~/features/expert/record/expert-header";
import { expertLine } from "~/features/expert/list/expert-line";
import { figuresOf } from "~/features/expert/record/figures";
import { noteViewed } from "~/features/expert/list/recently-viewed";
import { RecordSection } from "~/features/expert/record/record-section";
import { sectionAge } from "~/features/expert/record/section-age";
import { SidePanel } from "~/features/expert/record/side-panel";
import { SimilarExperts } from "~/features/expert/list/similar-experts";
import { isDegree } from "~/features/expert/career/study";
import { apiFor } from "~/lib/api.server";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const path = { expert_id: args.params.expert_id ?? "" };
  const [page, similar, admissions] = await Promise.all([
    api.get("/api/experts/{expert_id}", { path }),
    api.get("/api/experts/{expert_id}/similar", { path }),
    loadAdmissionsState(args),
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
    similar: similar.results,
    admissions,
    back,
    now: new Date().toISOString(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  screenHead(data?.page.name ?? "Expert", data?.page.headline);

export default function ExpertRecord() {
  const { page, parts, similar, admissions, back, now } = useLoaderData<typeof loader>();
  const email = useRootData()?.session?.email ?? null;
  const at = new Date(now);
  const degrees = page.education.filter(isDegree).length;

  useEffect(() => {
    if (email !== null)
      noteViewed(email, {
        expertId: page.expert_id,
        name: page.name,
        photo: page.photo,
        line: expertLine(page),
      });
  }, [email, page]);

  return (
    <>
      <p className="mb-3 sm:mb-[18px]">
        <BackLink fallback={back} />
      </p>
      <div className="grid max-w-[1168px] grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_304px]">
        <div className="min-w-0">
          <ExpertHeader page={page} now={now} />
          <Stats items={figuresOf(page, at)} className="mt-6 sm:mt-7" />
          <Anchors
            anchors={[
              { id: "career", title: "Career" },
              { id: "areas", title: "Areas", count: page.areas.length },
              { id: "education", title: "Education", count: degrees },
              ...parts.map(({ section, title, items }) => ({
                id: section,
                title,
                count: items.length > 1 ? items.length : undefined,
              })),
              { id: "biography", title: "Biography" },
            ]}
          />
          <RecordSection id="career" title="A career on one line" now={at}>
            <Career page={page} now={now} />
          </RecordSection>
          <RecordSection
            id="areas"
            title="Areas of expertise"
            confirmedAt={sectionAge(page, "area-of-expertise")}
            now={at}
          >
            <AreasTable areas={page.areas} />
          </RecordSection>
          <RecordSection
            id="education"
            title="Education"
            confirmedAt={sectionAge(page, "education")}
            now={at}
          >
            <EducationTable education={page.education} />
          </RecordSection>
          {parts.map((part) => (
            <PartSection key={part.section} part={part} now={at} />
          ))}
          <RecordSection
            id="biography"
            title="Biography"
            confirmedAt={sectionAge(page, "about-me")}
            now={at}
          >
            <Biography text={page.bio} />
          </RecordSection>
        </div>
        <aside aria-label="Contact and similar experts" className="min-w-0">
          <div className="grid gap-7 xl:sticky xl:top-6">
            <SidePanel page={page} now={now} />
            <AdmissionNote state={admissions} linked />
            <SimilarExperts experts={similar} />
          </div>
        </aside>
      </div>
    </>
  );
}
