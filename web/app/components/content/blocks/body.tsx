import type { ComponentType } from "react";

import type { Block, BlockOf, BlockType } from "./block";
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

type BlockProps<Type extends BlockType> = { block: BlockOf<Type>; opening?: boolean };

const views: { [Type in BlockType]?: ComponentType<BlockProps<Type>> } = {
  paragraph: ParagraphBlock,
  heading: HeadingBlock,
  list: ListBlock,
  quote: QuoteBlock,
  code: CodeBlock,
  image: ImageBlock,
  table: TableBlock,
  callout: CalloutBlock,
  gallery: GalleryBlock,
  divider: DividerBlock,
};

/**
 * Reading text from the typed tree. A kind that this version does not know is
 * left out. With `initial` an opening paragraph begins with a raised letter.
 */
export function BlockBody({ blocks, initial = false }: { blocks: readonly Block[] | null | undefined; initial?: boolean }) {
  return (
    <div className="prose">
      {blocks?.map((block, at) => {
        if (!Object.hasOwn(views, block.type)) return null;
        const View = views[block.type] as ComponentType<BlockProps<BlockType>>;
        return <View key={at} block={block as BlockOf<BlockType>} opening={initial && at === 0} />;
      })}
    </div>
  );
}
