import type { BlockOf } from "./block";

/** Text that keeps its spaces and lines. Wide lines scroll inside a region that the keyboard reaches. */
export function CodeBlock({ block }: { block: BlockOf<"code"> }) {
  const label = block.language ? `Code, ${block.language}` : "Code";
  return (
    <figure>
      {block.language ? (
        <figcaption className="!mt-0 mb-1.5" aria-hidden="true">
          {block.language}
        </figcaption>
      ) : null}
      <pre dir="ltr" tabIndex={0} role="region" aria-label={label}>
        <code>{block.text}</code>
      </pre>
    </figure>
  );
}
