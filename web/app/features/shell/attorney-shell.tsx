import { Search } from "lucide-react";
import type { ReactNode } from "react";

import { iconButtonClass } from "~/components/ui/icon-button";
import { Anchor } from "~/components/ui/link";
import { ThemeToggle } from "~/components/ui/brand/theme-toggle";
import { CreditPill } from "~/features/credit/credit-pill";
import { Bell } from "~/features/notice/bell";
import { AccountMenu } from "~/features/shell/account-menu";
import { AccountNotices } from "~/features/shell/account-notices";
import { BottomBar } from "~/features/shell/bottom-bar";
import { GlobalSearch } from "~/features/shell/global-search";
import { HomeLink } from "~/features/shell/home-link";
import { itemsOf } from "~/lib/menu";
import { RailLinks } from "~/features/shell/rail-links";
import { ShortcutsDialog } from "~/features/shell/shortcuts-dialog";
import { contentId, SkipLink } from "~/features/shell/skip-link";
import { paths } from "~/lib/paths";
import type { RootData } from "~/lib/root-data";

/** On phones, the bar has no room for what Messages leads to as well. */
export function AttorneyShell({ root, children }: { root: RootData; children: ReactNode }) {
  const { session, navigation, theme } = root;
  const items = itemsOf(navigation.menu, "attorney");
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[208px_minmax(0,1fr)]">
      <SkipLink />
      <div data-print="hide" className="border-r border-line max-md:hidden">
        <div className="sticky top-0 max-h-dvh overflow-y-auto px-3 py-[18px]">
          <nav aria-label="Main">
            <HomeLink href={paths.dashboard()} className="mb-5 px-2.5 py-0.5" />
            <RailLinks items={items} />
          </nav>
        </div>
      </div>
      <div className="min-w-0 max-md:pb-[130px]">
        <header
          data-print="hide"
          className="flex min-h-14 flex-wrap max-md:[body:has([data-conversation])_&]:hidden items-center gap-3 border-b border-line bg-paper pr-2 pl-4 md:h-16 md:flex-nowrap md:px-8"
        >
          <HomeLink href={paths.dashboard()} size="sm" className="md:hidden" />
          <GlobalSearch />
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1 md:flex-nowrap md:gap-2">
            <Anchor
              href={paths.search()}
              aria-label="Search"
              className={`${iconButtonClass} md:hidden`}
            >
              <Search />
            </Anchor>
            {navigation.credits ? <CreditPill credits={navigation.credits} /> : null}
            {navigation.notifications ? <Bell notices={navigation.notifications} /> : null}
            <ThemeToggle theme={theme} />
            {session ? <AccountMenu session={session} menu={navigation.menu} /> : null}
          </div>
        </header>
        <AccountNotices session={session} />
        <main id={contentId} tabIndex={-1} className="px-4 pt-5 pb-10 md:px-8 md:pt-7 md:pb-16">
          {children}
        </main>
      </div>
      <BottomBar items={items.filter(({ icon }) => icon !== "availability")} />
      <ShortcutsDialog shortcuts={[{ keys: ["/"], does: "Search experts" }]} />
    </div>
  );
}
