import { DateText } from "~/components/ui/date";

import type { BandProps } from "../band";
import { documentHeadings } from "../document-headings";

/** With several headings, shows contents and last change. */
export function RichTextSection({ section, slots, updatedAt }: BandProps<"rich-text">) {
  const body = section.body ?? [];
  const headings = documentHeadings(body);
  if (headings.length === 0) {
    return (
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className="max-w-[34rem]">{slots.text(body)}</div>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <div className="rule-double grid items-start gap-5 pt-6 lg:grid-cols-[192px_minmax(0,38rem)] lg:gap-14 lg:pt-9">
        {slots.contents(headings)}
        <div className="min-w-0 lg:col-start-2">
          {updatedAt ? (
            <p className="mb-6 text-13 text-muted">
              Last changed on <DateText at={updatedAt} />
            </p>
          ) : null}
          {slots.text(body)}
        </div>
      </div>
    </div>
  );
}
