import type { ReactNode } from "react";

import type { Schema } from "~/lib/api-types";

/** How the page that shows the bands draws what belongs to the blog. */
export type BandSlots = {
  leadArticle: (article: Schema<"ArticleCard">) => ReactNode;
  articleRow: (article: Schema<"ArticleCard">) => ReactNode;
  text: (blocks: readonly Schema<"Block">[]) => ReactNode;
};

/** What every band of the home page is given. `id` is unique on the page and names the band's heading. */
export type BandProps = { section: Schema<"HomeSection">; id: string; slots: BandSlots };
