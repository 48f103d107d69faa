import type { ReactNode } from "react";

import { HomeLink } from "~/features/shell/home-link";
import { contentId, SkipLink } from "~/features/shell/skip-link";
import { paths } from "~/lib/paths";

/** Only the logo. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-5 py-[18px] md:px-8">
        <HomeLink href={paths.home()} />
      </header>
      <main id={contentId} tabIndex={-1} className="flex-1">
        {children}
      </main>
    </div>
  );
}
