import type { Schema } from "~/lib/api-types";
import { labelIn } from "~/lib/form/section-words.server";

import type { FeesView, MatterView, Proof, RecordView, TermsView } from "./record-view";

type Page = Schema<"ExpertPage">;

/** What the sections hold. Fields that the reader can't see are missing. */
type Data = {
  "professional-history": Schema<"ProfessionalHistoryData">;
  "licenses-and-certifications": Schema<"LicensesAndCertificationsData">;
  "expert-witness-experience": Schema<"ExpertWitnessExperienceData">;
  publications: Schema<"PublicationsData">;
  "fee-schedule": Schema<"FeeScheduleData">;
  "work-preferences": Schema<"WorkPreferencesData">;
  "me-on-the-web": Schema<"MeOnTheWebData">;
};

function itemsIn<S extends keyof Data>(
  page: Page,
  section: S,
): (Data[S] & { id: string; proof: Proof })[] {
  const part = page.parts.find((one) => one.section === section);
  return (part?.items ?? []).map(({ id, data, proof }) => ({ ...(data as Data[S]), id, proof }));
}

/** Reads the sections that the page draws. */
export function recordOf(page: Page): RecordView {
  return {
    posts: itemsIn(page, "professional-history").map((post) => ({
      id: post.id,
      title: post.title,
      organization: post.organization,
      department: post.department ?? "",
      duties: post.duties ?? "",
      dates: {
        start: post.dates?.start ?? "",
        end: post.dates?.end ?? "",
        current: post.dates?.current ?? false,
      },
    })),
    licenses: itemsIn(page, "licenses-and-certifications").map((license) => ({
      id: license.id,
      name: license.name,
      kind: labelIn("licenses-and-certifications", "kind", license.kind),
      issuer: license.issuer,
      number: license.number ?? "",
      jurisdiction: license.jurisdiction ?? "",
      issued: license.issued,
      expires: license.expires ?? "",
      status: license.status,
      statusText: labelIn("licenses-and-certifications", "status", license.status),
      note: license.note ?? "",
      proof: license.proof,
    })),
    matters: mattersOf(page),
    publications: itemsIn(page, "publications").map((one) => ({
      id: one.id,
      title: one.title,
      type: labelIn("publications", "type", one.type),
      date: one.date,
      authors: one.authors ?? [],
      container: one.container ?? "",
      volume: one.volume ?? "",
      pages: one.pages ?? "",
      doi: one.doi ?? "",
      pmid: one.pmid ?? "",
      url: one.url ?? "",
      peerReviewed: one.peer_reviewed ?? false,
      retracted: one.retracted ?? false,
    })),
    fees: feesOf(page),
    terms: termsOf(page),
    profiles: itemsIn(page, "me-on-the-web")
      .filter(({ kind }) => kind !== "other")
      .map(({ url }) => url),
  };
}

function mattersOf(page: Page): MatterView[] {
  const section = "expert-witness-experience";
  const courts = new Map(page.testimony.courts.map((court) => [court.matter, court]));
  return itemsIn(page, section).map((matter) => {
    const court = courts.get(matter.id);
    return {
      id: matter.id,
      caption: matter.caption,
      court: court?.short ?? matter.court,
      courtName: matter.court,
      docket: matter.docket_number,
      state: court?.state ?? "",
      side: matter.side,
      sideText: labelIn(section, "side", matter.side),
      subject: matter.subject ?? "",
      events: (matter.events ?? [])
        .map(({ kind, date }) => ({ kind, date, text: labelIn(section, "events.kind", kind) }))
        .sort((a, b) => b.date.localeCompare(a.date)),
      challenges: (matter.challenges ?? []).map(({ basis, ruling, date, citation, reply }) => ({
        basis,
        ruling,
        date,
        citation: citation ?? "",
        reply: reply ?? "",
      })),
      recent: court?.recent ?? false,
    };
  });
}

function feesOf(page: Page): FeesView | null {
  const section = "fee-schedule";
  const fees = itemsIn(page, section)[0];
  if (!fees?.currency) return null;
  return {
    currency: fees.currency,
    effectiveFrom: fees.effective_from,
    lines: fees.lines.map((line) => ({
      activity: line.activity,
      text: labelIn(section, "lines.activity", line.activity),
      unit: line.unit,
      rate: minorUnits(line.rate) ?? 0,
      minimum: line.minimum ?? null,
      increment: line.increment ?? null,
    })),
    retainer: minorUnits(fees.retainer),
    rush: fees.rush_percent ?? null,
    cancellation: (fees.cancellation ?? []).map(({ hours, percent }) => ({
      hours: hours ?? 0,
      percent: percent ?? 0,
    })),
    notes: fees.notes ?? "",
  };
}

/** Stored amounts are whole minor units. */
const minorUnits = (amount: unknown): number | null => (typeof amount === "number" ? amount : null);

function termsOf(page: Page): TermsView | null {
  const section = "work-preferences";
  const terms = itemsIn(page, section)[0];
  if (!terms?.accepting_work) return null;
  const label = (field: string, value: string | undefined) =>
    value ? labelIn(section, field, value) : "";
  return {
    accepting: terms.accepting_work,
    engagements: (terms.engagement_types ?? []).map((type) => label("engagement_types", type)),
    jurisdictions: terms.jurisdictions ?? [],
    travelMiles: terms.travel_miles ?? null,
    remote: terms.remote ?? false,
    hoursAWeek: terms.hours_a_week ?? null,
    earliestStart: terms.earliest_start ?? "",
    blackouts: (terms.blackout_dates ?? []).map(({ from, to, reason }) => ({
      from,
      to,
      reason: reason ?? "",
    })),
    noticeDays: terms.notice_days ?? null,
    rush: terms.rush_accepted ?? false,
    receiptOnly: terms.receipt_only ?? false,
    testifying: label("testimony_share", terms.testimony_share),
    testifyingAt: terms.testimony_share_date ?? "",
    employer: terms.employer_consent ?? "",
    employerText: label("employer_consent", terms.employer_consent),
    employerAt: terms.employer_consent_date ?? "",
    employerScope: terms.employer_consent_scope ?? "",
    refused: terms.refused_subjects ?? "",
    ai: terms.ai_use ?? "",
    aiText: label("ai_use", terms.ai_use),
    aiChecked: terms.ai_checks ?? "",
    aiAt: terms.ai_date ?? "",
  };
}
