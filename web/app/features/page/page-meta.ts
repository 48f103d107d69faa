import type { MetaDescriptor } from "@remix-run/node";

import { headOf } from "~/components/content/head";
import type { SharePicture } from "~/components/content/share-picture";

import type { Page } from "./section";

/** Head of a page: what its editor wrote for search engines, else its title and its first words. */
export function pageMeta(page: Page, url: string, picture: SharePicture | null): MetaDescriptor[] {
  const hero = page.sections?.find((section) => section.type === "hero");
  return headOf({
    title: page.seo?.title || page.title,
    description: page.seo?.description || hero?.lead || "",
    url,
    picture,
    unlisted: page.preview || page.seo?.no_index,
  });
}
