import type { ReactNode } from "react";

import type { Schema } from "~/lib/api-types";

import type { EpisodeCard, Section, SectionType } from "./section";

/** The section of one type. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

/** How the page that shows the bands draws what belongs to the blog, the podcast and the forms. */
export type BandSlots = {
  leadArticle: (article: Schema<"ArticleCard">) => ReactNode;
  articleRow: (article: Schema<"ArticleCard">) => ReactNode;
  text: (blocks: readonly Schema<"Block">[]) => ReactNode;
  contents: (headings: readonly Schema<"Heading">[]) => ReactNode;
  /** The form itself, without a heading; null where the page cannot show it. */
  form: (section: SectionOf<"form">) => ReactNode;
  /** What the head of this page searches, in place of experts. */
  search?: (section: SectionOf<"hero">) => ReactNode;
  /** What starts an episode, beside its title. */
  play: (episode: EpisodeCard) => ReactNode;
};

/** What a band of a page is given. */
export type BandProps<Type extends SectionType> = {
  section: SectionOf<Type>;
  /** Unique on the page; names the band's heading. */
  id: string;
  slots: BandSlots;
  /** True where the band may lie on a ground of its own: never two of them side by side. */
  ground: boolean;
  /** The section that stands in this band's margin, where the page has paired them. */
  beside?: SectionOf<"steps">;
  /** When the page was last changed. */
  updatedAt: string | null;
};
