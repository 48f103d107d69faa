import { Anchor } from "~/components/ui/link";

import type { Schema } from "~/lib/api-types";
import { numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Props = {
  categories: readonly Schema<"CategoryCount">[];
  all: number;
  /** Slug; null for all, undefined for neither. */
  current: string | null | undefined;
};

/** Empty categories are hidden. */
export function CategoryTabs({ categories, all, current }: Props) {
  return (
    <nav
      aria-label="Categories"
      className="no-scrollbar -mx-5 flex gap-6 overflow-x-auto border-b border-line px-5 md:mx-0 md:px-0"
    >
      <Tab to={paths.blog()} name="All" count={all} open={current === null} />
      {categories
        .filter((category) => category.count > 0)
        .map((category) => (
          <Tab
            key={category.slug}
            to={paths.category(category.slug)}
            name={category.name}
            count={category.count}
            open={current === category.slug}
          />
        ))}
    </nav>
  );
}

function Tab({
  to,
  name,
  count,
  open,
}: {
  to: string;
  name: string;
  count: number;
  open: boolean;
}) {
  return (
    <Anchor
      href={to}
      discover="none"
      aria-current={open ? "page" : undefined}
      className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 border-transparent font-medium whitespace-nowrap text-muted no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
    >
      {name} <span className="tnum text-13 font-normal">{numberText(count)}</span>
    </Anchor>
  );
}
