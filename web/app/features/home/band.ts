import type { ReactNode } from "react";

import type { Schema } from "~/lib/api-types";

type Section = Schema<"HomeSection">;
export type SectionType = Section["type"];

/** The section of one type. */
export type SectionOf<Type extends SectionType> = Section extends infer One ? (One extends { type: infer Known } ? (Type extends Known ? One & { type: Type } : never) : never) : never;

/** How the page that shows the bands draws what belongs to the blog. */
export type BandSlots = {
  leadArticle: (article: Schema<"ArticleCard">) => ReactNode;
  articleRow: (article: Schema<"ArticleCard">) => ReactNode;
  text: (blocks: readonly Schema<"Block">[]) => ReactNode;
};

/** What a band of the home page is given. `id` is unique on the page and names the band's heading. */
export type BandProps<Type extends SectionType> = { section: SectionOf<Type>; id: string; slots: BandSlots };
