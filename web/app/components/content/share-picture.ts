import { pictureUrl } from "~/components/ui/picture/picture-url";
import type { Schema } from "~/lib/api-types";
import type { PublicSettings } from "~/lib/load-context";
import { paths } from "~/lib/paths";

/** Size in pixels that other sites show a shared page's picture in. */
const size = { width: 1200, height: 630 } as const;

/** A picture as other sites load it: a whole address, cut to the size that they show. */
export type SharePicture = { url: string; alt: string; width: number; height: number };

/** The picture of a shared page, or null where it has none. */
export function sharePicture(
  picture: Schema<"Picture"> | null | undefined,
  { origin, imageCdn }: Pick<PublicSettings, "origin" | "imageCdn">,
): SharePicture | null {
  if (!picture) return null;
  return {
    url: new URL(pictureUrl(picture.url, size, imageCdn), origin).href,
    alt: picture.alt,
    ...size,
  };
}

/** The card that the web draws of a page, for one whose editor has chosen no picture. A changed page gets another address, since other sites keep pictures for long. */
export function cardPicture(
  kind: "page" | "article" | "episode",
  slug: string,
  title: string,
  updatedAt: string,
  { origin }: Pick<PublicSettings, "origin">,
): SharePicture {
  const version = Math.floor(Date.parse(updatedAt) / 1000).toString(36);
  return { url: `${origin}${paths.card(kind, slug, version)}`, alt: title, ...size };
}
