import { NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";

import { LeaveGuard } from "~/components/form/leave-guard";
import { classNames } from "~/components/ui/class-names";
import { useRootData } from "~/lib/root-data";

import { settingsPages } from "./settings-pages";

/** The list of pages is at the left, above on phones. Forms on the pages ask before people leave. */
export function SettingsFrame({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const root = useRootData();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones, the row of pages scrolls.
    const here = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && here)
      row.current.scrollLeft +=
        here.getBoundingClientRect().right - row.current.getBoundingClientRect().right + 24;
  }, [pathname]);
  // The attorney layout has its own padding.
  const framed = root?.navigation.layout === "attorney";
  return (
    <div
      className={classNames(
        "grid max-w-[1168px] grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[176px_minmax(0,44rem)] lg:gap-14",
        framed ? null : "px-4 pt-5 pb-16 md:px-8 md:pt-7",
      )}
    >
      <nav
        ref={row}
        aria-label="Settings"
        data-print="hide"
        className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:-mx-8 md:px-8 lg:mx-0 lg:overflow-visible lg:border-b-0 lg:px-0"
      >
        <ul className="flex gap-5 lg:block lg:gap-0">
          {settingsPages(root?.navigation.menu ?? [], pathname).map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                prefetch="intent"
                className={({ isActive }) =>
                  classNames(
                    "-mb-px flex min-h-11 items-center border-b-2 whitespace-nowrap no-underline lg:mb-0 lg:min-h-[38px] lg:border-b-0 lg:border-l-2 lg:px-3 lg:py-2 lg:whitespace-normal",
                    isActive
                      ? "border-accent font-550 text-ink"
                      : "border-transparent text-muted hover:text-ink lg:border-line",
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LeaveGuard className="min-w-0">
        <h1>{title}</h1>
        {intro ? <p className="mt-1 text-muted">{intro}</p> : null}
        {children}
      </LeaveGuard>
    </div>
  );
}
