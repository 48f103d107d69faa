import type { ReactNode } from "react";

type Props = {
  id: string;
  title: string;
  lead?: string;
  aside?: ReactNode;
};

export function BandTitle({ id, title, lead, aside }: Props) {
  return (
    <div className="rule-double pt-[18px]">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} dir="auto" className="text-25 md:text-32">
          {title}
        </h2>
        {aside}
      </div>
      {lead ? (
        <p dir="auto" className="mt-3.5 max-w-[60ch] text-17 leading-[1.55] text-ink-2">
          {lead}
        </p>
      ) : null}
    </div>
  );
}
