import type { ComponentType } from "react";

import type { Schema } from "~/lib/api-types";

import type { BandProps, BandSlots, SectionOf, SectionType } from "./band";
import { FactsSection } from "./facts";
import { HeroSection } from "./hero";
import { LatestArticlesSection } from "./latest-articles";
import { QuoteSection } from "./quote";
import { RichTextSection } from "./rich-text";
import { StepsSection } from "./steps";
import { WaysSection } from "./ways";

const views: { [Type in SectionType]: ComponentType<BandProps<Type>> } = {
  hero: HeroSection,
  steps: StepsSection,
  facts: FactsSection,
  "latest-articles": LatestArticlesSection,
  ways: WaysSection,
  "rich-text": RichTextSection,
  quote: QuoteSection,
};

/**
 * The bands of the home page in the order the editors gave them. A kind that
 * this version does not know is left out. Where no hero is among them, the
 * page's title stands first, so that the page always has its one `h1`.
 */
export function HomeSections({ page, slots }: { page: Schema<"HomePage">; slots: BandSlots }) {
  const known = (page.sections ?? []).filter((section) => Object.hasOwn(views, section.type));
  const titled = known.some((section) => section.type === "hero");
  return (
    <div className="grid gap-15 md:gap-19 [&>*]:w-full [&>*]:min-w-0">
      {titled ? null : <h1 className="mx-auto mt-10 max-w-page px-5 md:display md:mt-13 md:px-8 md:text-44">{page.title}</h1>}
      {known.map((section, at) => {
        const View = views[section.type] as ComponentType<BandProps<SectionType>>;
        return <View key={at} section={section as SectionOf<SectionType>} id={`band-${at + 1}`} slots={slots} />;
      })}
    </div>
  );
}
