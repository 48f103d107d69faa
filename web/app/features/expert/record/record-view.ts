import type { Schema } from "~/lib/api-types";

type Matter = Schema<"ExpertWitnessExperienceData">;
type Fees = Schema<"FeeScheduleData">;

export type Post = {
  id: string;
  title: string;
  organization: string;
  department: string;
  duties: string;
  dates: { start: string; end: string; current: boolean };
};

export type License = {
  id: string;
  name: string;
  kind: string;
  issuer: string;
  number: string;
  jurisdiction: string;
  issued: string;
  expires: string;
  status: NonNullable<Schema<"LicensesAndCertificationsData">["status"]>;
  statusText: string;
  note: string;
  proof: Proof;
};

/** How well an entry is proved; null if it can't be checked. */
export type Proof = Schema<"ItemProof"> | null;

export type Challenge = {
  basis: string;
  ruling: NonNullable<Matter["challenges"]>[number]["ruling"];
  date: string;
  citation: string;
  reply: string;
};

export type MatterEvent = { kind: Matter["events"][number]["kind"]; text: string; date: string };

export type MatterView = {
  id: string;
  caption: string;
  /** As cited. */
  court: string;
  courtName: string;
  docket: string;
  /** Postal code or empty. */
  state: string;
  side: Matter["side"];
  sideText: string;
  subject: string;
  /** The latest first. */
  events: MatterEvent[];
  challenges: Challenge[];
  recent: boolean;
};

export type PublicationView = {
  id: string;
  title: string;
  type: string;
  date: string;
  authors: string[];
  container: string;
  volume: string;
  pages: string;
  doi: string;
  pmid: string;
  url: string;
  peerReviewed: boolean;
  retracted: boolean;
};

export type FeeLine = {
  activity: Fees["lines"][number]["activity"];
  text: string;
  unit: Fees["lines"][number]["unit"];
  /** In minor units. */
  rate: number;
  /** Hours. */
  minimum: number | null;
  /** Minutes. */
  increment: number | null;
};

export type FeesView = {
  currency: string;
  effectiveFrom: string;
  lines: FeeLine[];
  retainer: number | null;
  /** Percent. */
  rush: number | null;
  cancellation: { hours: number; percent: number }[];
  notes: string;
};

export type TermsView = {
  accepting: Schema<"WorkPreferencesData">["accepting_work"];
  engagements: string[];
  jurisdictions: string[];
  travelMiles: number | null;
  remote: boolean;
  hoursAWeek: number | null;
  earliestStart: string;
  blackouts: { from: string; to: string; reason: string }[];
  noticeDays: number | null;
  rush: boolean;
  receiptOnly: boolean;
  testifying: string;
  testifyingAt: string;
  employer: string;
  employerText: string;
  employerAt: string;
  employerScope: string;
  refused: string;
  ai: string;
  aiText: string;
  aiChecked: string;
  aiAt: string;
};

/** The sections with pictures of their own, as this reader can see them. */
export type RecordView = {
  posts: Post[];
  licenses: License[];
  matters: MatterView[];
  publications: PublicationView[];
  fees: FeesView | null;
  terms: TermsView | null;
  /** URLs of pages elsewhere that are the expert's own. */
  profiles: string[];
};
