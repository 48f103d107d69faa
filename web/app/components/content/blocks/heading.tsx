import type { BlockOf } from "./block";
import { Inlines } from "./inline";

const tags = { 2: "h2", 3: "h3", 4: "h4" } as const;

/** The title is the only `h1`, so levels run from 2 to 4. */
export function HeadingBlock({ block }: { block: BlockOf<"heading"> }) {
  const level = Math.min(4, Math.max(2, block.level ?? 2)) as 2 | 3 | 4;
  const Tag = tags[level];
  return (
    <Tag id={block.id || undefined} dir="auto">
      <Inlines nodes={block.children} />
    </Tag>
  );
}
