import type { MetaDescriptor } from "@remix-run/node";

import { headOf } from "~/components/content/head";
import { paths } from "~/lib/paths";

type BlogHead = {
  title: string;
  description: string;
  /** Canonical address. */
  url: string;
  page: number;
  /** Search results, hidden from search engines. */
  searching: boolean;
  /** Category with its own feed. */
  category?: string;
};

export function blogMeta({
  title,
  description,
  url,
  page,
  searching,
  category,
}: BlogHead): MetaDescriptor[] {
  const whole = page > 1 ? `${title}, page ${page}` : title;
  return [
    ...headOf({ title: whole, description, url, unlisted: searching }),
    ...feedLinks(),
    ...(category ? feedLinks(category, title) : []),
  ];
}

const types = {
  "rss.xml": ["application/rss+xml", "RSS"],
  "atom.xml": ["application/atom+xml", "Atom"],
  "feed.json": ["application/feed+json", "JSON Feed"],
} as const;

function feedLinks(category?: string, name?: string): MetaDescriptor[] {
  return (["rss.xml", "atom.xml", "feed.json"] as const).map((format) => ({
    tagName: "link",
    rel: "alternate",
    type: types[format][0],
    title: `Peritus blog${name ? `, ${name}` : ""} (${types[format][1]})`,
    href: paths.feed(format, category),
  }));
}
