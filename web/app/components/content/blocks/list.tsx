import type { BlockOf } from "./block";
import { Inlines } from "./inline";

export function ListBlock({ block }: { block: BlockOf<"list"> }) {
  const Tag = block.ordered ? "ol" : "ul";
  return (
    <Tag dir="auto">
      {block.items?.map((item, at) => (
        <li key={at}>
          <Inlines nodes={item.children} />
          {item.list?.type === "list" ? <ListBlock block={item.list as BlockOf<"list">} /> : null}
        </li>
      ))}
    </Tag>
  );
}
