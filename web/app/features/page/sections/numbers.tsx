import type { BandProps } from "../band";
import { groundClass } from "../ground";

export function NumbersSection({ section, id, ground }: BandProps<"numbers">) {
  const numbers = section.numbers ?? [];
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={groundClass(ground)}>
      <div className="mx-auto grid max-w-page gap-8 px-5 md:px-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-18">
        <div>
          <h2 id={id} dir="auto" className="text-25 md:text-32">
            {section.title}
          </h2>
          {section.lead ? (
            <p dir="auto" className="mt-3 max-w-[48ch] text-17 leading-[1.55] text-ink-2">
              {section.lead}
            </p>
          ) : null}
        </div>
        <dl className="grid gap-x-8 gap-y-8 [grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr))]">
          {numbers.map((number) => (
            <div key={number.label} className="rule-ink flex flex-col pt-3">
              <dt dir="auto" className="order-2 mt-1.5 font-medium">
                {number.label}
              </dt>
              <dd className="tnum order-1 font-serif text-44 leading-none font-medium tracking-[-0.02em]">
                {number.value}
              </dd>
              {number.note ? (
                <dd dir="auto" className="order-3 mt-1 text-13 text-muted">
                  {number.note}
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
