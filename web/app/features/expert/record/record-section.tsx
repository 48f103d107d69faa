import type { ReactNode } from "react";

import { Freshness } from "~/components/ui/figure/freshness";
import { SectionHeading } from "~/components/ui/section-heading";

type Props = {
  id: string;
  title: string;
  detail?: ReactNode;
  /** Left out for more than one section. */
  confirmedAt?: string | null;
  now: Date;
  /** The double rule of public pages. */
  open?: boolean;
  children: ReactNode;
};

export function RecordSection({
  id,
  title,
  detail,
  confirmedAt,
  now,
  open = false,
  children,
}: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-11 scroll-mt-16 max-sm:mt-9">
      <SectionHeading
        id={`${id}-title`}
        title={title}
        detail={detail}
        rule={open ? "double" : "ink"}
        aside={confirmedAt ? <Freshness at={confirmedAt} now={now} /> : undefined}
      />
      {children}
    </section>
  );
}
