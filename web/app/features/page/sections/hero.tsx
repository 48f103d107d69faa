import type { ReactNode } from "react";

import { TextLink } from "~/components/ui/link";
import { Picture } from "~/components/ui/picture/picture";
import { paths } from "~/lib/paths";

import { ActionLinks } from "../action-links";
import type { BandProps, SectionOf } from "../band";
import { ExpertSearch } from "../expert-search";
import { SampleRecord } from "../sample/sample-record";

type Hero = SectionOf<"hero">;

/** With a search, the front page with a sample record; without, an inner page. */
export function HeroSection({ section, slots }: BandProps<"hero">) {
  if (slots.search) return <PlainHero section={section} search={slots.search(section)} />;
  if (section.search_label) return <SearchHero section={section} />;
  return section.picture ? <PicturedHero section={section} /> : <PlainHero section={section} />;
}

function SearchHero({ section }: { section: Hero }) {
  const suggestions = section.suggestions ?? [];
  return (
    <section className="pt-8 md:pt-13">
      <div className="mx-auto grid max-w-page items-center gap-11 px-5 md:px-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-18">
        <div className="min-w-0">
          <Eyebrow text={section.eyebrow} />
          <h1
            dir="auto"
            className="max-w-[13em] text-[2.375rem] leading-[1.05] tracking-[-0.026em] md:text-56"
          >
            {section.headline}
          </h1>
          <p
            dir="auto"
            className="mt-3.5 mb-5.5 max-w-[56ch] font-serif text-balance text-17 leading-[1.5] text-ink-2 md:mt-5 md:mb-7 md:text-20 md:leading-[1.5]"
          >
            {section.lead}
          </p>
          <ExpertSearch
            label={section.search_label}
            placeholder={section.search_placeholder || ""}
          />
          {suggestions.length > 0 ? (
            <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
              <span className="text-muted touch:py-1.5">Try</span>
              {suggestions.map((words) => (
                <TextLink
                  key={words}
                  href={paths.search({ q: words })}
                  discover="none"
                  className="touch:py-1.5"
                >
                  {words}
                </TextLink>
              ))}
            </p>
          ) : null}
          <ActionLinks links={section.links} size="md" className="mt-6" />
        </div>
        {section.picture ? <HeroPicture picture={section.picture} /> : <SampleRecord />}
      </div>
    </section>
  );
}

function PicturedHero({ section }: { section: Hero }) {
  return (
    <section className="pt-8 md:pt-13">
      <div className="mx-auto grid max-w-page items-center gap-8 px-5 md:px-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-18">
        <Words section={section} />
        {section.picture ? <HeroPicture picture={section.picture} /> : null}
      </div>
    </section>
  );
}

function PlainHero({ section, search }: { section: Hero; search?: ReactNode }) {
  return (
    <section className="pt-8 md:pt-13">
      <div className="mx-auto max-w-page px-5 md:px-8">
        <Words section={section} search={search} />
      </div>
    </section>
  );
}

function Words({ section, search }: { section: Hero; search?: ReactNode }) {
  return (
    <div className="min-w-0 max-w-[46rem]">
      <Eyebrow text={section.eyebrow} />
      <h1 dir="auto" className="text-[2.375rem] leading-[1.1] md:display md:text-44">
        {section.headline}
      </h1>
      {section.lead ? (
        <p
          dir="auto"
          className="mt-3.5 max-w-[58ch] font-serif text-17 leading-[1.5] text-ink-2 md:text-20 md:leading-[1.5]"
        >
          {section.lead}
        </p>
      ) : null}
      {search ? <div className="mt-6 md:mt-7">{search}</div> : null}
      <ActionLinks links={section.links} className={search ? "mt-4" : "mt-6 md:mt-7"} />
    </div>
  );
}

function Eyebrow({ text }: { text: string | null | undefined }) {
  return text ? (
    <p dir="auto" className="mb-1.5 text-13 font-medium text-muted">
      {text}
    </p>
  ) : null;
}

function HeroPicture({ picture }: { picture: NonNullable<Hero["picture"]> }) {
  return (
    <figure className="min-w-0">
      <span className="block aspect-[5/4] overflow-hidden rounded-card bg-sunken">
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={480}
          height={384}
          sizes="(min-width: 75rem) 440px, (min-width: 64rem) 40vw, 100vw"
          priority
          className="!h-full w-full object-cover dark:brightness-90"
        />
      </span>
      {picture.caption ? (
        <figcaption dir="auto" className="mt-2 text-13 text-muted">
          {picture.caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
