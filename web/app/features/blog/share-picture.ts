import { pictureUrl } from "~/components/ui/picture-url";
import type { Schema } from "~/lib/api-types";
import type { PublicSettings } from "~/lib/load-context";

/** Size in pixels that other sites show a shared page's picture in. */
const size = { width: 1200, height: 630 } as const;

/** A picture as other sites load it: a whole address, cut to the size that they show. */
export type SharePicture = { url: string; alt: string; width: number; height: number };

/** The picture of a shared page, or null where it has none. */
export function sharePicture(picture: Schema<"Picture"> | null | undefined, { origin, imageCdn }: Pick<PublicSettings, "origin" | "imageCdn">): SharePicture | null {
  if (!picture) return null;
  return { url: new URL(pictureUrl(picture.url, size, imageCdn), origin).href, alt: picture.alt, ...size };
}
