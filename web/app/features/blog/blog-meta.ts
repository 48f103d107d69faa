import type { MetaDescriptor } from "@remix-run/node";

type BlogHead = {
  title: string;
  description: string;
  /** Canonical address. */
  url: string;
  page: number;
  /** True for what a search found, which search engines should not list. */
  searching: boolean;
};

/** Head of a list of articles. */
export function blogMeta({ title, description, url, page, searching }: BlogHead): MetaDescriptor[] {
  const whole = page > 1 ? `${title}, page ${page}` : title;
  return [
    { title: `${whole} | Peritus` },
    { name: "description", content: description },
    ...(searching ? [{ name: "robots", content: "noindex" }] : [{ tagName: "link", rel: "canonical", href: url } as const]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Peritus" },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: "summary" },
  ];
}
