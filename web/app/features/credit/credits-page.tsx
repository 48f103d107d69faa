import { Download } from "lucide-react";

import { buttonClass, LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Note } from "~/components/ui/note";
import { Pagination } from "~/components/ui/paging/pagination";
import type { FormResult } from "~/lib/form/form-result";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { BalanceFacts } from "./balance-facts";
import { BuyCredits } from "./buy-credits";
import { ChargeLine } from "./charge-line";
import type { LoadedCredits } from "./credits.server";
import { HoldExplained } from "./hold-explained";
import { OrderNote } from "./order-note";
import { RulesInForce } from "./rules-in-force";
import { Statement } from "./statement";
import { StatementTabs } from "./tabs";

type CreditsPageProps = LoadedCredits & { result: FormResult | null | undefined };

export function CreditsPage({
  balance,
  rules,
  online,
  page,
  quote,
  order,
  show,
  result,
}: CreditsPageProps) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-12">
      <div className="min-w-0">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h1 className="display text-32">Credits</h1>
            <p className="mt-1 text-muted">
              Every movement, with its reason and the balance after it.
            </p>
          </div>
          {page.count > 0 ? (
            <div className="flex flex-wrap gap-2">
              {(["csv", "xlsx"] as const).map((format) => (
                <a
                  key={format}
                  href={paths.exportCredits({ show, format })}
                  download
                  className={buttonClass({})}
                >
                  <Download aria-hidden="true" />
                  {format === "csv" ? "Export as CSV" : "Export for Excel"}
                </a>
              ))}
            </div>
          ) : null}
        </header>
        {order ? <OrderNote order={order} /> : null}
        {balance.owed > 0 ? (
          <Note
            tone="danger"
            className="mt-4"
            title={`You owe ${countText(balance.owed, "credit", "credits")}`}
          >
            A payment was taken back after its credits were spent. The next credits that come in pay
            for them.
          </Note>
        ) : null}
        <BalanceFacts balance={balance} />
        <div className="mt-5">
          <StatementTabs show={show} to={paths.credits} />
        </div>
        {page.results.length === 0 ? (
          <EmptyState
            className="mt-6"
            title={show === null ? "No credits yet" : "Nothing here yet"}
            text={
              show === null
                ? `You get ${rules.welcome} welcome credits once we verify a bar admission. Credits let you write to experts.`
                : "This part of your statement is empty."
            }
            action={
              show === null ? (
                <LinkButton href={paths.settings("/attorney", "practice")}>
                  Add a bar admission
                </LinkButton>
              ) : (
                <LinkButton href={paths.credits()}>View the whole statement</LinkButton>
              )
            }
          />
        ) : (
          <Statement lines={page.results} linked />
        )}
        <Pagination
          page={page.page}
          total={page.total}
          hrefFor={(number) => paths.credits({ show, page: number === 1 ? null : number })}
        />
      </div>
      <aside aria-label="How credits work" className="grid gap-4 sm:max-xl:grid-cols-2">
        <div className="grid gap-4">
          <BuyCredits rules={rules} online={online} result={result} />
          {quote.enough ? (
            <div className="px-1">
              <p className="text-13 font-semibold">If you write to an expert now</p>
              <ChargeLine quote={quote} />
            </div>
          ) : null}
        </div>
        <HoldExplained rules={rules} />
        <RulesInForce rules={rules} />
      </aside>
    </div>
  );
}
