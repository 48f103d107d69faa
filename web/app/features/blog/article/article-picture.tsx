import { Picture } from "~/components/ui/picture/picture";

import { Plate } from "./plate";

type Props = {
  article: { slug: string; picture: { url: string; alt?: string } | null };
  /** Proportion of the frame and its corners, as classes. */
  frame: string;
  /** The largest frame of its layout, in pixels; the picture is cut to this proportion. */
  largest: readonly [width: number, height: number];
  /** Where the width follows the window. */
  sizes?: string;
  /** True for the picture that the first screen shows. */
  priority?: boolean;
  /** True where the title stands beside the picture, so that reading it aloud twice would tire. */
  decorative?: boolean;
};

/** The picture of an article in a frame of fixed proportion: nothing moves when it arrives. */
export function ArticlePicture({
  article,
  frame,
  largest: [width, height],
  sizes,
  priority,
  decorative = true,
}: Props) {
  const { picture } = article;
  return (
    <span className={`block overflow-hidden bg-sunken ${frame}`}>
      {picture ? (
        <Picture
          src={picture.url}
          alt={decorative ? "" : (picture.alt ?? "")}
          width={width}
          height={height}
          sizes={sizes}
          priority={priority}
          className="!h-full w-full object-cover dark:brightness-90"
        />
      ) : (
        <Plate seed={article.slug} />
      )}
    </span>
  );
}
