import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { Schema } from "~/lib/api-types";
import { moneyText } from "~/lib/format/money";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

/** Without an online payment, people write to us. */
export function BuyCredits({ rules }: { rules: Schema<"CreditRules"> }) {
  return (
    <Card as="section" aria-labelledby="buy">
      <h2 id="buy" className="text-20">
        Buy credits
      </h2>
      <ul className="mt-2">
        {rules.packages.map(({ credits, cents }) => (
          <li
            key={credits}
            className="flex justify-between gap-3 border-b border-line py-2.5 last:border-b-0"
          >
            <span>
              <b className="tnum font-semibold">{numberText(credits)}</b>{" "}
              <span className="text-13 text-muted">
                {countText(
                  Math.floor(credits / rules.conversation),
                  "conversation",
                  "conversations",
                )}
              </span>
            </span>
            <span className="tnum text-muted">{moneyText(cents, "USD")}</span>
          </li>
        ))}
      </ul>
      <LinkButton href={paths.about()} full className="mt-3">
        Contact us to buy
      </LinkButton>
      <p className="mt-2 text-13 text-muted">Bought credits don’t expire.</p>
    </Card>
  );
}
