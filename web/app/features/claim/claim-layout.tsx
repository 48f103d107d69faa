import type { ReactNode } from "react";

import { classNames } from "~/components/ui/class-names";

import { ClaimSearch } from "./claim-search";

type ClaimLayoutProps = {
  words: string;
  /** Left out without a search. */
  list?: ReactNode;
  /** Actions for the chosen profile; shown alone on phones. */
  card?: ReactNode;
};

export function ClaimLayout({ words, list, card }: ClaimLayoutProps) {
  return (
    <div className="mx-auto max-w-page px-5 pb-16 md:px-8">
      <div className={classNames("pt-8 pb-7 md:pt-12", card ? "max-lg:hidden" : null)}>
        <p className="text-13 font-medium text-muted">Become an expert</p>
        {card ? (
          <p className={title}>Your record may already be here</p>
        ) : (
          <h1 className={title}>Your record may already be here</h1>
        )}
        <p className="mt-2.5 mb-5 max-w-[44ch] font-serif text-17 leading-[1.5] text-ink-2 md:text-20">
          We prepared it from what is public. Claim it, correct it, and decide who sees it.
        </p>
        <ClaimSearch words={words} />
      </div>
      <div
        className={
          card
            ? "grid grid-cols-[minmax(0,1fr)] items-start gap-8 max-lg:pt-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16"
            : "max-w-[46rem]"
        }
      >
        {list ? <div className={card ? "max-lg:hidden" : undefined}>{list}</div> : null}
        {card ? (
          <div className={list ? undefined : "max-w-[32rem] lg:col-span-2"}>{card}</div>
        ) : null}
      </div>
    </div>
  );
}

const title =
  "font-serif text-[2.375rem] leading-[1.1] font-semibold tracking-[-0.02em] md:text-44";

export function StepCard({
  step,
  title: heading,
  children,
}: {
  step?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="step"
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      {step ? <p className="text-13 font-medium text-muted">{step}</p> : null}
      <h1 id="step" className="mt-0.5 text-25">
        {heading}
      </h1>
      {children}
    </section>
  );
}
