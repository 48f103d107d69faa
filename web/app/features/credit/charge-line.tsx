import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

/** What happens to the credits in every case. It stands above the button that charges. */
export function ChargeLine({ quote }: { quote: Schema<"CreditQuote"> }) {
  const price = countText(quote.credits, "credit", "credits");
  return (
    <p className="text-13 text-muted">
      This holds {price}. Answered: they’re spent. Declined: back at once. Unread by{" "}
      <DateText at={quote.returns_at} />: back. Read but unanswered for {quote.unanswered_days}{" "}
      days: back. Conflict: back.
      {quote.lapsing > 0 && quote.lapsing_at ? (
        <>
          {" "}
          {countText(quote.lapsing, "of them expires", "of them start to expire")} on{" "}
          <DateText at={quote.lapsing_at} />. What expires while it’s held doesn’t come back.
        </>
      ) : null}{" "}
      Rules version {quote.version}.
    </p>
  );
}
