import { X } from "lucide-react";
import type { ReactNode } from "react";

import { buttonClass } from "~/components/ui/button";
import { iconButtonClass } from "~/components/ui/icon-button";

type Props = {
  id: string;
  title: string;
  /** Closes the sheet; choices already apply. */
  done: string;
  children: ReactNode;
};

// React 18 has no type for this attribute.
const hides = (id: string) => ({ popovertarget: id, popovertargetaction: "hide" });

/**
 * Inline on wide screens; on phones, a sheet opened by a `popovertarget` button, without script.
 */
export function Sheet({ id, title, done, children }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[86dvh] w-full max-w-none flex-col overflow-hidden rounded-t-[16px] border-0 bg-surface p-0 text-ink shadow-float open:flex lg:static lg:flex! lg:h-auto lg:max-h-none lg:w-auto lg:overflow-visible lg:rounded-none lg:bg-transparent lg:shadow-none"
    >
      <div className="flex items-center justify-between border-b border-line py-1.5 ps-4 pe-2 lg:hidden">
        <p className="font-serif text-20 font-semibold">{title}</p>
        <button type="button" aria-label="Close" className={iconButtonClass} {...hides(id)}>
          <X />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 lg:overflow-visible lg:p-0">
        {children}
      </div>
      <div className="border-t border-line px-4 py-2.5 lg:hidden">
        <button
          type="button"
          className={buttonClass({ variant: "primary", full: true })}
          {...hides(id)}
        >
          {done}
        </button>
      </div>
    </div>
  );
}
