import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { DateText } from "~/components/ui/date";
import { EmptyState } from "~/components/ui/empty-state";
import { TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { settlePaymentForm } from "~/lib/form/declared/settle-payment.gen";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { agoText } from "~/lib/format/age";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Problem = Schema<"PaymentProblem">;

type Props = {
  page: Schema<"PaymentProblems">;
  settled: boolean;
  now: string;
  result: FormResult | null | undefined;
};

/** Payments that a person must look at, each with a note once it's settled. */
export function PaymentsScreen({ page, settled, now, result }: Props) {
  return (
    <div className="mt-5 max-w-[60rem]">
      <NotSettled result={result} shown={page.results} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-20">
          {settled
            ? "Settled payments"
            : page.count === 0
              ? "Payments to decide"
              : `${countText(page.count, "payment needs", "payments need")} a decision`}
        </h2>
        <TextLink href={paths.creditHolders({ tab: "payments", settled: settled ? null : "1" })}>
          {settled ? "Open payments" : "Settled payments"}
        </TextLink>
      </div>
      <p className="mt-1 text-13 text-muted">
        Find the payment in Stripe’s dashboard and settle it there, or add the credits on the
        attorney’s page. A note here moves no money and no credits.
      </p>
      {page.results.length === 0 ? (
        <EmptyState
          className="mt-6"
          title={settled ? "No payment was settled yet" : "Nothing needs a decision"}
          text="Payments that don’t fit their orders and refunds that fail appear here."
        />
      ) : (
        <ul>
          {page.results.map((problem, at) => (
            <li key={problem.id} className="border-b border-line py-5">
              <Payment
                problem={problem}
                first={at === 0}
                now={now}
                result={textOf(result?.values, "problem_id") === problem.id ? result : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-5"
        page={page.page}
        total={page.total}
        hrefFor={(to) =>
          paths.creditHolders({
            tab: "payments",
            settled: settled ? "1" : null,
            page: to === 1 ? null : to,
          })
        }
      />
    </div>
  );
}

/** What came of a form whose payment left the page meanwhile, with the note that was typed. */
function NotSettled({ result, shown }: Pick<Props, "result"> & { shown: readonly Problem[] }) {
  const id = textOf(result?.values, "problem_id");
  if (!result || shown.some((problem) => problem.id === id)) return null;
  const note = textOf(result.values, "note");
  return (
    <div className="mb-5 grid max-w-[36rem] gap-3">
      <FormProblems result={result} />
      {note ? (
        <p className="text-13 wrap-anywhere text-muted">
          Your note wasn’t saved: <q>{note}</q>
        </p>
      ) : null}
    </div>
  );
}

const reasons: Record<Problem["kind"], string> = {
  amount: "Another amount or currency",
  erased: "The account was deleted",
  session: "Paid in another checkout",
  refund: "A refund failed",
  earlier: "Doesn’t fit its order",
};

type PaymentProps = {
  problem: Problem;
  first: boolean;
  now: string;
  result: FormResult | null | undefined;
};

function Payment({ problem, first, now, result }: PaymentProps) {
  const sending = useSending();
  const heading = `payment-${problem.id}`;
  return (
    <article id={problem.id} aria-labelledby={heading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={heading} className="text-17">
          <Badge tone="warning">{reasons[problem.kind]}</Badge>
        </h3>
        <p className="text-13 text-muted">
          <time dateTime={problem.found_at}>{agoText(problem.found_at, now)}</time>
        </p>
      </div>
      <dl className="tnum mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {factsOf(problem).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted max-sm:mt-1">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {problem.order_id ? (
          <div className="contents">
            <dt className="text-muted max-sm:mt-1">Buyer</dt>
            <dd>
              {problem.buyer_id ? (
                <TextLink href={paths.creditHolder(problem.buyer_id)}>
                  <bdi>{problem.buyer || problem.buyer_id}</bdi>
                </TextLink>
              ) : (
                "Deleted account"
              )}
            </dd>
          </div>
        ) : null}
        <div className="contents">
          <dt className="text-muted max-sm:mt-1">Found</dt>
          <dd>
            <DateText at={problem.found_at} style="time" />
          </dd>
        </div>
      </dl>
      {problem.settled_at ? (
        <p className="mt-3 text-13 wrap-anywhere text-muted">
          Settled <DateText at={problem.settled_at} style="time" /> by{" "}
          <bdi>{problem.settled_by}</bdi>: {problem.note}
        </p>
      ) : (
        <PostForm noValidate preventScrollReset className="mt-4 grid max-w-[36rem] gap-3">
          <FormProblems
            result={result}
            form={settlePaymentForm}
            idOf={(field) => `${field}-${problem.id}`}
          />
          <input type="hidden" name="do" value="settle" />
          <input type="hidden" name="problem_id" value={problem.id} />
          {Object.values(settlePaymentForm).map((field) => (
            <DeclaredField
              key={field.name}
              field={field}
              id={`${field.name}-${problem.id}`}
              values={result?.values}
              problems={result?.errors}
              rows={2}
            />
          ))}
          <div>
            <Button
              type="submit"
              variant={first ? "primary" : "secondary"}
              pending={sending?.get("problem_id") === problem.id}
            >
              Mark as settled
            </Button>
          </div>
        </PostForm>
      )}
    </article>
  );
}

function factsOf(problem: Problem): [string, string][] {
  const { kind, paid, due, credits, currency } = problem;
  const all: [string, string][] = [
    [kind === "refund" ? "Refund" : "Paid", currency ? amountText(paid, currency) : ""],
    [
      "Order",
      credits > 0 ? `${countText(credits, "credit", "credits")} for ${amountText(due, "usd")}` : "",
    ],
    [kind === "refund" ? "Refund at Stripe" : "Checkout at Stripe", problem.reference],
    ["Payment at Stripe", problem.payment_id],
  ];
  return all.filter(([, value]) => value !== "");
}

/** An amount as Stripe counts it: in the smallest unit, which isn't always a hundredth. */
export function amountText(amount: number, currency: string): string {
  const code = currency.toUpperCase();
  try {
    const format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: code,
      currencyDisplay: "code",
    });
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    return format.format(amount / 10 ** digits).replace(/\u00a0/g, " ");
  } catch {
    return `${amount} ${code}`;
  }
}
