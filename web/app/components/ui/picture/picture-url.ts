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

/** Widths in pixels. */
export const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
export const densities = [1, 2] as const;
export const quality = 80;
const transformQuality = 70;
export const placeholder = { width: 10, height: 10, quality: 50, blur: 3 } as const;

type PictureSize = { width: number; height: number };

/** Widest screen at the highest density. */
const longestEdge = 3072;

/** SVG and data URLs stay as they are. */
function untouched(source: string): boolean {
  return /^(data|blob):/.test(source) || /\.svg($|\?)/i.test(source);
}

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

/** As WebP. An empty cdn is our own proxy. */
export function pictureUrl(source: string, { width, height }: PictureSize, cdn = ""): string {
  if (untouched(source)) return source;
  return address(
    source,
    ["f_webp", `q_${cdn === "" ? quality : transformQuality}`, `s_${width}x${height}`],
    cdn,
  );
}

/** A 10 x 10 blur shown until the picture loads. */
export function placeholderUrl(source: string, cdn = ""): string {
  const { width, height, quality: low, blur } = placeholder;
  return address(source, ["f_webp", `q_${low}`, `blur_${blur}`, `s_${width}x${height}`], cdn);
}

/** Keeps the shape, within the longest edge. */
export function scaled(size: PictureSize, width: number): PictureSize {
  const widest = Math.floor(longestEdge * Math.min(1, size.width / size.height));
  const fitting = Math.max(1, Math.min(width, widest));
  return { width: fitting, height: Math.max(1, Math.round((fitting * size.height) / size.width)) };
}

/** Widths for a fluid picture: every screen and density, at most twice its largest layout width. */
export function widthCandidates(largest: number): number[] {
  const widths = Object.values(screens).flatMap((screen) =>
    densities.map((density) => screen * density),
  );
  const limit = largest * Math.max(...densities);
  const offered = [...new Set(widths)].filter((width) => width < limit).concat(limit);
  return [...new Set(offered)].sort((a, b) => a - b);
}

/** For a picture with `sizes`. */
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

/** For a fixed size: densities 1 and 2. */
export function fixedSourceSet(source: string, size: PictureSize, cdn = ""): string | undefined {
  if (untouched(source)) return undefined;
  return densities
    .map((density) => `${pictureUrl(source, scaled(size, size.width * density), cdn)} ${density}x`)
    .join(", ");
}

export { untouched as passesThrough };
