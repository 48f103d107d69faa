import type { BandProps } from "../band";
import { BandTitle } from "../band-title";
import { Testimony } from "../testimony";

export function TestimonialsSection({ section, id }: BandProps<"testimonials">) {
  const [first, ...rest] = section.testimonials ?? [];
  if (!first) return null;
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-5 md:px-8">
      <BandTitle id={id} title={section.title ?? ""} />
      <div
        className={`mt-8 grid items-start gap-9 lg:gap-18 ${rest.length > 0 ? "lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]" : ""}`}
      >
        <div className="max-w-[42rem]">
          <Testimony quote={first} large />
        </div>
        {rest.length > 0 ? (
          <ul className="grid gap-8">
            {rest.map((quote) => (
              <li
                key={`${quote.name} ${quote.text}`}
                className="border-line not-first:border-t not-first:pt-8"
              >
                <Testimony quote={quote} bare />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
