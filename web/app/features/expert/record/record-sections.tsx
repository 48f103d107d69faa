import type { ReactNode } from "react";

import { Career } from "~/features/expert/career/career-section";
import { EducationTable } from "~/features/expert/career/education-table";
import { isDegree } from "~/features/expert/career/study";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { Fees } from "~/features/expert/fees/fees-section";
import { Entries } from "~/features/expert/parts/entries";
import type { Part } from "~/features/expert/parts/parts.server";
import { publicationYears } from "~/features/expert/publications/by-year";
import { Publications } from "~/features/expert/publications/publications-section";
import { AreasTable } from "~/features/expert/record/areas-table";
import { Biography } from "~/features/expert/record/biography";
import { LicensesTable } from "~/features/expert/record/licenses-table";
import { PostsList } from "~/features/expert/record/posts-list";
import { RecordSection } from "~/features/expert/record/record-section";
import type { RecordView } from "~/features/expert/record/record-view";
import { sectionAge } from "~/features/expert/record/section-age";
import { Testimony } from "~/features/expert/testimony/testimony-section";
import { currencyText } from "~/lib/format/money";
import { countText } from "~/lib/format/number";
import { partialDateText } from "~/lib/format/partial-date";

export type RecordData = {
  page: ExpertRecord;
  record: RecordView;
  parts: readonly Part[];
  now: string;
};

type Drawn = {
  id: string;
  title: string;
  /** In the list of anchors. */
  short?: string;
  count?: number;
  detail?: string;
  /** The profile's section, for its age. */
  section?: string;
  body: ReactNode;
};

/** The sections that a page has, in their order. A section without entries isn't there. */
export function recordSections({ page, record, parts, now }: RecordData): Drawn[] {
  const { posts, licenses, matters, publications, fees } = record;
  const years = publicationYears(publications, now);
  const drawn: (Drawn | null)[] = [
    {
      id: "career",
      title: "A career on one line",
      short: "Career",
      body: <Career page={page} record={record} now={now} />,
    },
    matters.length === 0
      ? null
      : {
          id: "testimony",
          title: "Testimony",
          count: matters.length,
          detail: countText(matters.length, "matter", "matters"),
          section: "expert-witness-experience",
          body: (
            <Testimony
              declaration={page.declaration}
              whole={page.audience === "attorneys"}
              testimony={page.testimony}
              matters={matters}
              firstName={page.first_name}
            />
          ),
        },
    fees && {
      id: "fees",
      title: "Fees",
      detail: `${currencyText(fees.currency)}, from ${partialDateText(fees.effectiveFrom)}`,
      section: "fee-schedule",
      body: <Fees fees={fees} />,
    },
    publications.length === 0
      ? null
      : {
          id: "publications",
          title: "Publications",
          count: publications.length,
          detail: `${publications.length}, of which ${years.recent} in ten years`,
          section: "publications",
          body: <Publications publications={publications} years={years} />,
        },
    licenses.length === 0
      ? null
      : {
          id: "licenses",
          title: "Licenses and certifications",
          short: "Licenses",
          count: licenses.length,
          section: "licenses-and-certifications",
          body: <LicensesTable licenses={licenses} />,
        },
    page.areas.length === 0
      ? null
      : {
          id: "areas",
          title: "Areas of expertise",
          short: "Areas",
          count: page.areas.length,
          section: "area-of-expertise",
          body: <AreasTable areas={page.areas} />,
        },
    posts.length === 0
      ? null
      : {
          id: "positions",
          title: "Professional history",
          short: "Positions",
          count: posts.length,
          section: "professional-history",
          body: <PostsList posts={posts} />,
        },
    page.education.length === 0
      ? null
      : {
          id: "education",
          title: "Education",
          count: page.education.filter(isDegree).length,
          section: "education",
          body: <EducationTable education={page.education} />,
        },
    ...parts.map((part) => ({
      id: part.section,
      title: part.title,
      count: part.items.length > 1 ? part.items.length : undefined,
      section: part.section,
      body: <Entries part={part} />,
    })),
    {
      id: "biography",
      title: "Biography",
      section: "about-me",
      body: <Biography text={page.bio} />,
    },
  ];
  return drawn.filter((one) => one !== null);
}

type Props = { page: ExpertRecord; sections: readonly Drawn[]; now: string; open?: boolean };

/** The sections below one another. `open` has the look of public pages. */
export function RecordSections({ page, sections, now, open }: Props) {
  return sections.map(({ id, title, detail, section, body }) => (
    <RecordSection
      key={id}
      id={id}
      title={title}
      detail={detail}
      confirmedAt={section && !open ? sectionAge(page, section) : null}
      now={new Date(now)}
      open={open}
    >
      {body}
    </RecordSection>
  ));
}
