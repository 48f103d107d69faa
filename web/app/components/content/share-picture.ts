import { shareSize, shareUrl } from "~/components/ui/picture/picture-url";
import type { Schema } from "~/lib/api-types";
import type { PublicSettings } from "~/lib/load-context";
import { paths } from "~/lib/paths";

/** An absolute URL, cropped to the size that other sites show. */
export type SharePicture = { url: string; alt: string; width: number; height: number };

export function sharePicture(
  picture: Schema<"Picture"> | null | undefined,
  { origin, imageCdn }: Pick<PublicSettings, "origin" | "imageCdn">,
): SharePicture | null {
  if (!picture) return null;
  return {
    url: new URL(shareUrl(picture.url, imageCdn), origin).href,
    alt: picture.alt,
    ...shareSize,
  };
}

/**
 * The generated card of a page without a picture. The URL changes with the page, since other sites
 * cache pictures for long.
 */
export function cardPicture(
  kind: "page" | "article" | "episode",
  slug: string,
  title: string,
  updatedAt: string,
  { origin }: Pick<PublicSettings, "origin">,
): SharePicture {
  const version = Math.floor(Date.parse(updatedAt) / 1000).toString(36);
  return { url: `${origin}${paths.card(kind, slug, version)}`, alt: title, ...shareSize };
}
