import { Download, FileText, Rss } from "lucide-react";

import { buttonClass, LinkButton } from "~/components/ui/button";
import { sizeText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { CopyButton } from "~/components/ui/copy-button";
import { hasSound, type Episode } from "./episode";

/** `url` is canonical. */
export function TakeAlong({ episode, url }: { episode: Episode; url: string }) {
  const ending = endingOf(episode.audio.url);
  const icon = { "aria-hidden": true, strokeWidth: 1.8 } as const;
  return (
    <section aria-labelledby="take-along" data-print="hide">
      <h2 id="take-along" className="mb-2.5 text-20">
        Download and share
      </h2>
      <ul className="flex flex-wrap gap-2">
        {hasSound(episode) ? (
          <li>
            <LinkButton
              size="sm"
              href={episode.audio.url}
              download={`${episode.slug}.${ending}`}
              icon={<Download {...icon} />}
            >
              {ending.toUpperCase()}, {sizeText(episode.audio.bytes)}
            </LinkButton>
          </li>
        ) : null}
        {episode.transcript?.length && !episode.preview ? (
          <li>
            <LinkButton
              size="sm"
              href={paths.transcript(episode.slug, "srt")}
              download={`${episode.slug}.srt`}
              icon={<FileText {...icon} />}
            >
              Transcript
            </LinkButton>
          </li>
        ) : null}
        <li>
          {/* Not a router page, so a plain link. */}
          <a
            href={paths.podcastFeed()}
            type="application/rss+xml"
            className={buttonClass({ size: "sm" })}
          >
            <Rss {...icon} />
            Feed
          </a>
        </li>
        <li>
          <CopyButton size="sm" address={url} label="Copy link" done="Link copied" />
        </li>
      </ul>
    </section>
  );
}

function endingOf(address: string): string {
  return /\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? "mp3";
}
