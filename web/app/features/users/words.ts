import type { BadgeTone } from "~/components/ui/badge";
import type { Schema } from "~/lib/api-types";

type State = Schema<"UserRow">["state"];

export const stateWords: Record<State, { label: string; tone: BadgeTone }> = {
  active: { label: "Active", tone: "success" },
  invited: { label: "Invited", tone: "accent" },
  suspended: { label: "Suspended", tone: "danger" },
};

export const groupDetails = {
  Attorney: "Searches and reads experts.",
  Expert: "Keeps a profile.",
  Admin: "All that staff do, and accounts and the audit log.",
  Researcher: "Profiles, claims and requests.",
} as const;
