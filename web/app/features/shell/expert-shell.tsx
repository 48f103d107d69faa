import type { ReactNode } from "react";

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
import type { RootData } from "~/lib/root-data";

/**
 * The default frame, for experts. On phones, the rail is a sheet behind the menu button; `rail`
 * replaces the list of pages.
 */
export function ExpertShell({
  root,
  rail,
  children,
}: {
  root: RootData;
  rail?: ReactNode;
  children: ReactNode;
}) {
  const { session, navigation, theme } = root;
  const home = navigation.dashboard_route || "/";
  const items = itemsOf(navigation.menu, "expert");
  const settings = items.filter(({ icon }) =>
    ["messages", "availability", "settings"].includes(icon),
  );
  const links = rail ? (
    <>
      {rail}
      {settings.length > 0 ? (
        <div className="mt-3.5 border-t border-line pt-3.5">
          <RailLinks items={settings} />
        </div>
      ) : null}
    </>
  ) : (
    <RailLinks items={items} />
  );
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[256px_minmax(0,1fr)]">
      <SkipLink />
      <div data-print="hide" className="border-r border-line max-lg:hidden">
        <nav
          aria-label="Main"
          className="sticky top-0 max-h-dvh overflow-y-auto px-3 pt-[18px] pb-6"
        >
          <HomeLink href={home} className="mb-3.5 px-2.5 py-0.5" />
          {links}
        </nav>
      </div>
      <div className="min-w-0">
        <header
          data-print="hide"
          className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line bg-paper pr-2 pl-4 md:h-14 md:flex-nowrap md:px-6 lg:h-16 lg:px-8"
        >
          <HomeLink href={home} size="sm" className="lg:hidden" />
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1 md:flex-nowrap md:gap-2">
            {navigation.notifications ? <Bell notices={navigation.notifications} /> : null}
            <ThemeToggle theme={theme} />
            {session ? <AccountMenu session={session} menu={navigation.menu} /> : null}
            <MenuSheet className="lg:hidden">
              <nav aria-label="Main">{links}</nav>
            </MenuSheet>
          </div>
        </header>
        <AccountNotices session={session} />
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
      </div>
      <ShortcutsDialog />
    </div>
  );
}
