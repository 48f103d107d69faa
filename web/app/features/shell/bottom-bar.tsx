import { NavLink } from "@remix-run/react";

import { classNames } from "~/components/ui/class-names";
import type { NavItem } from "~/features/shell/nav-items";

/** The rail of a phone, where the thumb is. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  return (
    <nav
      aria-label="Main"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map(({ short, href, icon: Icon, holdsPages }) => (
        <NavLink
          key={href}
          to={href}
          end={!holdsPages}
          className={({ isActive }) =>
            classNames(
              "grid h-[60px] flex-1 place-content-center place-items-center gap-0.5 text-[0.6875rem] font-medium no-underline",
              isActive ? "text-accent" : "text-muted",
            )
          }
        >
          <Icon aria-hidden="true" strokeWidth={1.7} className="size-5" />
          {short}
        </NavLink>
      ))}
    </nav>
  );
}
