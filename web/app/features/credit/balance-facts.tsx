import type { ReactNode } from "react";

import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import { countText, numberText } from "~/lib/format/number";

/** Free, held, and expiring, side by side in any width. */
export function BalanceFacts({ balance }: { balance: Schema<"CreditBalance"> }) {
  const [soonest] = balance.expiring;
  return (
    <dl className="rule-ink mt-5 grid grid-cols-3 border-b border-b-line">
      <Fact
        term="Free to use"
        value={numberText(balance.credits)}
        note={countText(balance.conversations, "conversation", "conversations")}
      />
      <Fact
        term="Held"
        value={numberText(balance.held)}
        note={
          balance.next_return ? (
            <>
              Waiting for {countText(balance.holds, "answer", "answers")}. The next credits come
              back on <DateText at={balance.next_return} style="short" />
            </>
          ) : (
            "No answers pending"
          )
        }
      />
      <Fact
        term="Expiring"
        value={soonest ? numberText(soonest.credits) : "None"}
        note={
          soonest ? (
            <>
              On <DateText at={soonest.at} style="short" />
            </>
          ) : (
            "Nothing free expires"
          )
        }
      />
    </dl>
  );
}

function Fact({ term, value, note }: { term: string; value: string; note: ReactNode }) {
  return (
    <div className="border-l border-line py-3.5 pr-2 pl-3 first:border-l-0 first:pl-0 sm:pl-4">
      <dt className="text-13 text-muted">{term}</dt>
      <dd className="tnum mt-0.5 font-serif text-25 font-semibold tracking-[-0.012em]">{value}</dd>
      <dd className="text-13 text-muted">{note}</dd>
    </div>
  );
}
