import type { MetaDescriptor } from "@remix-run/node";

import { headOf } from "~/components/content/head";
import type { SharePicture } from "~/components/content/share-picture";

import type { Page } from "./section";

/** The editor's SEO text, else the title and first words. */
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
