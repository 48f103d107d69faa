import type { BandProps } from "../band";
import { groundClass } from "../ground";
import { Testimony } from "../testimony";

export function QuoteSection({ section, ground }: BandProps<"quote">) {
  return (
    <section aria-label="What others say" className={groundClass(ground)}>
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className="max-w-[46rem]">
          <Testimony
            quote={{ text: section.text ?? "", name: section.name ?? "", role: section.role ?? "" }}
            large
          />
        </div>
      </div>
    </section>
  );
}
