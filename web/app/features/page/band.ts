import type { ReactNode } from "react";

import type { Schema } from "~/lib/api-types";

import type { EpisodeCard, Section, SectionType } from "./section";

export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

/** How the page draws blog, podcast, and form parts. */
export type BandSlots = {
  leadArticle: (article: Schema<"ArticleCard">) => ReactNode;
  articleRow: (article: Schema<"ArticleCard">) => ReactNode;
  text: (blocks: readonly Schema<"Block">[]) => ReactNode;
  contents: (headings: readonly Schema<"Heading">[]) => ReactNode;
  /** Without a heading; null if the page can't show it. */
  form: (section: SectionOf<"form">) => ReactNode;
  /** Replaces the search for experts. */
  search?: (section: SectionOf<"hero">) => ReactNode;
  play: (episode: EpisodeCard) => ReactNode;
};

export type BandProps<Type extends SectionType> = {
  section: SectionOf<Type>;
  /** Unique; names the heading. */
  id: string;
  slots: BandSlots;
  /** May have a background. */
  ground: boolean;
  /** Steps in this band's margin. */
  beside?: SectionOf<"steps">;
  updatedAt: string | null;
};
