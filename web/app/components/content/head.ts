import type { MetaDescriptor } from "@remix-run/node";

import type { SharePicture } from "./share-picture";

export type Head = {
  title: string;
  description: string;
  /** Canonical address. */
  url: string;
  type?: "website" | "article" | "profile";
  picture?: SharePicture | null;
  /** Hidden from search engines; such a page has no canonical address. */
  unlisted?: boolean;
};

const noindex = { name: "robots", content: "noindex" };

/** Adds the site's name unless the title has it. */
export function windowTitle(title: string): string {
  return /\bPeritus\b/.test(title) ? title : `${title} | Peritus`;
}

/** The head of a screen that other sites need not describe. */
export function screenHead(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: windowTitle(title) },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}

/** The head of a screen that search engines should not list. */
export function unlistedHead(title: string, description?: string): MetaDescriptor[] {
  return [...screenHead(title, description), noindex];
}

export function headOf({
  title,
  description,
  url,
  type = "website",
  picture = null,
  unlisted = false,
}: Head): MetaDescriptor[] {
  return [
    ...(unlisted ? unlistedHead : screenHead)(title, description),
    ...(unlisted ? [] : [{ tagName: "link", rel: "canonical", href: url } as const]),
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
