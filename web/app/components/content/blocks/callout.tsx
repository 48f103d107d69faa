import { Info, TriangleAlert } from "lucide-react";

import type { BlockOf } from "./block";
import { Inlines } from "./inline";

const tones = {
  note: { Icon: Info, word: "Note", ground: "bg-accent-tint", ink: "text-accent" },
  caution: { Icon: TriangleAlert, word: "Caution", ground: "bg-warning-tint", ink: "text-warning" },
} as const;

export function CalloutBlock({ block }: { block: BlockOf<"callout"> }) {
  const { Icon, word, ground, ink } = tones[block.tone === "caution" ? "caution" : "note"];
  const title = block.title?.trim();
  return (
    <aside
      className={`flex gap-3 rounded-card px-5 py-4 font-sans text-15 ${ground}`}
      aria-label={title ? `${word}: ${title}` : word}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div dir="auto" className="min-w-0">
        <p className={`font-semibold ${ink}`}>{title || word}</p>
        <p className="mt-1 text-ink">
          <Inlines nodes={block.children} />
        </p>
      </div>
    </aside>
  );
}
