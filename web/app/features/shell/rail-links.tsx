import { NavLink } from "@remix-run/react";

import { Count } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { NavIcon } from "~/features/shell/nav-icon";
import type { MenuItem } from "~/lib/menu";

export function RailLinks({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="grid gap-0.5">
      {items.map(({ label, path, icon, below, waits }) => (
        <li key={path}>
          <NavLink
            to={path}
            end={!below}
            prefetch="intent"
            className={({ isActive }) =>
              classNames(
                "group flex min-h-10 items-center gap-[11px] rounded-control px-2.5 font-medium no-underline touch:min-h-11",
                isActive ? "bg-accent-tint text-accent" : "text-ink-2 hover:bg-sunken",
              )
            }
          >
            <NavIcon
              name={icon}
              className="size-[18px] flex-none text-muted group-aria-[current=page]:text-accent"
            />
            {label}
            {waits > 0 ? (
              <span className="ml-auto">
                <Count value={waits} label={`${waits} waiting`} />
              </span>
            ) : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
