import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { useState } from "react";

import { Button } from "~/components/ui/button";
import { FieldError, fieldId } from "~/components/ui/field";
import { useHydrated } from "~/components/ui/hydrated";
import { estimate } from "~/features/expert/fees/estimate";
import { quantityUnit, rateUnit, ruleText } from "~/features/expert/fees/fee-words";
import {
  noticeField,
  planOf,
  quantityField,
  rushField,
  typedIn,
  type Typed,
} from "~/features/expert/fees/plan";
import type { FeesView } from "~/features/expert/record/record-view";
import { moneyText } from "~/lib/format/money";

/** What an engagement would cost by the schedule. Without script, a form that reloads the page. */
export function CostCalculator({ fees }: { fees: FeesView }) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<Typed>(() => typedIn(query, fees));
  const { plan, errors } = planOf(typed, fees);
  const result = estimate(fees, plan);
  const money = (minor: number) => moneyText(minor, fees.currency);
  const type = (name: string, value: string) => setTyped((now) => ({ ...now, [name]: value }));

  return (
    <Form
      method="get"
      action={`${pathname}#fees`}
      preventScrollReset
      replace
      aria-labelledby="calculator-title"
      className="rounded-card bg-sunken p-4 sm:p-5"
      data-print="hide"
    >
      <h3 id="calculator-title">What would it cost?</h3>
      <ul className="mt-2 grid">
        {result.lines.map((charge) => {
          const { line } = charge;
          const name = quantityField(line);
          const rule = ruleText(charge);
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-3 py-1">
              <label htmlFor={fieldId(name)} className="min-w-0 flex-[1_1_5.5rem]">
                {line.text}
                {line.unit === "hour" ? null : (
                  <span className="text-13 text-muted">, {rateUnit(line)}</span>
                )}
              </label>
              <QuantityInput
                name={name}
                unit={quantityUnit(line)}
                value={typed[name] ?? ""}
                error={errors[name]}
                ruleId={rule ? `${name}-rule` : undefined}
                onType={type}
              />
              <output htmlFor={fieldId(name)} className="tnum ml-auto min-w-[5.5rem] text-right">
                {charge.amount > 0 ? money(charge.amount) : <span className="text-muted">–</span>}
              </output>
              {errors[name] ? (
                <div className="basis-full">
                  <FieldError id={`${name}-error`}>{errors[name]}</FieldError>
                </div>
              ) : rule ? (
                <p id={`${name}-rule`} className="basis-full text-13 text-muted">
                  {rule}
                </p>
              ) : null}
            </li>
          );
        })}
        {fees.rush ? (
          <li className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <label className="flex min-h-10 items-center gap-2.5 touch:min-h-11">
              <input
                type="checkbox"
                name={rushField}
                value="yes"
                checked={typed[rushField] === "yes"}
                onChange={(event) => type(rushField, event.target.checked ? "yes" : "")}
                className="size-[18px] flex-none accent-accent"
              />
              <span>
                Rush, +{fees.rush}%<span className="text-13 text-muted">, not on travel</span>
              </span>
            </label>
            <span className="tnum text-right">
              {result.rush > 0 ? money(result.rush) : <span className="text-muted">–</span>}
            </span>
          </li>
        ) : null}
        {fees.cancellation.length > 0 ? (
          <li className="flex flex-wrap items-center gap-x-3 py-1">
            <label htmlFor={fieldId(noticeField)} className="min-w-0 flex-[1_1_5.5rem]">
              Canceled before the day
            </label>
            <QuantityInput
              name={noticeField}
              unit="hours"
              value={typed[noticeField] ?? ""}
              error={errors[noticeField]}
              onType={type}
            />
            <span className="tnum ml-auto min-w-[5.5rem] text-right">
              {result.canceled && result.canceled.reserved > 0 ? (
                `−${money(result.canceled.reserved - result.canceled.charged)}`
              ) : (
                <span className="text-muted">–</span>
              )}
            </span>
            <p className="basis-full text-13 text-muted">
              {errors[noticeField] ??
                (result.canceled
                  ? `${result.canceled.percent}% of the reserved time is charged: ${money(result.canceled.charged)} of ${money(result.canceled.reserved)}.`
                  : "Reserved time: depositions, trials, site visits, and standby.")}
            </p>
          </li>
        ) : null}
      </ul>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-4 border-t border-ink pt-3">
        <span>
          Estimate
          {fees.retainer ? (
            <span className="block text-13 text-muted">Retainer: {money(fees.retainer)}</span>
          ) : null}
        </span>
        <output className="tnum font-serif text-25 font-semibold">{money(result.total)}</output>
      </div>
      <p className="mt-2 text-13 text-muted">
        By this schedule; not a quote.{hydrated ? " Updates as you type." : null}
      </p>
      {hydrated ? null : (
        <Button type="submit" className="mt-2">
          Calculate
        </Button>
      )}
    </Form>
  );
}

function QuantityInput({
  name,
  unit,
  value,
  error,
  ruleId,
  onType,
}: {
  name: string;
  unit: string;
  value: string;
  error?: string;
  ruleId?: string;
  onType: (name: string, value: string) => void;
}) {
  return (
    <span
      className={`flex min-h-10 w-28 max-w-full items-center rounded-control border bg-surface pr-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent touch:min-h-11 ${
        error ? "border-danger" : "border-edge"
      }`}
    >
      <input
        id={fieldId(name)}
        name={name}
        value={value}
        onChange={(event) => onType(name, event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : ruleId}
        className="tnum w-0 min-w-0 flex-1 bg-transparent px-2.5 py-1.5 outline-none"
      />
      <span className="text-13 text-muted">{unit}</span>
    </span>
  );
}
