import { remembered } from "~/lib/rendering/remembered";

/**
 * Addresses of resized pictures.
 *
 *   /_ipx/f_webp,q_80,w_640/uploads/bridge.png                the web's own proxy
 *   /_ipx/f_webp,q_50,blur_3,s_10x10/uploads/bridge.png       its placeholder
 *   https://cdn.example/f_webp,q_70,w_640/uploads/bridge.png  with IMAGE_CDN=https://cdn.example
 *
 * The modifiers are a format (f), a quality (q), a blur, and a width (w) that keeps the shape or a
 * size (s, width x height) that crops. Only the widths of the screens at each density are offered,
 * so that a picture has few sizes; layout crops it. What follows is the path of the original below
 * its host: the proxy fetches it from the CMS. An original on another host keeps its whole
 * address, percent-encoded into one segment, and the proxy decides whether that
 * host is allowed. Photos of experts always come from our own proxy, which asks the BFF whether
 * they may still be seen.
 */

/** Widths in pixels. */
export const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
export const densities = [1, 2] as const;
export const quality = 80;
const transformQuality = 70;
export const placeholder = { width: 10, height: 10, quality: 50, blur: 3 } as const;

/** Pixels; the crop that other sites show. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Every screen at every density. */
export const offeredWidths: readonly number[] = [
  ...new Set(Object.values(screens).flatMap((screen) => densities.map((one) => screen * one))),
].sort((a, b) => a - b);

/** SVG, data URLs, and what only the signed-in person may see stay as they are. */
function untouched(source: string): boolean {
  return /^((data|blob):|\/api\/)/.test(source) || /\.svg($|\?)/i.test(source);
}

const isPhoto = (source: string): boolean => source.startsWith("/photos/");

function originalPath(source: string): string {
  if (!/^https?:\/\//.test(source)) return source.startsWith("/") ? source : `/${source}`;
  const url = new URL(source);
  return url.pathname.startsWith("/uploads/")
    ? url.pathname + url.search
    : `/${encodeURIComponent(source)}`;
}

function address(source: string, modifiers: string[], cdn: string): string {
  const base = cdn === "" || isPhoto(source) ? "/_ipx" : cdn.replace(/\/+$/, "");
  return `${base}/${modifiers.join(",")}${originalPath(source)}`;
}

/** As WebP at least `width` pixels wide, as far as offered. An empty cdn is our own proxy. */
export function pictureUrl(source: string, width: number, cdn = ""): string {
  return resized(source, `w_${widthFor(width)}`, cdn);
}

/** As WebP, cropped for other sites. */
export function shareUrl(source: string, cdn = ""): string {
  return resized(source, `s_${shareSize.width}x${shareSize.height}`, cdn);
}

function resized(source: string, size: string, cdn: string): string {
  if (untouched(source)) return source;
  return address(
    source,
    ["f_webp", `q_${cdn === "" || isPhoto(source) ? quality : transformQuality}`, size],
    cdn,
  );
}

function widthFor(width: number): number {
  return offeredWidths.find((offered) => offered >= width) ?? Math.max(...offeredWidths);
}

/** A 10 x 10 blur shown until the picture loads. */
export function placeholderUrl(source: string, cdn = ""): string {
  const { width, height, quality: low, blur } = placeholder;
  return address(source, ["f_webp", `q_${low}`, `blur_${blur}`, `s_${width}x${height}`], cdn);
}

/** Widths for a fluid picture: up to twice its largest layout width. */
export function widthCandidates(largest: number): number[] {
  const last = widthFor(largest * Math.max(...densities));
  return offeredWidths.filter((width) => width <= last);
}

/** For a picture with `sizes`. */
export function fluidSourceSet(source: string, width: number, cdn = ""): string | undefined {
  if (untouched(source)) return undefined;
  return fluidSources(width, cdn, source);
}

const fluidSources = remembered((largest: number, cdn: string, source: string) =>
  widthCandidates(largest)
    .map((width) => `${pictureUrl(source, width, cdn)} ${width}w`)
    .join(", "),
);

/** For a fixed size: densities 1 and 2. Undefined if one picture serves both. */
export function fixedSourceSet(source: string, width: number, cdn = ""): string | undefined {
  const [low, high] = densities.map((density) => pictureUrl(source, width * density, cdn));
  return low === high ? undefined : `${low} 1x, ${high} 2x`;
}

export { untouched as passesThrough };
