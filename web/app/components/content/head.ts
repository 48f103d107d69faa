import type { MetaDescriptor } from "@remix-run/node";

import type { SharePicture } from "./share-picture";

/** What search engines and other sites show of a page. */
export type Head = {
  title: string;
  description: string;
  /** Canonical address. */
  url: string;
  /** What the page is to other sites. */
  type?: "website" | "article" | "profile";
  picture?: SharePicture | null;
  /** True for what search engines should not list; such a page names no canonical address. */
  unlisted?: boolean;
};

/** The title as a window shows it: with the site's name, once. */
export function windowTitle(title: string): string {
  return /\bPeritus\b/.test(title) ? title : `${title} | Peritus`;
}

/** Descriptors of a page's head. */
export function headOf({
  title,
  description,
  url,
  type = "website",
  picture = null,
  unlisted = false,
}: Head): MetaDescriptor[] {
  return [
    { title: windowTitle(title) },
    { name: "description", content: description },
    ...(unlisted
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url } as const]),
    { property: "og:type", content: type },
    { property: "og:site_name", content: "Peritus" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...pictureTags(picture),
  ];
}

function pictureTags(picture: SharePicture | null): MetaDescriptor[] {
  if (!picture) return [{ name: "twitter:card", content: "summary" }];
  return [
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:image", content: picture.url },
    { property: "og:image:alt", content: picture.alt },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
  ];
}
