import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { textLinkClass } from "~/components/ui/link";
import { paths } from "~/lib/paths";

import { visibilityWords } from "../section/visibility";
import type { LoadedHistory } from "./history.server";

/** The whole profile at the end of a day, with a hash that anybody can compute again. */
export function AsOfPanel({ loaded: { asOf, at, expertId, filter } }: { loaded: LoadedHistory }) {
  return (
    <section aria-labelledby="as-of" className="border-t border-ink pt-4">
      <h2 id="as-of" className="text-20">
        As of a date
      </h2>
      <p className="mt-1 text-13 text-muted">The whole profile as it was at the end of that day.</p>
      <form method="get" className="mt-3 flex items-end gap-2">
        {Object.entries(filter).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <TextInput
          name="at"
          label="Date"
          type="date"
          required
          defaultValue={at}
          className="flex-1"
        />
        <Button type="submit">Show</Button>
      </form>
      {asOf ? (
        <div className="mt-4">
          {asOf.sections.length === 0 ? (
            <p className="text-muted">The profile was empty then.</p>
          ) : (
            asOf.sections.map((section) => (
              <details key={section.section} className="border-b border-line py-2">
                <summary className="cursor-pointer font-550">
                  {section.title}{" "}
                  <span className="tnum font-normal text-muted">{section.items.length}</span>
                </summary>
                {section.items.map((item) => (
                  <div key={item.id} className="mt-2 mb-3">
                    <p dir="auto" className="font-serif">
                      {item.title}{" "}
                      <span className="font-sans text-13 text-muted">
                        {visibilityWords[item.visibility]}
                      </span>
                    </p>
                    <dl className="mt-1 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-13">
                      {item.facts.map(({ label, text }) => (
                        <div key={label} className="contents">
                          <dt className="text-muted">{label}</dt>
                          <dd dir="auto">{text}</dd>
                        </div>
                      ))}
                    </dl>
                  </div>
                ))}
              </details>
            ))
          )}
          <p className="mt-3 text-13 text-muted">
            SHA-256 of the exported file: <code className="break-all">{asOf.hash}</code>
          </p>
          <p className="mt-1 text-13">
            <a
              href={paths.profileAsOf(expertId, { at: asOf.at })}
              download
              className={textLinkClass}
            >
              Export as JSON
            </a>
          </p>
        </div>
      ) : null}
    </section>
  );
}
