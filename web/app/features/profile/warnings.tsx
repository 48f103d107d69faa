import { TriangleAlert } from "lucide-react";

import { SectionHeading } from "~/components/ui/section-heading";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

type Props = {
  warnings: Schema<"ProfileOverview">["warnings"];
  titleOf: (section: string) => string;
};

export function Warnings({ warnings, titleOf }: Props) {
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings">
      <SectionHeading
        id="warnings"
        title="Attorneys may ask about this"
        aside={
          <span className="text-13 text-muted">
            {warnings.length === 1 ? "1 warning" : `${warnings.length} warnings`}
          </span>
        }
        size="sm"
        className="!mb-1"
      />
      <ul className="mt-1">
        {warnings.map((warning) => (
          <li
            key={`${warning.section} ${warning.item_id} ${warning.text}`}
            className="flex gap-2.5 border-b border-line py-3 last:border-b-0"
          >
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" />
            <p>
              <span className="block font-semibold">{warning.text}</span>
              {warning.section ? (
                <TextLink
                  href={paths.mySection(
                    warning.section,
                    warning.item_id ? { edit: warning.item_id } : undefined,
                  )}
                  className="touch:inline-block touch:py-1.5"
                >
                  {titleOf(warning.section)}
                </TextLink>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
