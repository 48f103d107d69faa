import { remembered } from "~/lib/rendering/remembered";

/**
 * Addresses of resized pictures.
 *
 *   /_ipx/f_webp,q_80,s_640x360/uploads/bridge.png            the web's own proxy
 *   /_ipx/f_webp,q_50,blur_3,s_10x10/uploads/bridge.png       its placeholder
 *   https://cdn.example/f_webp,q_70,s_640x360/uploads/bridge.png   with IMAGE_CDN=https://cdn.example
 *
 * The modifiers are a format (f), a quality (q), a size (s, width x height) and a
 * blur, in this order. What follows is the path of the original below its host:
 * the proxy fetches it from the CMS. An original on another host keeps its whole
 * address, percent-encoded into one segment, and the proxy decides whether that
 * host is allowed.
 */

/** Widths in pixels at which a picture is offered. */
export const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
export const densities = [1, 2] as const;
export const quality = 80;
/** Quality where a CDN transforms the picture. */
export const transformQuality = 70;
export const placeholder = { width: 10, height: 10, quality: 50, blur: 3 } as const;

export type PictureSize = { width: number; height: number };

/** The longest edge that is ever asked for: the widest screen at the highest density. */
export const longestEdge = 3072;

/** A picture that is drawn or carried in its address is passed through as it is. */
function untouched(source: string): boolean {
  return /^(data|blob):/.test(source) || /\.svg($|\?)/i.test(source);
}

/** The path that follows the modifiers. */
function originalPath(source: string): string {
  if (!/^https?:\/\//.test(source)) return source.startsWith("/") ? source : `/${source}`;
  const url = new URL(source);
  return url.pathname.startsWith("/uploads/")
    ? url.pathname + url.search
    : `/${encodeURIComponent(source)}`;
}

function address(source: string, modifiers: string[], cdn: string): string {
  return `${cdn === "" ? "/_ipx" : cdn.replace(/\/+$/, "")}/${modifiers.join(",")}${originalPath(source)}`;
}

/** The address of the picture at a size in pixels, as WebP. An empty cdn is the web's own proxy. */
export function pictureUrl(source: string, { width, height }: PictureSize, cdn = ""): string {
  if (untouched(source)) return source;
  return address(
    source,
    ["f_webp", `q_${cdn === "" ? quality : transformQuality}`, `s_${width}x${height}`],
    cdn,
  );
}

/** The address of the 10 x 10 blur that stands in until the picture has come. */
export function placeholderUrl(source: string, cdn = ""): string {
  const { width, height, quality: low, blur } = placeholder;
  return address(source, ["f_webp", `q_${low}`, `blur_${blur}`, `s_${width}x${height}`], cdn);
}

/** The size at a width, in the same shape; narrower where an edge would grow too long. */
export function scaled(size: PictureSize, width: number): PictureSize {
  const widest = Math.floor(longestEdge * Math.min(1, size.width / size.height));
  const fitting = Math.max(1, Math.min(width, widest));
  return { width: fitting, height: Math.max(1, Math.round((fitting * size.height) / size.width)) };
}

/**
 * The candidates for a picture whose layout width follows the window: every
 * screen at every density, no wider than twice the largest layout width, since
 * more pixels than that are never seen.
 */
export function widthCandidates(largest: number): number[] {
  const widths = Object.values(screens).flatMap((screen) =>
    densities.map((density) => screen * density),
  );
  const limit = largest * Math.max(...densities);
  const offered = [...new Set(widths)].filter((width) => width < limit).concat(limit);
  return [...new Set(offered)].sort((a, b) => a - b);
}

/** `srcset` for a picture with `sizes`: widths from 320 up. */
export function fluidSourceSet(source: string, size: PictureSize, cdn = ""): string | undefined {
  if (untouched(source)) return undefined;
  return fluidSources(size.width, size.height, cdn, source);
}

const fluidSources = remembered((width: number, height: number, cdn: string, source: string) => {
  const size = { width, height };
  const offered = new Map(
    widthCandidates(width).map((wide) => [scaled(size, wide).width, scaled(size, wide)]),
  );
  return [...offered.values()]
    .map((fitting) => `${pictureUrl(source, fitting, cdn)} ${fitting.width}w`)
    .join(", ");
});

/** `srcset` for a picture of one size: densities 1 and 2. */
export function fixedSourceSet(source: string, size: PictureSize, cdn = ""): string | undefined {
  if (untouched(source)) return undefined;
  return densities
    .map((density) => `${pictureUrl(source, scaled(size, size.width * density), cdn)} ${density}x`)
    .join(", ");
}

export { untouched as passesThrough };
