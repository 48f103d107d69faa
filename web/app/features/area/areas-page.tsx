import { SectionHeading } from "~/components/ui/section-heading";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

/** All areas of expertise, by category. */
export function AreasPage({ categories }: { categories: readonly Schema<"AreaCategory">[] }) {
  return (
    <div className="mx-auto max-w-page px-5 pb-16 md:px-8">
      <header className="max-w-[46rem] pt-7 pb-8 md:pt-10">
        <h1 className="display text-32 md:text-44">Areas of expertise</h1>
        <p className="mt-3 text-17 text-ink-2">
          What the experts in each area do, who else does it, and what they can’t say or do.
        </p>
      </header>
      <div className="gap-x-12 md:columns-2 xl:columns-3">
        {categories.map(({ code, name, areas }) => (
          <section
            key={code}
            aria-labelledby={code}
            className="mb-9 scroll-mt-20 break-inside-avoid"
          >
            <SectionHeading id={code} title={name} rule="double" size="sm" />
            <ul>
              {areas.map((area) => (
                <li key={area.code} className="py-1 touch:py-2">
                  <TextLink href={paths.area(area.code)} discover="none">
                    {area.title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
