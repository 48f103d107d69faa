import type { BandProps } from "./band";
import { Testimony } from "./testimony";

export function QuoteSection({ section }: BandProps<"quote">) {
  return (
    <section aria-label="What others say" className="border-y border-line bg-sunken py-10 md:py-14">
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className="max-w-[46rem]">
          <Testimony quote={{ text: section.text ?? "", name: section.name ?? "", role: section.role ?? "" }} large />
        </div>
      </div>
    </section>
  );
}
