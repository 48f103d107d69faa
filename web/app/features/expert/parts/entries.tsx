import { Fold } from "~/components/ui/fold";
import { TextLink } from "~/components/ui/link";

import type { Part } from "./parts.server";

/** How many entries show before the rest is folded. */
const shownAtFirst = 5;

/** The entries of a section, each with what is known about it. */
export function Entries({ part }: { part: Part }) {
  const first = part.items.slice(0, shownAtFirst);
  const rest = part.items.slice(shownAtFirst);
  return (
    <>
      <EntryList
        items={first}
        bare={part.items.length === 1 && part.items[0]?.title === part.title}
      />
      {rest.length > 0 ? (
        <Fold summary={`Show ${rest.length} more`}>
          <EntryList items={rest} />
        </Fold>
      ) : null}
    </>
  );
}

function EntryList({ items, bare = false }: { items: Part["items"]; bare?: boolean }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="border-b border-line py-3.5 last:border-b-0">
          {bare ? null : (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span
                dir="auto"
                className="min-w-0 font-serif text-17 font-semibold [overflow-wrap:anywhere]"
              >
                {item.title}
              </span>
              {item.when ? <span className="tnum text-muted">{item.when}</span> : null}
            </p>
          )}
          {item.facts.length > 0 ? (
            <dl className="mt-1.5 grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
              {item.facts.map(({ label, text, href }) => (
                <div key={label} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd
                    dir="auto"
                    className="whitespace-pre-line [overflow-wrap:anywhere] max-sm:mb-1.5"
                  >
                    {href ? (
                      <TextLink href={href} rel="noreferrer nofollow">
                        {text}
                      </TextLink>
                    ) : (
                      text
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
