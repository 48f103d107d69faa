import { useId, type ReactNode } from "react";

import { SectionHeading } from "~/components/ui/section-heading";

/** `aside` is at the end of the heading's line. */
export function SettingsSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-7 first-of-type:mt-7 [&+section]:mt-10">
      <SectionHeading
        id={id}
        title={title}
        size="sm"
        aside={aside ? <div className="text-13 text-muted">{aside}</div> : undefined}
        className="mb-2"
      />
      {children}
    </section>
  );
}

export function SettingsRow({
  title,
  detail,
  action,
}: {
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3.5 last:border-b-0">
      <div className="min-w-0">
        <p className="font-550">{title}</p>
        {detail ? <p className="text-13 text-muted">{detail}</p> : null}
      </div>
      {action}
    </li>
  );
}
