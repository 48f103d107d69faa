import type { Schema } from "~/lib/api-types";

import { CalloutBlock } from "./callout";
import { CodeBlock } from "./code";
import { DividerBlock } from "./divider";
import { GalleryBlock } from "./gallery";
import { HeadingBlock } from "./heading";
import { ImageBlock } from "./image";
import { ListBlock } from "./list";
import { ParagraphBlock } from "./paragraph";
import { QuoteBlock } from "./quote";
import { TableBlock } from "./table";

type Block = Schema<"Block">;

/**
 * Reading text from the typed tree. A kind that this version does not know is
 * left out. With `initial` the first paragraph opens with a raised letter.
 */
export function BlockBody({ blocks, initial = false }: { blocks: readonly Block[] | null | undefined; initial?: boolean }) {
  return (
    <div className="prose">
      {blocks?.map((block, at) => <BlockView key={at} block={block} opening={initial && at === 0} />)}
    </div>
  );
}

function BlockView({ block, opening }: { block: Block; opening: boolean }) {
  switch (block.type) {
    case "paragraph":
      return <ParagraphBlock block={block} opening={opening} />;
    case "heading":
      return <HeadingBlock block={block} />;
    case "list":
      return <ListBlock block={block} />;
    case "quote":
      return <QuoteBlock block={block} />;
    case "code":
      return <CodeBlock block={block} />;
    case "image":
      return <ImageBlock block={block} />;
    case "table":
      return <TableBlock block={block} />;
    case "callout":
      return <CalloutBlock block={block} />;
    case "gallery":
      return <GalleryBlock block={block} />;
    case "divider":
      return <DividerBlock />;
    default:
      return null;
  }
}
