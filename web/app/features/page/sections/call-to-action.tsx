import { LampOnDesk } from "~/components/ui/brand/lamp";

import { ActionLinks } from "../action-links";
import type { BandProps } from "../band";

export function CallToActionSection({ section, id, ground }: BandProps<"call-to-action">) {
  return (
    <section
      aria-labelledby={id}
      className={ground ? "overflow-hidden border-y border-line bg-sunken" : "overflow-hidden"}
    >
      <div className="mx-auto grid max-w-page items-end gap-x-12 px-5 md:grid-cols-[minmax(0,1fr)_auto] md:px-8">
        <div className={ground ? "py-11 md:py-15" : "rule-double pt-5"}>
          <h2 id={id} dir="auto" className="max-w-[18em] text-25 md:display md:text-44">
            {section.title}
          </h2>
          {section.text ? (
            <p dir="auto" className="mt-3 max-w-[54ch] text-17 leading-[1.55] text-ink-2">
              {section.text}
            </p>
          ) : null}
          <ActionLinks links={section.links} className="mt-6" />
        </div>
        <LampOnDesk className="hidden h-auto w-64 md:block" />
      </div>
    </section>
  );
}
