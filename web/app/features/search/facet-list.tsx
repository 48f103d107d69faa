import type { ReactNode } from "react";

import { CountBar } from "~/components/chart/count-bar";
import { Checkbox } from "~/components/form/checkbox";
import { searchFormId } from "~/features/search/search-form";
import type { FacetName } from "~/features/search/search-state";
import { numberText } from "~/lib/format/number";

export type FacetChoice = {
  value: string;
  label: string;
  count: number;
  checked: boolean;
  parts?: readonly FacetChoice[];
};

type Props = {
  name: FacetName;
  label: string;
  choices: readonly FacetChoice[];
  onToggle: (value: string) => void;
  /** Before 'All of them'; chosen ones always show. */
  shown?: number;
  /** The count that fills a bar; by default, the highest here. */
  most?: number;
};

/** Checkboxes of the search form. Without script, a button sends them. */
export function FacetList({ name, label, choices, onToggle, shown = 8, ...scale }: Props) {
  const most = scale.most ?? Math.max(0, ...choices.map((choice) => choice.count));
  const first = choices.filter((choice, index) => index < shown || choice.checked);
  const rest = choices.filter((choice) => !first.includes(choice));
  const rows = (list: readonly FacetChoice[]) =>
    list.map((choice) => <FacetRow key={choice.value} {...{ name, choice, most, onToggle }} />);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <ul>{rows(first)}</ul>
      {rest.length > 0 ? (
        <details className="group/more">
          <summary className="inline-flex min-h-8 items-center text-13 text-accent underline decoration-accent/40 decoration-1 underline-offset-3 group-open/more:mb-1 hover:decoration-current touch:min-h-11">
            <span className="group-open/more:hidden">{`${rest.length} more`}</span>
            <span className="hidden group-open/more:inline">Fewer</span>
          </summary>
          <ul>{rows(rest)}</ul>
        </details>
      ) : null}
    </fieldset>
  );
}

function FacetRow({
  name,
  choice,
  most,
  onToggle,
}: {
  name: FacetName;
  choice: FacetChoice;
  most: number;
  onToggle: (value: string) => void;
}) {
  return (
    <li>
      <Checkbox
        form={searchFormId}
        name={name}
        value={choice.value}
        checked={choice.checked}
        onChange={() => onToggle(choice.value)}
        className="py-1 touch:py-0 [&_label>span:last-child]:flex-1"
        label={
          <>
            <span className="flex items-baseline justify-between gap-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">{choice.label}</span>
              <Counted count={choice.count} />
            </span>
            <span className="mt-1 block">
              <CountBar
                count={choice.count}
                most={most}
                tone={choice.checked ? "accent" : "quiet"}
              />
            </span>
          </>
        }
      />
      {choice.checked && choice.parts && choice.parts.length > 0 ? (
        <ul aria-label={`Parts of ${choice.label}`} className="ps-[18px]">
          {choice.parts.map((part) => (
            <FacetRow key={part.value} name={name} choice={part} most={most} onToggle={onToggle} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Counted({ count }: { count: number }): ReactNode {
  return (
    <span className="tnum text-13 text-muted">
      {numberText(count)}
      <span className="sr-only">{count === 1 ? " expert" : " experts"}</span>
    </span>
  );
}
