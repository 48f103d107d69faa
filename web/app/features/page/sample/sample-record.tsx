import type { ReactNode } from "react";

import { FreshnessDot } from "~/components/ui/figure/freshness";

import portrait from "./sample-portrait.svg";
import { sampleNotes } from "./sample-notes";

/** An invented record, marked as a sample, with notes on its sources. */
export function SampleRecord() {
  return (
    <figure className="min-w-0">
      <div className="relative rounded-card border border-line bg-surface px-5 py-5 shadow-float md:px-[22px]">
        <p className="mb-3.5 text-13 font-medium text-muted">A sample record</p>
        <div className="flex items-start gap-3.5">
          <img
            src={portrait}
            alt=""
            width={72}
            height={72}
            className="size-18 shrink-0 rounded-full bg-plate"
          />
          <div>
            <p className="font-serif text-20 font-semibold tracking-[-0.012em]">
              Noor Al-Hashimi, MD
            </p>
            <p className="text-13 text-ink-2">Clinical pharmacologist; dosing and interactions</p>
            <p className="text-13 text-muted">Ann Arbor, Michigan</p>
          </div>
        </div>
        <dl className="mt-3.5 border-t border-line">
          <Row name="Main area" note={1}>
            Clinical pharmacology, 22 years
          </Row>
          <Row name="Also">Opioids and pain medicine</Row>
          <Row name="Degree" note={2}>
            MD, University of Michigan
          </Row>
          <Row name="Confirmed" note={3}>
            <span className="inline-flex items-center gap-2">
              <FreshnessDot level="full" />4 days ago
            </span>
          </Row>
        </dl>
        <p className="mt-1.5 border-s-2 border-line-2 ps-3 text-ink-2">
          Works on <mark>opioid</mark> <mark>dosing</mark>, drug interactions, overdose
          <Mark note={4} />
        </p>
      </div>
      <figcaption>
        <ol className="mx-1.5 mt-4.5 grid gap-x-5 gap-y-2 text-13 text-muted sm:grid-cols-2">
          {sampleNotes.map((note, at) => (
            <li key={note} className="relative ps-3.5 leading-[1.4]">
              <span
                aria-hidden="true"
                className="absolute start-0 top-0.5 text-[11px] leading-none font-semibold text-brass"
              >
                {at + 1}
              </span>
              {note}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function Row({ name, note, children }: { name: string; note?: number; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-3 border-b border-line py-1.5">
      <dt className="text-muted">
        {name}
        {note ? <Mark note={note} /> : null}
      </dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

function Mark({ note }: { note: number }) {
  return (
    <sup className="ms-0.5 text-[11px] leading-none font-semibold text-brass">
      <span className="sr-only">note </span>
      {note}
    </sup>
  );
}
