import { TextLink } from "~/components/ui/link";
import { paths } from "~/lib/paths";

import type { BandProps } from "./band";
import { SampleRecord } from "./sample-record";
import { HomeSearch } from "./search-form";

export function HeroSection({ section }: BandProps<"hero">) {
  const suggestions = section.suggestions ?? [];
  return (
    <section className="pt-8 md:pt-13">
      <div className="mx-auto grid max-w-page items-center gap-11 px-5 md:px-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-18">
        <div className="min-w-0">
          <h1 className="max-w-[13em] text-[2.375rem] leading-[1.05] tracking-[-0.026em] md:text-56">{section.headline}</h1>
          <p className="mt-3.5 mb-5.5 max-w-[56ch] font-serif text-balance text-17 leading-[1.5] text-ink-2 md:mt-5 md:mb-7 md:text-20 md:leading-[1.5]">{section.lead}</p>
          <HomeSearch label={section.search_label || "What is the question?"} placeholder={section.search_placeholder || ""} />
          {suggestions.length > 0 ? (
            <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
              <span className="text-muted touch:py-1.5">Try</span>
              {suggestions.map((words) => (
                <TextLink key={words} href={paths.search({ q: words })} discover="none" className="touch:py-1.5">
                  {words}
                </TextLink>
              ))}
            </p>
          ) : null}
        </div>
        <SampleRecord />
      </div>
    </section>
  );
}
