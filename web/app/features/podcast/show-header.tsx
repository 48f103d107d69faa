import { LinkButton } from "~/components/ui/button";
import { numberText } from "~/lib/format/number";

import { CopyButton } from "~/components/ui/copy-button";
import { Cover } from "./cover";
import type { Podcast } from "./episode";

export function ShowHeader({ podcast }: { podcast: Podcast }) {
  return (
    <header className="mt-7 grid grid-cols-[96px_minmax(0,1fr)] items-start gap-4 md:mt-12 md:grid-cols-[256px_minmax(0,1fr)] md:items-center md:gap-x-12 md:gap-y-3">
      <Cover
        picture={podcast.cover}
        of={podcast.title}
        size={256}
        className="w-full md:row-span-2"
        priority
        alt={podcast.cover?.alt}
      />
      <div className="md:self-end">
        <p className="text-13 font-medium text-muted">
          Podcast ·{" "}
          {podcast.episodes === 1 ? "1 episode" : `${numberText(podcast.episodes)} episodes`}
        </p>
        <h1
          dir="auto"
          className="text-32 md:display md:text-[3.5rem] md:leading-[1.05] md:tracking-[-0.026em]"
        >
          {podcast.title}
        </h1>
      </div>
      <div className="col-span-2 md:col-span-1 md:col-start-2 md:self-start">
        <p
          dir="auto"
          className="max-w-[44ch] font-serif text-17 leading-[1.5] text-ink-2 md:text-20"
        >
          {podcast.summary}
        </p>
        <ul aria-label="Where to listen" className="mt-4 flex flex-wrap gap-2 md:mt-5">
          {podcast.platforms.map(({ label, href }) => (
            <li key={href}>
              <LinkButton href={href}>{label}</LinkButton>
            </li>
          ))}
          <li>
            <CopyButton address={podcast.feed_url} label="Copy feed URL" done="Feed URL copied" />
          </li>
        </ul>
      </div>
    </header>
  );
}
