import { ExternalLink, Play } from "lucide-react";
import { useState } from "react";

import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import { embedPlayer } from "~/lib/address/embed-players";
import { safeHref } from "~/lib/address/safe-href";

import type { BlockOf } from "./block";

/** Audio players, in pixels. All others have a video's proportions. */
const heights: Record<string, number> = { spotify: 232, soundcloud: 166, x: 560 };

/**
 * Loads nothing from the other site until the reader presses the button. Without script, shows a
 * link.
 */
export function EmbedBlock({ block }: { block: BlockOf<"embed"> }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const href = safeHref(block.url);
  const player = embedPlayer(block.provider, block.player);
  const height = heights[block.provider];
  return (
    <figure>
      {open && player ? (
        <div className={height ? undefined : "aspect-video"}>
          <iframe
            src={player.src}
            title={block.title}
            height={height}
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="block size-full rounded-card border border-line bg-sunken"
          />
        </div>
      ) : (
        <div className="rounded-card border border-line bg-surface p-5 font-sans text-15">
          <p className="text-13 font-medium text-muted">
            {player
              ? `From ${player.name}`
              : href
                ? new URL(href, "https://site.invalid").hostname
                : "From another site"}
          </p>
          <p
            dir="auto"
            className="mt-1 font-serif text-20 leading-[1.3] font-semibold tracking-[-0.012em]"
          >
            {block.title}
          </p>
          {player && hydrated ? (
            <p className="mt-2 text-13 text-muted">
              Loads from {player.name} when you press the button. Until then, {player.name} doesn’t
              know you’re here.
            </p>
          ) : null}
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            {player && hydrated ? (
              <Button icon={<Play />} onClick={() => setOpen(true)}>
                Load from {player.name}
              </Button>
            ) : null}
            {href ? (
              <a
                href={href}
                rel="noopener noreferrer"
                className="inline-flex items-center gap-1.5 text-accent underline decoration-accent/40 underline-offset-3"
              >
                <ExternalLink className="size-4" />
                {player ? `Open at ${player.name}` : "Open the page"}
              </a>
            ) : null}
          </p>
        </div>
      )}
      {block.caption ? <figcaption dir="auto">{block.caption}</figcaption> : null}
    </figure>
  );
}
