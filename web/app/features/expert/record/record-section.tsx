import type { ReactNode } from "react";

import { Freshness } from "~/components/ui/figure/freshness";
import { SectionHeading } from "~/components/ui/section-heading";

type Props = {
  id: string;
  title: string;
  detail?: ReactNode;
  /** When what follows was last confirmed; left out where it is not one section. */
  confirmedAt?: string | null;
  now: Date;
  /** The thick-thin rule, on public pages. */
  open?: boolean;
  children: ReactNode;
};

/** A part of a record under its rule, with how old it is at the end of the line. */
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
