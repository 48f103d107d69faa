import { useState } from "react";

import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/hydrated";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";
import { moneyText } from "~/lib/format/money";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Package = Schema<"CreditPackage">;

type BuyCreditsProps = {
  rules: Schema<"CreditRules">;
  /** Payment by card is switched on. */
  online: boolean;
  result: FormResult | null | undefined;
};

/** Without online payment, people write to us. */
export function BuyCredits({ rules, online, result }: BuyCreditsProps) {
  const { packages, conversation } = rules;
  if (packages.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="buy">
      <h2 id="buy" className="text-20">
        Buy credits
      </h2>
      {online ? (
        <Checkout packages={packages} conversation={conversation} result={result} />
      ) : (
        <>
          <ul className="mt-2">
            {packages.map((one) => (
              <li
                key={one.credits}
                className="flex justify-between gap-3 border-b border-line py-2.5 last:border-b-0"
              >
                <PackageText of={one} conversation={conversation} />
              </li>
            ))}
          </ul>
          <LinkButton href={paths.about()} full className="mt-3">
            Contact us to buy
          </LinkButton>
        </>
      )}
      <p className="mt-2 text-13 text-muted">
        {online ? "You pay on Stripe’s page. " : null}Bought credits don’t expire.
      </p>
    </Card>
  );
}

function PackageText({ of, conversation }: { of: Package; conversation: number }) {
  return (
    <>
      <span>
        <b className="tnum font-semibold">{numberText(of.credits)}</b>{" "}
        <span className="text-13 text-muted">
          {countText(Math.floor(of.credits / conversation), "conversation", "conversations")}
        </span>
      </span>
      <span className="tnum text-muted">{moneyText(of.cents, "USD")}</span>
    </>
  );
}

function Checkout({
  packages,
  conversation,
  result,
}: {
  packages: readonly Package[];
  conversation: number;
  result: FormResult | null | undefined;
}) {
  const [first] = packages.slice(Math.floor(packages.length / 2));
  const [credits, choose] = useState(first?.credits);
  const hydrated = useHydrated();
  const pending = useSending()?.get("do") === "buy";
  const chosen = packages.find((one) => one.credits === credits);
  return (
    <PostForm className="mt-3 grid gap-3">
      <FormProblems result={result} labels={{ credits: "Credits" }} />
      <fieldset className="grid gap-2">
        <legend className="sr-only">How many</legend>
        {packages.map((one) => (
          <label
            key={one.credits}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-control border bg-surface px-3.5 py-2 transition-colors",
              "border-line-2 hover:border-edge has-checked:border-accent has-checked:ring-1 has-checked:ring-accent",
            )}
          >
            <input
              type="radio"
              name="credits"
              value={one.credits}
              defaultChecked={one.credits === first?.credits}
              onChange={() => choose(one.credits)}
              className="size-[18px] flex-none accent-accent"
            />
            <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
              <PackageText of={one} conversation={conversation} />
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" name="do" value="buy" variant="primary" full pending={pending}>
        {hydrated && chosen
          ? `Pay ${moneyText(chosen.cents, "USD")} for ${countText(chosen.credits, "credit", "credits")}`
          : "Continue to payment"}
      </Button>
    </PostForm>
  );
}
