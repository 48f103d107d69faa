import { NavLink } from "@remix-run/react";

import { Count } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { NavIcon } from "~/features/shell/nav-icon";
import { UnreadCount } from "~/features/shell/unread-count";
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
            <span className="ml-auto">
              {icon === "messages" ? (
                <UnreadCount loaded={waits} />
              ) : waits > 0 ? (
                <Count value={waits} label={`${waits} waiting`} />
              ) : null}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
