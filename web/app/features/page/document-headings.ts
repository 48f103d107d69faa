import type { Schema } from "~/lib/api-types";

type Block = Schema<"Block">;
type Inline = Schema<"Inline">;

/** Fewer headings get no contents. */
const documentFrom = 3;

export function documentHeadings(body: readonly Block[]): Schema<"Heading">[] {
  const headings = body.flatMap((block) =>
    block.type === "heading" && block.level === 2 && block.id
      ? [{ id: block.id, level: block.level, text: words(block.children) }]
      : [],
  );
  return headings.length >= documentFrom ? headings : [];
}

function words(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => (node.type === "break" ? " " : node.children ? words(node.children) : node.text))
    .join("");
}
