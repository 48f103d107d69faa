import type { BandProps } from "../band";
import { BandTitle } from "../band-title";
import { FeatureDrawing } from "../feature-drawing";

/** Three per row, or two if that leaves none alone. */
export function FeaturesSection({ section, id }: BandProps<"features">) {
  const features = section.features ?? [];
  const columns = features.length % 3 === 0 || features.length > 4 ? "lg:grid-cols-3" : "";
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-5 md:px-8">
      <BandTitle id={id} title={section.title ?? ""} lead={section.lead} />
      <ul className={`mt-8 grid gap-x-14 gap-y-8 sm:grid-cols-2 md:mt-10 md:gap-y-11 ${columns}`}>
        {features.map((feature) => (
          <li key={feature.title} className="grid grid-cols-[52px_minmax(0,1fr)] gap-x-4 md:block">
            <FeatureDrawing icon={feature.icon} />
            <div>
              <h3 dir="auto" className="text-20 tracking-[-0.012em] md:mt-4">
                {feature.title}
              </h3>
              <p dir="auto" className="mt-1.5 max-w-[44ch] leading-[1.55] text-ink-2">
                {feature.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
