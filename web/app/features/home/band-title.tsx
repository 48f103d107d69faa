import type { ReactNode } from "react";

/** Opens a band of a public page: the thick and thin rule of the law reports, the heading, one link beside it. */
export function BandTitle({ id, title, aside }: { id: string; title: string; aside?: ReactNode }) {
  return (
    <div className="rule-double flex items-baseline justify-between gap-4 pt-[18px]">
      <h2 id={id} className="text-25 md:text-32">
        {title}
      </h2>
      {aside}
    </div>
  );
}
