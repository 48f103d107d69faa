import { Coins } from "lucide-react";

import { classNames } from "~/components/ui/class-names";
import { Anchor } from "~/components/ui/link";
import { creditStore, useNews } from "~/features/live/news-store";
import type { Schema } from "~/lib/api-types";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

/** The balance in the top bar, as of the last news of it. */
export function CreditPill({ credits }: { credits: Schema<"NavCredits"> }) {
  const own = useNews(creditStore, credits);
  return (
    <Anchor
      href={paths.credits()}
      aria-label={`${countText(own.credits, "credit", "credits")}${own.low ? ", running low" : ""}`}
      className={classNames(
        "inline-flex min-h-9 items-center gap-1.5 rounded-full border bg-surface px-3 text-13 no-underline transition-colors touch:min-h-11",
        own.low
          ? "border-warning text-warning hover:bg-warning-tint"
          : "border-line-2 text-ink hover:border-edge hover:bg-sunken",
      )}
    >
      <Coins
        aria-hidden="true"
        className={classNames("size-4 flex-none", own.low ? null : "text-brass")}
      />
      <b className="tnum font-semibold">{numberText(own.credits)}</b>
      <span className="max-md:hidden">{own.credits === 1 ? "credit" : "credits"}</span>
    </Anchor>
  );
}
