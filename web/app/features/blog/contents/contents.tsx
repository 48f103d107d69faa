import { ChevronDown } from "lucide-react";

import type { Schema } from "~/lib/api-types";

import { useCurrentHeading } from "./use-current-heading";

type Headings = readonly Schema<"Heading">[];

/** Beside the text, or collapsed above it on phones. */
export function Contents({ headings, language }: { headings: Headings; language?: string }) {
  const current = useCurrentHeading(headings);
  if (headings.length < 2) return null;
  return (
    <>
      <nav
        aria-label="On this page"
        data-print="hide"
        className="sticky top-24 hidden max-h-[calc(100vh-8rem)] overflow-y-auto text-13 lg:block"
      >
        <h2 className="mb-2 font-sans text-13 font-semibold tracking-normal">On this page</h2>
        <Links headings={headings} current={current} language={language} />
      </nav>
      <nav aria-label="On this page" data-print="hide" className="lg:hidden">
        <details className="group rounded-control border border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-3.5 font-semibold [&::-webkit-details-marker]:hidden">
            On this page
            <ChevronDown className="size-4 text-muted group-open:rotate-180" />
          </summary>
          <div className="px-3.5 pb-3">
            <Links headings={headings} current={current} language={language} />
          </div>
        </details>
      </nav>
    </>
  );
}

function Links({
  headings,
  current,
  language,
}: {
  headings: Headings;
  current: string | null;
  language?: string;
}) {
  return (
    <ol lang={language}>
      {headings.map((heading) => (
        <li key={heading.id}>
          <a
            href={`#${heading.id}`}
            dir="auto"
            aria-current={heading.id === current ? "location" : undefined}
            className={`block border-s-2 border-line py-1.5 text-muted no-underline hover:text-ink touch:py-2.5 aria-[current]:border-accent aria-[current]:font-550 aria-[current]:text-ink ${
              heading.level > 2 ? "ps-6" : "ps-3"
            }`}
          >
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  );
}
