import { useLocation } from "@remix-run/react";

import { classNames } from "~/components/ui/class-names";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";

const look =
  "font-medium text-ink no-underline hover:text-accent aria-[current=page]:shadow-[0_2px_0_var(--accent)]";

export function SiteLinks({
  links,
  stacked = false,
}: {
  links: readonly Schema<"NavLink">[];
  stacked?: boolean;
}) {
  const here = useLocation().pathname;
  return (
    <ul className={stacked ? "grid" : "flex items-center gap-7"}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Anchor
            href={href}
            prefetch="intent"
            aria-current={leadsTo(href, here) ? "page" : undefined}
            className={classNames(look, stacked ? "flex min-h-11 items-center px-2" : "py-1")}
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** The page itself or one below it. */
function leadsTo(href: string, page: string): boolean {
  const path = href.replace(/[?#].*$/, "").toLowerCase();
  const here = page.toLowerCase();
  return here === path || here.startsWith(`${path}/`);
}
