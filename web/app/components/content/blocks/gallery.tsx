import { Picture } from "~/components/ui/picture/picture";

import type { BlockOf } from "./block";
/** Half the text column in pixels. */
const half = 264;
const sizes = "(min-width: 40rem) 264px, 50vw";

/** Pictures in pairs, or threes if there is room. An odd one spans its row. */
export function GalleryBlock({ block }: { block: BlockOf<"gallery"> }) {
  const pictures = block.pictures ?? [];
  if (pictures.length === 0) return null;
  const threes = pictures.length % 3 === 0;
  return (
    <figure className={threes ? "xl:-me-48" : undefined}>
      <ul
        className={`grid list-none grid-cols-2 gap-3 !ps-0 ${threes ? "xl:grid-cols-3 xl:[&>li]:!col-span-1" : ""}`}
      >
        {pictures.map((picture, at) => (
          <li
            key={at}
            className="!mt-0 overflow-hidden rounded-control bg-sunken first:nth-last-[odd]:col-span-2"
          >
            <Picture
              src={picture.url}
              alt={picture.alt}
              width={half}
              height={Math.round((half * picture.height) / Math.max(1, picture.width))}
              sizes={sizes}
              className="w-full dark:brightness-90"
            />
            {picture.caption ? (
              <p dir="auto" className="px-3 py-2 font-sans text-13 text-muted">
                {picture.caption}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {block.caption ? <figcaption dir="auto">{block.caption}</figcaption> : null}
    </figure>
  );
}
