import { NavLink } from "@remix-run/react";

import { classNames } from "~/components/ui/class-names";
import type { NavItem } from "~/features/shell/nav-items";

/** The pages of an area, one below the other; the one that is open is marked. */
export function RailLinks({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="grid gap-0.5">
      {items.map(({ label, href, icon: Icon, holdsPages }) => (
        <li key={href}>
          <NavLink
            to={href}
            end={!holdsPages}
            prefetch="intent"
            className={({ isActive }) =>
              classNames(
                "group flex min-h-10 items-center gap-[11px] rounded-control px-2.5 font-medium no-underline touch:min-h-11",
                isActive ? "bg-accent-tint text-accent" : "text-ink-2 hover:bg-sunken",
              )
            }
          >
            <Icon
              aria-hidden="true"
              strokeWidth={1.7}
              className="size-[18px] flex-none text-muted group-aria-[current=page]:text-accent"
            />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
