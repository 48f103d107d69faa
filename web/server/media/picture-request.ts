/** Pixels: the widest screen at twice the density. */
const maxEdge = 3072;

export interface PictureRequest {
  /** Such as `/uploads/bridge.png`. */
  path: string;
  /** For ipx. */
  modifiers: Record<string, string>;
}

/**
 * `/_ipx/<modifiers>/uploads/<file>`. Null for modifiers we don't write and files that aren't CMS
 * uploads; other hosts are never fetched. Feed readers need an extension, so a JPEG's URL ends in
 * `.jpg`.
 */
export function readPictureRequest(pathname: string): PictureRequest | null {
  const match =
    /^\/_ipx\/f_(webp|jpeg),(q_80|q_70|q_50,blur_3),s_(\d{1,4})x(\d{1,4})(\/uploads\/[^/?#\\]+)$/.exec(
      pathname,
    );
  if (!match) return null;
  const [, format = "", look = "", width = "", height = "", named = ""] = match;
  const jpeg = format === "jpeg";
  if (jpeg && (look !== "q_80" || !named.endsWith(".jpg"))) return null;
  const path = jpeg ? named.slice(0, -".jpg".length) : named;
  if (/%(2f|5c|00)/i.test(path) || path.includes("..") || /\.svg$/i.test(path)) return null;
  const placeholder = look.includes("blur");
  if (placeholder && (width !== "10" || height !== "10")) return null;
  if (!inRange(width) || !inRange(height)) return null;
  return {
    path,
    modifiers: {
      f: format,
      q: look.slice(2, 4),
      s: `${width}x${height}`,
      fit: "cover",
      ...(placeholder ? { blur: "3" } : {}),
    },
  };
}

function inRange(edge: string): boolean {
  return Number(edge) >= 1 && Number(edge) <= maxEdge;
}
