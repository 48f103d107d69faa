import type { BlockOf } from "./block";

/** Wide lines scroll in a region that the keyboard can reach. */
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
