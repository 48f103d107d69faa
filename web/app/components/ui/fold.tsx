import type { ReactNode } from "react";

/** The rest of a list. Open in print, and it works without script. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center rounded-tag font-550 text-accent group-open:hidden hover:underline print:hidden">
        {summary}
      </summary>
      {children}
    </details>
  );
}
