import { Picture } from "~/components/ui/picture/picture";

import { Plate } from "./plate";

type Props = {
  article: { slug: string; picture: { url: string; alt?: string } | null };
  /** Proportion and corners, as classes. */
  frame: string;
  /** Largest layout size in pixels; sets the crop. */
  largest: readonly [width: number, height: number];
  /** For fluid widths. */
  sizes?: string;
  /** On the first screen. */
  priority?: boolean;
  /** The title is next to it, so screen readers skip it. */
  decorative?: boolean;
};

/** A fixed proportion, so nothing moves when it loads. */
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
