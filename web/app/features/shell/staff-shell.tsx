import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";

import { Count } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { ThemeToggle } from "~/components/ui/brand/theme-toggle";
import { Bell } from "~/features/notice/bell";
import { AccountMenu } from "~/features/shell/account-menu";
import { AccountNotices } from "~/features/shell/account-notices";
import { HomeLink } from "~/features/shell/home-link";
import { MenuSheet } from "~/features/shell/menu-sheet";
import { itemsOf } from "~/lib/menu";
import { RailLinks } from "~/features/shell/rail-links";
import { ShortcutsDialog } from "~/features/shell/shortcuts-dialog";
import { contentId, SkipLink } from "~/features/shell/skip-link";
import { paths } from "~/lib/paths";
import type { RootData } from "~/lib/root-data";

/** Areas along the top leave room for dense tables. */
export function StaffShell({ root, children }: { root: RootData; children: ReactNode }) {
  const { session, navigation, theme } = root;
  const items = itemsOf(navigation.menu, "staff");
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header
        data-print="hide"
        className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line bg-paper pr-2 pl-4 md:h-14 md:flex-nowrap md:px-6"
      >
        <HomeLink href={paths.staff()} size="sm" className="md:mr-3" />
        <nav aria-label="Main" className="self-stretch max-lg:hidden">
          <ul className="flex h-full gap-4 xl:gap-5">
            {items.map(({ label, path, below, waits }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={!below}
                  prefetch="intent"
                  className={({ isActive }) =>
                    classNames(
                      "flex h-full items-center gap-1.5 border-y-2 border-t-transparent font-medium no-underline",
                      isActive
                        ? "border-b-accent text-ink"
                        : "border-b-transparent text-muted hover:text-ink",
                    )
                  }
                >
                  {label}
                  {waits > 0 ? <Count value={waits} label={`${waits} waiting`} /> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 md:flex-nowrap md:gap-2">
          {navigation.notifications ? <Bell notices={navigation.notifications} /> : null}
          <ThemeToggle theme={theme} />
          {session ? <AccountMenu session={session} menu={navigation.menu} /> : null}
          <MenuSheet className="lg:hidden">
            <nav aria-label="Main">
              <RailLinks items={items} />
            </nav>
          </MenuSheet>
        </div>
      </header>
      <AccountNotices session={session} />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <ShortcutsDialog />
    </div>
  );
}
