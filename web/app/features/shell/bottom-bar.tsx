import { NavLink } from "@remix-run/react";

import { classNames } from "~/components/ui/class-names";
import { NavIcon } from "~/features/shell/nav-icon";
import { UnreadCount } from "~/features/shell/unread-count";
import type { MenuItem } from "~/lib/menu";

export function BottomBar({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav
      aria-label="Main"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map(({ short, path, icon, below, waits }) => (
        <NavLink
          key={path}
          to={path}
          end={!below}
          className={({ isActive }) =>
            classNames(
              "relative grid h-[60px] flex-1 place-content-center place-items-center gap-0.5 text-[0.6875rem] font-medium no-underline",
              isActive ? "text-accent" : "text-muted",
            )
          }
        >
          <NavIcon name={icon} className="size-5" />
          {short}
          {icon === "messages" ? (
            <span className="absolute top-1 left-1/2 ml-1">
              <UnreadCount loaded={waits} />
            </span>
          ) : null}
        </NavLink>
      ))}
    </nav>
  );
}
