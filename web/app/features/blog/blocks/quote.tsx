import type { Schema } from "~/lib/api-types";

import { Inlines } from "./inline";

export function QuoteBlock({ block }: { block: Schema<"Block"> }) {
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
