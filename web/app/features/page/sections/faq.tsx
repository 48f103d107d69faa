import { Plus } from "lucide-react";

import type { BandProps } from "../band";
import { BandTitle } from "../band-title";

/** Each question has its own URL and opens without script. */
export function FaqSection({ section, id, slots }: BandProps<"faq">) {
  const questions = section.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mx-auto grid max-w-page items-start gap-6 px-5 md:px-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-18"
    >
      <div className="lg:sticky lg:top-24">
        <BandTitle id={id} title={section.title ?? ""} lead={section.lead} />
      </div>
      <div className="lg:mt-5">
        {questions.map(({ id: question, question: words, answer }) => (
          <details
            key={question}
            id={`question-${question}`}
            className="group border-b border-line first:border-t"
          >
            <summary className="flex min-h-14 list-none items-start justify-between gap-4 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3 dir="auto" className="text-17 md:text-20">
                {words}
              </h3>
              <Plus className="mt-0.5 size-5 flex-none text-muted transition-transform group-open:rotate-45" />
            </summary>
            <div className="max-w-[40rem] pb-6">{slots.text(answer ?? [])}</div>
          </details>
        ))}
      </div>
    </section>
  );
}
