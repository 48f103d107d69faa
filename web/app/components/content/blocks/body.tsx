import { useMemo, type ComponentType } from "react";

import type { Block, BlockOf, BlockType } from "./block";
import { CalloutBlock } from "./callout";
import { CodeBlock } from "./code";
import { DividerBlock } from "./divider";
import { EmbedBlock } from "./embed";
import { FootnotesBlock } from "./footnotes";
import { GalleryBlock } from "./gallery";
import { HeadingBlock } from "./heading";
import { ImageBlock } from "./image";
import { ListBlock } from "./list";
import { NotesOfBody, notesOf } from "./notes";
import { ParagraphBlock } from "./paragraph";
import { QuoteBlock } from "./quote";
import { TableBlock } from "./table";

type BlockProps<Type extends BlockType> = { block: BlockOf<Type>; opening?: boolean };

const views: { [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
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
  embed: EmbedBlock,
  footnotes: FootnotesBlock,
};

type Props = {
  blocks: readonly Block[] | null | undefined;
  /** Starts an opening paragraph with a raised initial. */
  initial?: boolean;
  /** Whether there is room for notes in the margin. */
  margin?: boolean;
};

/** Unknown kinds are left out. */
export function BlockBody({ blocks, initial = false, margin = false }: Props) {
  const notes = useMemo(() => notesOf(blocks ?? [], margin), [blocks, margin]);
  return (
    <NotesOfBody.Provider value={notes}>
      <div className="prose">
        {blocks?.map((block, at) => {
          if (!Object.hasOwn(views, block.type)) return null;
          const View = views[block.type] as ComponentType<BlockProps<BlockType>>;
          return (
            <View key={at} block={block as BlockOf<BlockType>} opening={initial && at === 0} />
          );
        })}
      </div>
    </NotesOfBody.Provider>
  );
}
