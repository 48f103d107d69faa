import { SettingsFrame } from "../settings-frame";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";

import { ConsentSection } from "./consent-section";
import { DeletionSection } from "./deletion-section";
import { ExportSection } from "./export-section";

type DataPageProps = {
  exports: Schema<"DataExports">;
  consents: Schema<"ConsentList">;
  result: FormResult | null | undefined;
};

export function DataPage({ exports, consents, result }: DataPageProps) {
  return (
    <SettingsFrame
      title="Your data"
      intro="Download your data, review your agreements, or delete your account."
    >
      <ExportSection exports={exports.results ?? []} result={result} />
      <ConsentSection consents={consents} />
      <DeletionSection exports={exports} result={result} />
    </SettingsFrame>
  );
}
