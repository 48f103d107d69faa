import type { ComponentType } from "react";

import { arrange } from "./arrangement";
import type { BandProps, BandSlots, SectionOf } from "./band";
import type { Page, SectionType } from "./section";
import { CallToActionSection } from "./sections/call-to-action";
import { FactsSection } from "./sections/facts";
import { FaqSection } from "./sections/faq";
import { FeaturesSection } from "./sections/features";
import { FormSection } from "./sections/form";
import { HeroSection } from "./sections/hero";
import { LatestArticlesSection } from "./sections/latest-articles";
import { LatestEpisodesSection } from "./sections/latest-episodes";
import { LogosSection } from "./sections/logos";
import { NumbersSection } from "./sections/numbers";
import { QuoteSection } from "./sections/quote";
import { RichTextSection } from "./sections/rich-text";
import { StepsSection } from "./sections/steps";
import { TestimonialsSection } from "./sections/testimonials";
import { WaysSection } from "./sections/ways";

const views: { [Type in SectionType]: ComponentType<BandProps<Type>> } = {
  hero: HeroSection,
  steps: StepsSection,
  facts: FactsSection,
  "latest-articles": LatestArticlesSection,
  "latest-episodes": LatestEpisodesSection,
  ways: WaysSection,
  "rich-text": RichTextSection,
  quote: QuoteSection,
  features: FeaturesSection,
  numbers: NumbersSection,
  logos: LogosSection,
  faq: FaqSection,
  testimonials: TestimonialsSection,
  "call-to-action": CallToActionSection,
  form: FormSection,
};

type Props = { page: Pick<Page, "title" | "sections"> & { updated_at?: string }; slots: BandSlots };

/**
 * Bands in the editors' order. Unknown kinds and second heroes are left out. Without a hero, the
 * title comes first, so there is always one `h1`.
 */
export function PageSections({ page, slots }: Props) {
  const known = (page.sections ?? []).filter((section) => Object.hasOwn(views, section.type));
  const hero = known.findIndex((section) => section.type === "hero");
  const shown = known.filter((section, at) => section.type !== "hero" || at === hero);
  return (
    <div className="grid gap-15 md:gap-19 [&>*]:w-full [&>*]:min-w-0">
      {hero >= 0 ? null : (
        <div className="mx-auto max-w-page px-5 md:px-8">
          <h1 className="mt-10 md:display md:mt-13 md:text-44">{page.title}</h1>
        </div>
      )}
      {arrange(shown).map(({ section, ground, beside }, at) => {
        const View = views[section.type] as ComponentType<BandProps<SectionType>>;
        return (
          <View
            key={at}
            section={section as SectionOf<SectionType>}
            id={`band-${at + 1}`}
            slots={slots}
            ground={ground}
            beside={beside}
            updatedAt={page.updated_at ?? null}
          />
        );
      })}
    </div>
  );
}
