import type { ReactNode } from "react";

/** A narrow page with one task. */
export function EntryPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto mt-8 max-w-[calc(26rem+2.5rem)] px-5 md:mt-14">
      <h1>{title}</h1>
      {intro ? <p className="mt-1.5 text-muted">{intro}</p> : null}
      {children}
    </div>
  );
}
