import type { BlockOf } from "./block";
import { Inlines, plainText } from "./inline";

/**
 * Letters that suit a raised initial: no quotation marks, digits, or scripts with joined letters.
 */
const takesInitial = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Shorter paragraphs are narrower than their initial. */
const initialFrom = 140;

export function ParagraphBlock({
  block,
  opening = false,
}: {
  block: BlockOf<"paragraph">;
  opening?: boolean;
}) {
  const words = plainText(block.children);
  const initial = opening && words.length >= initialFrom && takesInitial.test(words);
  return (
    <p
      dir="auto"
      className={`text-pretty ${initial ? "first-letter:float-left first-letter:pr-[0.1em] first-letter:pt-[0.085em] first-letter:text-[3.55em] first-letter:leading-[0.8] first-letter:font-medium first-letter:text-accent" : ""}`}
    >
      <Inlines nodes={block.children} />
    </p>
  );
}
