import type { Schema } from "~/lib/api-types";

import { Inlines } from "./inline";

/** A list and the lists inside its items, to any depth. */
export function ListBlock({ block }: { block: Schema<"Block"> }) {
  const Tag = block.ordered ? "ol" : "ul";
  return (
    <Tag dir="auto">
      {block.items?.map((item, at) => (
        <li key={at}>
          <Inlines nodes={item.children} />
          {item.list?.items?.length ? <ListBlock block={item.list} /> : null}
        </li>
      ))}
    </Tag>
  );
}
