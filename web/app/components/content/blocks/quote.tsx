import type { BlockOf } from "./block";
import { Inlines } from "./inline";

export function QuoteBlock({ block }: { block: BlockOf<"quote"> }) {
  return (
    <figure>
      <blockquote dir="auto">
        <p>
          <Inlines nodes={block.children} />
        </p>
        {block.cite ? <footer>{block.cite}</footer> : null}
      </blockquote>
    </figure>
  );
}
