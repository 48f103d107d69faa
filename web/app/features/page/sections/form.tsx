import type { BandProps, SectionOf } from "../band";
import { BandTitle } from "../band-title";

/** What happens next is beside it. The band's anchor is the form's name. */
export function FormSection({ section, id, slots, beside }: BandProps<"form">) {
  const form = slots.form(section);
  if (!form) return null;
  return (
    <section
      id={section.form}
      aria-labelledby={id}
      className="mx-auto grid max-w-page scroll-mt-20 items-start gap-10 px-5 md:px-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,20rem)] lg:justify-between lg:gap-14"
    >
      <div className="min-w-0">
        <BandTitle id={id} title={section.title ?? ""} lead={section.lead} />
        <div className="mt-6">{form}</div>
      </div>
      {beside ? <Next steps={beside} id={`${id}-next`} /> : null}
    </section>
  );
}

function Next({ steps, id }: { steps: SectionOf<"steps">; id: string }) {
  return (
    <aside aria-labelledby={id} className="lg:sticky lg:top-24">
      <h2 id={id} dir="auto" className="text-20">
        {steps.title}
      </h2>
      <ol className="mt-4">
        {steps.steps?.map((step) => (
          <li
            key={step.title}
            className="relative ps-7 pb-5 before:absolute before:start-[5px] before:top-2.5 before:bottom-[-10px] before:w-px before:bg-line-2 last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className="absolute start-0 top-[5px] size-[11px] rounded-full border-[1.5px] border-edge bg-paper"
            />
            <h3 dir="auto" className="font-sans text-15 tracking-normal">
              {step.title}
            </h3>
            <p dir="auto" className="mt-0.5 text-13 text-muted">
              {step.text}
            </p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
