import type { Schema } from "~/lib/api-types";

export type Page = Schema<"Page">;
export type Section = Schema<"Section">;
export type SectionType = Section["type"];
export type EpisodeCard = Schema<"EpisodeCard">;
export type PageLink = Schema<"NavLink">;
export type Quote = Schema<"PageQuote">;
export type FeatureIcon = Schema<"PageFeature">["icon"];
