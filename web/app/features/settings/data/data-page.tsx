import { SettingsFrame } from "../settings-frame";
import type { Schema } from "~/lib/api-types";

import { ConsentSection } from "./consent-section";
import type { DataRefusal } from "./data.server";
import { DeletionSection } from "./deletion-section";
import { ExportSection } from "./export-section";

export type DataPageProps = {
  exports: Schema<"DataExports">;
  consents: Schema<"ConsentList">;
  refusal: DataRefusal | null;
};

/** What one can ask of one's data: a copy, an end, and what one has agreed to. */
export function DataPage({ exports, consents, refusal }: DataPageProps) {
  return (
    <SettingsFrame
      title="Your data"
      intro="Take it with you, see what you have agreed to, or leave."
    >
      <ExportSection exports={exports.results ?? []} refusal={refusal} />
      <ConsentSection consents={consents} />
      <DeletionSection exports={exports} refusal={refusal} />
    </SettingsFrame>
  );
}
