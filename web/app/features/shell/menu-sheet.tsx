import { useLocation } from "@remix-run/react";
import { Menu as MenuIcon } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";

import { iconButtonClass } from "~/components/ui/icon-button";

/** Opened by the browser, so it works without script; navigation closes it. */
export function MenuSheet({
  children,
  className = "",
}: {
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
  }, [key]);

  return (
    <div className={className}>
      <button type="button" popovertarget={id} aria-label="Menu" className={iconButtonClass}>
        <MenuIcon />
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="fixed inset-x-3 top-[60px] bottom-auto m-0 max-h-[calc(100dvh-76px)] w-auto overflow-y-auto rounded-card border border-line bg-surface p-3 text-ink shadow-float"
      >
        {children}
      </div>
    </div>
  );
}
