import { type FormEvent, useId } from "react";

import { Select } from "~/components/ui/choice/select";
import { bareControl, controlFrame } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { searchFormId } from "~/features/search/search-form";
import {
  type FeeRange,
  highestFee,
  limited,
  readFee,
  type Search,
  searchQuery,
  withFee,
} from "~/features/search/search-state";
import type { Schema } from "~/lib/api-types";
import { countText, numberText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

type Fees = Schema<"FeeFacet">;

type Props = {
  search: Search;
  fees: Fees;
  change: (next: (search: Search) => Search) => void;
};

/** Hourly rates for one activity: how they are spread, and from which to which. */
export function FeeFacet({ search, fees, change }: Props) {
  const id = useId();
  const { from, to } = search.fee;

  // Both limits are read, so that a limit typed before the other one's blur isn't lost.
  function onBlur(event: FormEvent<HTMLElement>) {
    const typed = readFee(valuesIn(event.currentTarget));
    if (typed.from !== from || typed.to !== to) {
      change((now) => withFee(now, { ...now.fee, from: typed.from, to: typed.to }));
    }
  }

  return (
    <fieldset className="min-w-0" onBlur={onBlur}>
      <legend className="sr-only">Hourly fee</legend>
      <div className="mb-2.5 flex items-baseline gap-1.5 text-13 text-muted">
        <span aria-hidden="true">per hour of</span>
        <Select
          id={`${id}-activity`}
          name="fee_activity"
          label="Activity"
          hideLabel
          look="quiet"
          form={searchFormId}
          value={fees.activity}
          onChange={(event) => {
            const activity = event.target.value;
            change((now) => withFee(now, { ...now.fee, activity }));
          }}
          options={fees.activities.map(({ code, name }) => ({
            value: code,
            label: name.toLowerCase(),
          }))}
        />
        {limited(search.fee) ? (
          <TextLink
            href={paths.search(
              searchQuery(withFee(search, { ...search.fee, from: null, to: null })),
            )}
            preventScrollReset
            discover="none"
            className="ms-auto"
          >
            Clear<span className="sr-only"> the fee limits</span>
          </TextLink>
        ) : null}
      </div>
      <FeeBars buckets={fees.buckets} fee={search.fee} />
      <div key={`${from ?? ""}-${to ?? ""}`} className="mt-2.5 grid grid-cols-2 gap-2">
        <Limit id={`${id}-from`} name="fee_from" label="From" value={from} />
        <Limit id={`${id}-to`} name="fee_to" label="To" value={to} />
      </div>
      <p className="mt-2 text-13 text-muted">{comparedText(fees)}</p>
    </fieldset>
  );
}

function valuesIn(part: HTMLElement): URLSearchParams {
  const inputs = [...part.querySelectorAll<HTMLInputElement>("input")];
  return new URLSearchParams(inputs.map((input) => [input.name, input.value]));
}

function Limit({
  id,
  name,
  label,
  value,
}: {
  id: string;
  name: string;
  label: string;
  value: number | null;
}) {
  return (
    <div>
      <label htmlFor={id} className="text-13 text-muted">
        {label}
      </label>
      <div className={`mt-0.5 gap-0! ps-2.5 ${controlFrame({})}`}>
        <span aria-hidden="true" className="text-muted">
          $
        </span>
        <input
          id={id}
          name={name}
          form={searchFormId}
          type="number"
          inputMode="numeric"
          min={0}
          max={highestFee}
          step={1}
          defaultValue={value ?? ""}
          placeholder="Any"
          className={`${bareControl} tnum min-h-9 [appearance:textfield] ps-1 pe-2 touch:min-h-11 [&::-webkit-inner-spin-button]:appearance-none`}
        />
      </div>
    </div>
  );
}

const barsHeight = 40;

/** The numbers are said below, so screen readers skip the bars. */
function FeeBars({ buckets, fee }: { buckets: Fees["buckets"]; fee: FeeRange }) {
  const first = buckets[0];
  const last = buckets.at(-1);
  if (first === undefined || last === undefined || buckets.length < 2) return null;
  const most = Math.max(...buckets.map(({ count }) => count));
  const step = 100 / buckets.length;
  return (
    <div aria-hidden="true">
      <svg width="100%" height={barsHeight} focusable="false" className="block">
        {buckets.map((bucket, at) => {
          const height = bucket.count === 0 ? 1 : Math.max(3, (bucket.count / most) * barsHeight);
          return (
            <rect
              key={bucket.from}
              x={`${(at * step + 0.4).toFixed(2)}%`}
              y={barsHeight - height}
              width={`${(step - 0.8).toFixed(2)}%`}
              height={height}
              rx="1"
              className={chosen(bucket, fee) ? "fill-accent" : "fill-line-2"}
            />
          );
        })}
      </svg>
      <p className="tnum mt-1 flex justify-between text-13 text-muted">
        <span>${numberText(first.from)}</span>
        <span>${numberText(last.to)}</span>
      </p>
    </div>
  );
}

function chosen(bucket: Fees["buckets"][number], { from, to }: FeeRange): boolean {
  return bucket.to > (from ?? 0) && bucket.from <= (to ?? Infinity);
}

/** Who is compared, and who isn't. */
export function comparedText({ compared, incomparable }: Fees): string {
  const stated = `${countText(compared, "expert states", "experts state")} a rate in U.S. dollars per hour.`;
  if (incomparable === 0) return stated;
  return `${stated} ${countText(incomparable, "rate", "rates")} in other currencies or units ${
    incomparable === 1 ? "isn’t" : "aren’t"
  } compared.`;
}
