import type { BadgeTone } from "~/components/ui/badge";
import type { Schema } from "~/lib/api-types";

type Row = Schema<"RosterRow">;

export const statusWords: Record<Row["status"], { label: string; tone: BadgeTone }> = {
  draft: { label: "Draft", tone: "neutral" },
  unclaimed: { label: "Unclaimed", tone: "neutral" },
  pending: { label: "Pending", tone: "warning" },
  published: { label: "Published", tone: "success" },
  hidden: { label: "Hidden", tone: "danger" },
};

export const sourceWords: Record<Row["source"], string> = {
  expert: "The expert",
  staff: "Staff",
  import: "Import",
};
