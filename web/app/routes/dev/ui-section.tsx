import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { SectionHeading } from "~/components/ui/section-heading";

export function PartSection({
  id,
  title,
  detail,
  children,
}: {
  id: string;
  title: string;
  detail?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-11 first:mt-0">
      <SectionHeading id={id} title={title} detail={detail} className="mb-5" />
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">{children}</div>
    </section>
  );
}

export function Specimen({
  title,
  note,
  wide,
  children,
}: {
  title: string;
  note?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames("min-w-0", wide ? "xl:col-span-2" : null)}>
      <h3 className="mb-3 font-sans text-13 font-semibold tracking-normal text-muted">{title}</h3>
      {children}
      {note ? <p className="mt-2 max-w-measure text-13 text-muted">{note}</p> : null}
    </div>
  );
}
