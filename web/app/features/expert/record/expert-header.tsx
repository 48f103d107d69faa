import { MapPin, Reply, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";

import { Avatar } from "~/components/ui/picture/avatar";
import { Freshness } from "~/components/ui/figure/freshness";
import { figuresText } from "~/features/availability/answer-words";
import { LocalClock } from "~/features/expert/record/local-clock";
import { placeText } from "~/features/expert/place";
import { proofSummary } from "~/features/expert/record/proof-words";
import type { ExpertRecord } from "~/features/expert/expert-record";
import { listText } from "~/lib/format/list";

type Props = {
  page: ExpertRecord;
  now: string;
  /** To mark the expert as a favorite. */
  star?: ReactNode;
  children?: ReactNode;
};

/** Longer names are set smaller. */
const longName = 38;

export function ExpertHeader({ page, now, star, children }: Props) {
  return (
    <header className="grid grid-cols-[80px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-[128px_minmax(0,1fr)] sm:gap-x-6">
      <Avatar
        name={page.name}
        src={page.photo}
        size={128}
        priority
        className="size-20! sm:row-span-2 sm:size-32! [&>svg]:size-full"
      />
      <div className="min-w-0 self-center sm:self-start">
        <div className="flex items-start justify-between gap-3">
          <h1
            className={`display min-w-0 leading-[1.1] text-balance [overflow-wrap:anywhere] ${
              page.name.length > longName ? "text-25 sm:text-32" : "text-32 sm:text-44"
            }`}
          >
            {page.name}
          </h1>
          {star}
        </div>
        <p className="mt-1.5 font-serif text-17 leading-[1.4] text-ink-2 [overflow-wrap:anywhere] sm:text-20">
          {page.headline}
        </p>
      </div>
      <div className="max-sm:col-span-full sm:col-start-2">
        <ul
          aria-label="At a glance"
          className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted"
        >
          <li className="flex items-center gap-1.5">
            <MapPin className="size-[18px] flex-none" />
            <span>
              {placeText(page)}
              {page.time_zone ? (
                <>
                  {" · "}
                  <LocalClock zone={page.time_zone} now={now} /> there
                </>
              ) : null}
            </span>
          </li>
          {page.languages.length > 0 ? (
            <li>
              <span className="sr-only">Speaks </span>
              {listText(page.languages.map((language) => language.name))}
            </li>
          ) : null}
          <li className="flex">
            <Freshness at={page.confirmed_at} now={new Date(now)} />
          </li>
          {page.answering ? (
            <li className="flex items-center gap-1.5 text-13">
              <Reply aria-hidden="true" className="size-4 flex-none" />
              {figuresText(page.answering)}
            </li>
          ) : null}
          {page.proof.items > 0 ? (
            <li className="flex items-center gap-1.5 text-13">
              <ShieldCheck
                aria-hidden="true"
                className={`size-4 flex-none ${page.proof.checked > 0 ? "text-brass" : ""}`}
              />
              {proofSummary(page.proof)}
            </li>
          ) : null}
        </ul>
        {children}
      </div>
    </header>
  );
}
