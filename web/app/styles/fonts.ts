/** The faces of every first screen, preloaded by the root. */
const preloadedFonts = ["/fonts/inter-latin.woff2", "/fonts/source-serif-4-latin.woff2"] as const;

type FontPreload = {
  rel: "preload";
  as: "font";
  type: "font/woff2";
  href: string;
  crossOrigin: "anonymous";
};

/** `crossOrigin` is required for fonts. */
export function fontPreloads(): FontPreload[] {
  return preloadedFonts.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));
}
