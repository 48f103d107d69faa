import type { BandProps } from "../band";
import { BandTitle } from "../band-title";

export function StepsSection({ section, id }: BandProps<"steps">) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-5 md:px-8">
      <BandTitle id={id} title={section.title ?? ""} />
      <ol className="mt-7 grid gap-6 md:grid-cols-3 md:gap-12">
        {section.steps?.map((step, at) => (
          <li key={step.title} className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-2 md:block">
            <span
              aria-hidden="true"
              className="row-span-2 font-serif text-[2.375rem] leading-none text-accent [font-variant-numeric:oldstyle-nums] md:text-44 md:leading-none"
            >
              {at + 1}
            </span>
            <h3 className="my-1 text-20 tracking-[-0.012em] md:mt-2 md:mb-1.5">{step.title}</h3>
            <p className="col-start-2 text-17 leading-[1.55] text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
