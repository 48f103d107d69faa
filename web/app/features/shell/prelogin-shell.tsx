import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

import { LinkButton } from "~/components/ui/button";
import { ThemeToggle } from "~/components/ui/brand/theme-toggle";
import { AccountMenu } from "~/features/shell/account-menu";
import { HomeLink } from "~/features/shell/home-link";
import { MenuSheet } from "~/features/shell/menu-sheet";
import { ShortcutsDialog, type Shortcut } from "~/features/shell/shortcuts-dialog";
import { SiteFooter } from "~/features/shell/site-footer";
import { SiteLinks } from "~/features/shell/site-links";
import { contentId, SkipLink } from "~/features/shell/skip-link";
import { ownPath } from "~/lib/address/own-path";
import { paths } from "~/lib/paths";
import type { RootData } from "~/lib/root-data";

type Props = {
  root: RootData;
  /** Added to the list of shortcuts. */
  shortcuts?: Shortcut[];
  /** Keeps playing across pages. */
  player?: ReactNode;
  children: ReactNode;
};

export function PreloginShell({ root, shortcuts, player, children }: Props) {
  const { session, navigation, site, theme } = root;
  const next = ownPath(new URLSearchParams(useLocation().search).get("next"));
  // Signed-in visitors don't need sign-in links. For others they keep the wanted page.
  const links = (site?.header ?? []).flatMap((link) => {
    const signsUp = link.href === paths.registration();
    if (!signsUp && link.href !== paths.signIn()) return [link];
    if (session !== null) return [];
    return [{ ...link, href: signsUp ? paths.registration({ next }) : paths.signIn(next) }];
  });
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header
        data-print="hide"
        className="sticky top-0 z-30 max-[20rem]:static border-b border-line bg-paper/94 backdrop-blur-sm"
      >
        <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-2 px-5 md:h-16 md:flex-nowrap md:gap-8 md:px-8">
          <HomeLink href={paths.home()} />
          <nav aria-label="Main" className="ml-auto max-lg:hidden">
            <SiteLinks links={links} />
          </nav>
          <div className="flex flex-wrap items-center gap-1 max-lg:ml-auto md:flex-nowrap md:gap-3">
            <ThemeToggle theme={theme} />
            {session ? (
              <AccountMenu session={session} menu={navigation.menu} named />
            ) : (
              <LinkButton href={paths.signIn(next)} prefetch="intent">
                Sign in
              </LinkButton>
            )}
            {links.length > 0 ? (
              <MenuSheet className="lg:hidden">
                <nav aria-label="Main">
                  <SiteLinks links={links} stacked />
                </nav>
              </MenuSheet>
            ) : null}
          </div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter footer={site?.footer ?? null} />
      {player}
      <ShortcutsDialog shortcuts={shortcuts} />
    </div>
  );
}
