import { Link } from "@remix-run/react";

import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

export function NothingFound({
  words,
  categories,
}: {
  words: string;
  categories: readonly Schema<"CategoryCount">[];
}) {
  const offered = categories.filter((category) => category.count > 0);
  return (
    <section className="mt-10 grid gap-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-18">
      <div>
        <h2 className="text-25">No articles found</h2>
        <p className="mt-3 text-17 leading-[1.55] text-ink-2">
          No article contains <q dir="auto">{words}</q>. Try fewer words, such as the name of a
          method, a material, or a rule.
        </p>
        <p className="mt-4">
          <TextLink href={paths.blog()}>Show all articles</TextLink>
        </p>
      </div>
      {offered.length > 0 ? (
        <nav aria-label="Browse by category" className="rule-ink pt-3">
          <h2 className="text-20">Browse by category</h2>
          <ul className="mt-2">
            {offered.map((category) => (
              <li
                key={category.slug}
                className="group relative flex flex-wrap items-baseline justify-between gap-4 border-b border-line py-3 last:border-b-0"
              >
                <span>
                  <Link
                    to={paths.category(category.slug)}
                    discover="none"
                    className="font-semibold text-ink no-underline after:absolute after:inset-0 group-hover:text-accent"
                  >
                    {category.name}
                  </Link>
                  {category.description ? (
                    <span className="mt-0.5 block text-muted">{category.description}</span>
                  ) : null}
                </span>
                <span className="tnum shrink-0 text-13 text-muted">
                  {category.count === 1 ? "1 article" : `${numberText(category.count)} articles`}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </section>
  );
}
