import { DateText } from "~/components/ui/date";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

/** What happens to the credits in every case. It stands above the button that charges. */
export function ChargeLine({ quote }: { quote: Schema<"CreditQuote"> }) {
  const price = countText(quote.credits, "credit", "credits");
  return (
    <p className="text-13 text-muted">
      This holds {price}. Answered: they’re spent. Declined: back at once. Unread by{" "}
      <DateText at={quote.returns_at} />: back. Conflict: back.
      {quote.lapsing > 0 && quote.lapsing_at ? (
        <>
          {" "}
          {countText(quote.lapsing, "of them expires", "of them expire")} on{" "}
          <DateText at={quote.lapsing_at} />, and won’t come back after that.
        </>
      ) : null}{" "}
      Rules version {quote.version}.
    </p>
  );
}
