import { LinkButton } from "~/components/ui/button";
import { SectionHeading } from "~/components/ui/section-heading";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

/** What editors say about an area of expertise, and the ways on from there. */
export function AreaPage({ area }: { area: Schema<"AreaPage"> }) {
  const { category, code, text, title } = area;
  const others = category.areas.filter((other) => other.code !== code);
  const sections = text
    ? [
        { id: "does", heading: "What they do", text: text.does },
        { id: "others", heading: "Who else does it", text: text.others },
        { id: "cannot", heading: "What they can’t say or do", text: text.cannot },
      ]
    : [];
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <header className="pt-7 pb-7 md:pt-10">
        <p className="mb-2 text-13">
          <TextLink href={paths.areas(category.code)}>{category.name}</TextLink>
        </p>
        <h1 className="display text-32 md:text-44 [overflow-wrap:anywhere]">{title}</h1>
      </header>
      <div className="grid items-start gap-x-16 gap-y-10 pb-16 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <div>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="mb-9">
              <SectionHeading id={section.id} title={section.heading} rule="double" />
              <p className="max-w-[66ch] text-17 leading-relaxed">{section.text}</p>
            </section>
          ))}
          {text ? null : (
            <p className="mb-9 text-muted">Our editors haven’t written about this area yet.</p>
          )}
          <div className="flex flex-wrap gap-2">
            <LinkButton href={paths.search({ area: code })} variant="primary">
              Find experts
            </LinkButton>
            <LinkButton href={paths.requestAnExpert()}>Ask us to find one</LinkButton>
          </div>
          {text ? (
            <p className="mt-5 text-13 text-muted">
              General information for choosing an expert, not legal advice. Rules differ by court.
            </p>
          ) : null}
        </div>
        {others.length > 0 ? (
          <nav aria-labelledby="other-areas">
            <SectionHeading
              id="other-areas"
              title={`Other areas in ${category.name}`}
              rule="ink"
              size="sm"
            />
            <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
              {others.map((other) => (
                <li key={other.code} className="border-b border-line py-2 touch:py-2.5">
                  <TextLink href={paths.area(other.code)} discover="none">
                    {other.title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </div>
  );
}
