import { Download, X } from "lucide-react";

import { LinkButton } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { iconButtonClass } from "~/components/ui/icon-button";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Avatar } from "~/components/ui/picture/avatar";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import type { LoadedComparison } from "./compare.server";
import { differs, type Cell } from "./facts";
import { pairWith } from "./pair";

const words = ["", "One expert", "Two experts", "Three experts", "Four experts"] as const;

/** A table of facts. A phone shows two experts at a time. */
export function ComparePage({ loaded }: { loaded: LoadedComparison }) {
  const { list, experts, groups, tooMany, onlyDifferent, pair } = loaded;
  const addressOf = (ids: readonly string[], different: boolean, shown: readonly string[] = pair) =>
    paths.compareList(list.id, {
      expert: ids,
      different: different ? "1" : null,
      pair: ids.length > 2 ? shown.filter((id) => ids.includes(id)) : null,
    });
  const column = (id: string | undefined) =>
    id !== undefined && pair.includes(id) ? null : "max-md:not-print:hidden";
  const all = experts.map(({ id }) => id);
  const shown = groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(
        (row) =>
          row.cells.some(({ lines }) => lines.length > 0) && (!onlyDifferent || differs(row)),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div>
      <p className="mb-2 text-13">
        <TextLink href={paths.list(list.id)}>
          <bdi>{list.name}</bdi>
        </TextLink>
      </p>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="display text-32">{words[experts.length]}, side by side</h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2" data-print="hide">
          {experts.length > 1 ? (
            <TextLink href={addressOf(all, !onlyDifferent)} preventScrollReset>
              {onlyDifferent ? "Show all facts" : "Show only what differs"}
            </TextLink>
          ) : null}
          <LinkButton href={paths.comparisonTable(list.id, all)} icon={<Download />} download>
            CSV
          </LinkButton>
        </div>
      </header>
      {tooMany > 0 ? (
        <Note tone="warning" className="mb-5">
          Up to four fit side by side. {countText(tooMany, "expert is", "experts are")} left out.
        </Note>
      ) : null}
      {experts.length > 2 ? (
        <PairChoice
          experts={experts}
          pair={pair}
          hrefFor={(id) => addressOf(all, onlyDifferent, pairWith(pair, id))}
        />
      ) : null}
      <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
        <table className="w-full table-fixed border-collapse text-start">
          <caption className="sr-only">
            Facts about {countText(experts.length, "expert", "experts")}
          </caption>
          <colgroup>
            <col className="w-24 md:w-44" />
            {experts.map(({ id }) => (
              <col key={id} className={classNames(column(id))} />
            ))}
          </colgroup>
          <thead>
            <tr className="border-b border-ink align-top">
              <td />
              {experts.map(({ id, name, headline, photo }) => (
                <th
                  key={id}
                  scope="col"
                  className={classNames("pe-3 pb-4 text-start font-normal md:pe-4", column(id))}
                >
                  <div className="flex items-start justify-between gap-2">
                    <Avatar name={name} src={photo} size={56} />
                    {experts.length > 1 ? (
                      <Anchor
                        href={addressOf(
                          all.filter((other) => other !== id),
                          onlyDifferent,
                        )}
                        aria-label={`Leave out ${name}`}
                        preventScrollReset
                        className={iconButtonClass}
                      >
                        <X />
                      </Anchor>
                    ) : null}
                  </div>
                  <Anchor
                    href={paths.expert(id)}
                    className="mt-2.5 block font-serif text-17 leading-snug font-semibold text-ink no-underline [overflow-wrap:anywhere] hover:text-accent md:text-20"
                  >
                    {name}
                  </Anchor>
                  <span className="mt-0.5 block text-13 text-muted [overflow-wrap:anywhere]">
                    {headline}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ name, rows }) => (
            <tbody key={name}>
              <tr className="border-b border-ink">
                <th
                  scope="rowgroup"
                  colSpan={1 + pair.length}
                  className="pt-7 pb-2 text-start font-serif text-17 font-semibold"
                >
                  {name}
                </th>
                {/* A wider heading would keep room on phones for those that aren't shown. */}
                {experts.slice(pair.length).map(({ id }) => (
                  <td key={id} className="max-md:not-print:hidden" />
                ))}
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label} className="border-b border-line align-top">
                  <th
                    scope="row"
                    className="py-2.5 pe-3 text-start text-13 font-normal text-muted [overflow-wrap:anywhere]"
                  >
                    {label}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={experts[index]?.id ?? index}
                      className={classNames(
                        "tnum py-2.5 pe-3 [overflow-wrap:anywhere] md:pe-4",
                        column(experts[index]?.id),
                      )}
                    >
                      <Fact cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {shown.length === 0 ? (
        <p className="mt-6 text-muted">These experts don’t differ in any fact that we compare.</p>
      ) : null}
      <p className="mt-4 max-w-[60ch] text-13 text-muted">
        Underlined: the lowest amount in a row. It isn’t a recommendation. Each expert’s testimony
        is on their own page.
      </p>
    </div>
  );
}

/** Chooses which two of several experts a phone shows. */
function PairChoice({
  experts,
  pair,
  hrefFor,
}: Pick<LoadedComparison, "experts" | "pair"> & { hrefFor: (id: string) => string }) {
  return (
    <nav aria-label="Two at a time" className="mb-5 md:hidden" data-print="hide">
      <p className="mb-1.5 text-13 text-muted">Two at a time. Choose who to show.</p>
      <ul className="grid grid-cols-2 gap-2">
        {experts.map(({ id, name }) => {
          const shown = pair.includes(id);
          return (
            <li key={id} className="min-w-0">
              <Anchor
                href={hrefFor(id)}
                aria-current={shown ? "true" : undefined}
                preventScrollReset
                replace
                className={classNames(
                  "flex min-h-11 items-center gap-2 rounded-control border px-2.5 py-1.5 text-13 font-medium no-underline [overflow-wrap:anywhere]",
                  shown
                    ? "border-ink bg-ink text-paper"
                    : "border-edge bg-surface text-ink hover:border-ink",
                )}
              >
                {name}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Fact({ cell: { lines, note, best } }: { cell: Cell }) {
  if (lines.length === 0) return <span className="text-13 text-muted">Not stated</span>;
  return (
    <>
      {lines.length === 1 ? (
        <span className={classNames(best ? "border-b-2 border-accent font-semibold" : null)}>
          {lines[0]}
          {best ? <span className="sr-only"> (lowest)</span> : null}
        </span>
      ) : (
        <ul className="grid gap-1">
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {note ? <span className="block text-13 text-muted">{note}</span> : null}
    </>
  );
}
