import type { Schema } from "~/lib/api-types";

type Picture = Schema<"Picture">;

export type PageLink = { label: string; href: string };
export type Quote = { text: string; name: string; role: string };
export type FeatureIcon = "search" | "shield" | "record" | "message" | "list" | "clock" | "scale" | "microscope" | "pen" | "people";
export type EpisodeCard = {
  id: string;
  slug: string;
  title: string;
  summary: string;
  number: number | null;
  season: number | null;
  kind: "full" | "trailer" | "bonus";
  published_at: string;
  seconds: number;
  picture: Picture | null;
  guests: string[];
  audio: { url: string; type: string; bytes: number };
};

/** One section of a page; its type tells which. */
export type Section =
  | { type: "hero"; eyebrow?: string; headline: string; lead: string; search_label: string; search_placeholder: string; suggestions: string[]; picture?: Picture | null; links?: PageLink[] }
  | { type: "steps"; title: string; steps: { title: string; text: string }[] }
  | { type: "facts"; title: string; lead: string; quote: Quote | null; columns: string[]; rows: { what: string; how: string; often: string }[] }
  | { type: "latest-articles"; title: string; link_label: string; articles: Schema<"ArticleCard">[] }
  | { type: "ways"; title: string; ways: { title: string; text: string; label: string; href: string }[] }
  | { type: "rich-text"; body: Schema<"Block">[] }
  | { type: "quote"; text: string; name: string; role: string }
  | { type: "latest-episodes"; title: string; link_label: string; episodes: EpisodeCard[] }
  | { type: "features"; title: string; lead: string; features: { title: string; text: string; icon: FeatureIcon }[] }
  | { type: "numbers"; title: string; lead: string; numbers: { value: string; label: string; note: string }[] }
  | { type: "logos"; title: string; logos: { name: string; href: string; picture: Picture }[] }
  | { type: "faq"; title: string; lead: string; questions: { id: string; question: string; answer: Schema<"Block">[] }[] }
  | { type: "testimonials"; title: string; testimonials: (Quote & { picture: Picture | null })[] }
  | { type: "call-to-action"; title: string; text: string; links: PageLink[] }
  | { type: "form"; title: string; lead: string; form: "request-an-expert" | "partner-with-us" | "contact" };
export type SectionType = Section["type"];

export type Page = { name: string; title: string; updated_at: string; seo: Schema<"Seo">; sections: Section[] };
