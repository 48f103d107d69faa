import { LinkButton } from "~/components/ui/button";
import { safeHref } from "~/lib/address/safe-href";

import type { BandProps } from "../band";
import { BandTitle } from "../band-title";

/** Without a safe URL, a way has no button. */
export function WaysSection({ section, id }: BandProps<"ways">) {
  const ways = section.ways ?? [];
  if (ways.length === 0) return null;
  const Heading = section.title ? "h3" : "h2";
  return (
    <section
      aria-labelledby={section.title ? id : undefined}
      aria-label={section.title ? undefined : "Ways in"}
      className="mx-auto max-w-page px-5 md:px-8"
    >
      {section.title ? (
        <div className="mb-7">
          <BandTitle id={id} title={section.title} />
        </div>
      ) : null}
      <ul className="grid auto-cols-fr md:grid-flow-col">
        {ways.map((way) => {
          const href = safeHref(way.href);
          return (
            <li
              key={way.title}
              className="border-line pb-7 not-first:border-t not-first:pt-7 last:pb-0 md:px-12 md:py-1 md:first:ps-0 md:last:pe-0 md:not-first:border-s md:not-first:border-t-0 md:not-first:pt-1"
            >
              <Heading className="text-25 tracking-[-0.012em]">{way.title}</Heading>
              <p className="mt-2 max-w-[46ch] text-17 text-muted">{way.text}</p>
              {href && way.label ? (
                <p className="mt-4">
                  <LinkButton href={href} variant="secondary">
                    {way.label}
                  </LinkButton>
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
