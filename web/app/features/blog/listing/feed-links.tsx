import { Rss } from "lucide-react";

import { textLinkClass } from "~/components/ui/link";
import { paths } from "~/lib/paths";

export function FeedLinks({ category }: { category?: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">
      <span className="inline-flex items-center gap-1.5">
        <Rss className="size-4" />
        Follow {category ? "this category" : "the blog"}
      </span>
      {(["rss.xml", "atom.xml", "feed.json"] as const).map((format) => (
        <a
          key={format}
          href={paths.feed(format, category)}
          className={`touch:py-2.5 ${textLinkClass}`}
        >
          {names[format]}
        </a>
      ))}
    </p>
  );
}

const names = { "rss.xml": "RSS", "atom.xml": "Atom", "feed.json": "JSON" } as const;
