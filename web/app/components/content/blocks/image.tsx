import { Picture } from "~/components/ui/picture/picture";

import type { BlockOf } from "./block";
/** Text column in pixels. */
const column = 544;
const sizes = "(min-width: 40rem) 544px, 100vw";

export function ImageBlock({ block }: { block: BlockOf<"image"> }) {
  const { picture } = block;
  if (!picture) return null;
  const caption = block.caption || picture.caption;
  return (
    <figure className="-mx-5 max-md:[&>span]:!rounded-none md:mx-0">
      <Picture
        src={picture.url}
        alt={picture.alt}
        width={column}
        height={Math.round((column * picture.height) / Math.max(1, picture.width))}
        sizes={sizes}
        className="w-full dark:brightness-90"
      />
      {caption ? (
        <figcaption dir="auto" className="px-5 md:px-0">
          {caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
