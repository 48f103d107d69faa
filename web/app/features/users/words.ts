import type { BadgeTone } from "~/components/ui/badge";
import type { Schema } from "~/lib/api-types";

type State = Schema<"UserRow">["state"];

export const stateWords: Record<State, { label: string; tone: BadgeTone }> = {
  active: { label: "Active", tone: "success" },
  invited: { label: "Invited", tone: "accent" },
  suspended: { label: "Suspended", tone: "danger" },
};

/** Groups in the order in which the BFF stores them, with what each may do. */
export const groupWords = [
  { value: "Attorney", detail: "Searches and reads experts." },
  { value: "Expert", detail: "Keeps a profile." },
  { value: "Admin", detail: "All that staff do, and accounts and the audit log." },
  { value: "Researcher", detail: "Profiles, claims and requests." },
] as const;
