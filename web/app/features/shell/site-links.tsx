import { NavLink } from "@remix-run/react";

import { classNames } from "~/components/ui/class-names";
import { Anchor, staysInside } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";

const look = "font-medium text-ink no-underline hover:text-accent aria-[current=page]:shadow-[0_2px_0_var(--accent)]";

/** The editors' links of the header. */
export function SiteLinks({ links, stacked = false }: { links: readonly Schema<"NavLink">[]; stacked?: boolean }) {
  return (
    <ul className={stacked ? "grid" : "flex items-center gap-7"}>
      {links.map(({ label, href }) => (
        <li key={href}>
          {staysInside(href) ? (
            <NavLink to={href} prefetch="intent" className={classNames(look, stacked ? "flex min-h-11 items-center px-2" : "py-1")}>
              {label}
            </NavLink>
          ) : (
            <Anchor href={href} className={classNames(look, stacked ? "flex min-h-11 items-center px-2" : "py-1")}>
              {label}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
