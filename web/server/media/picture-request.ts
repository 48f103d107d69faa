import { offeredWidths, placeholder, shareSize } from "~/components/ui/picture/picture-url";

export interface PictureRequest {
  /** Such as `/uploads/bridge.png`, or `/photos/0f3c….jpg` of an expert. */
  path: string;
  /** The options of ipx. */
  modifiers: Record<string, string>;
}

const webp = /^f_webp,q_(80|70|50),(?:(blur_3),)?([ws]_[\dx]+)$/;
const jpeg = /^f_jpeg,q_80,([ws]_[\dx]+)$/;

/** The largest width in feeds, and square artwork at Apple's limits. */
const feedSizes = new Set(["w_1280", "s_1400x1400", "s_3000x3000"]);
const pageSizes = new Set([
  ...offeredWidths.map((width) => `w_${width}`),
  `s_${shareSize.width}x${shareSize.height}`,
]);
const placeholderSize = `s_${placeholder.width}x${placeholder.height}`;

const photo = /^\/photos\/[0-9a-f]{32}\.jpg$/;

export const isPhoto = (path: string): boolean => photo.test(path);

/**
 * Parses `/_ipx/<modifiers>/uploads/<file>` and `/_ipx/<modifiers>/photos/<key>.jpg`. Returns null
 * for files that are neither CMS uploads nor photos, and for sizes and modifiers that no page uses, so visitors can't request endless variants. Feed readers
 * need an extension, so a JPEG's URL ends in `.jpg`.
 */
export function readPictureRequest(pathname: string): PictureRequest | null {
  const match = /^\/_ipx\/([^/]+)(\/(?:uploads|photos)\/[^/?#\\]+)$/.exec(pathname);
  if (!match) return null;
  const [, modifiers = "", named = ""] = match;
  const resized = webpOf(modifiers) ?? jpegOf(modifiers);
  if (!resized) return null;
  if (named.startsWith("/photos/"))
    return isPhoto(named) && resized.f === "webp" ? { path: named, modifiers: resized } : null;
  const isJpeg = resized.f === "jpeg";
  if (isJpeg && !named.endsWith(".jpg")) return null;
  const path = isJpeg ? named.slice(0, -".jpg".length) : named;
  if (/%(2f|5c|00)/i.test(path) || path.includes("..") || /\.svg$/i.test(path)) return null;
  return { path, modifiers: resized };
}

function webpOf(modifiers: string): Record<string, string> | null {
  const [, quality = "", blur, size = ""] = webp.exec(modifiers) ?? [];
  const isPlaceholder = blur !== undefined && quality === "50" && size === placeholderSize;
  const isPicture = blur === undefined && quality !== "50" && pageSizes.has(size);
  if (!isPlaceholder && !isPicture) return null;
  return { f: "webp", q: quality, ...resizing(size), ...(blur ? { blur: "3" } : {}) };
}

function jpegOf(modifiers: string): Record<string, string> | null {
  const [, size = ""] = jpeg.exec(modifiers) ?? [];
  if (!feedSizes.has(size)) return null;
  // Podcast directories refuse small artwork, so it is enlarged.
  return { f: "jpeg", q: "80", ...resizing(size), ...(size[0] === "s" ? { enlarge: "true" } : {}) };
}

/** A width keeps the aspect ratio; a size crops the picture. */
function resizing(size: string): Record<string, string> {
  const [kind = "", value = ""] = size.split("_");
  return kind === "s" ? { s: value, fit: "cover" } : { w: value };
}
