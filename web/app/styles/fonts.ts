/** The two faces that the first screen of every page needs; the root links them as font preloads. */
export const preloadedFonts = [
  "/fonts/inter-latin.woff2",
  "/fonts/source-serif-4-latin.woff2",
] as const;

export type FontPreload = {
  rel: "preload";
  as: "font";
  type: "font/woff2";
  href: string;
  crossOrigin: "anonymous";
};

/** Link descriptors for a Remix `links` export. `crossOrigin` is required: fonts are always fetched so. */
export function fontPreloads(): FontPreload[] {
  return preloadedFonts.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));
}
