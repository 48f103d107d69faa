import { classNames } from "../class-names";

type SplitBarProps = {
  /** Dark, such as the plaintiff. */
  first: { label: string; value: number };
  /** Pale, such as the defense. */
  second: { label: string; value: number };
  /** Shows percentages instead of the numbers. */
  percent?: boolean;
  className?: string;
};

/** Percent of the first; 50 if both are 0. */
function firstShare(first: number, second: number): number {
  const sum = first + second;
  return sum === 0 ? 50 : Math.round((first / sum) * 100);
}

/** Parts differ by shade and words, never by hue. */
export function SplitBar({ first, second, percent = false, className }: SplitBarProps) {
  const share = firstShare(first.value, second.value);
  const nothing = first.value + second.value === 0;
  const figures = percent ? [share, 100 - share] : [first.value, second.value];
  return (
    <div className={classNames("grid gap-[5px] text-13 leading-tight", className)}>
      <div className="flex justify-between gap-4 text-muted">
        <span>
          {first.label} <b className="tnum font-550 text-ink">{figures[0]}</b>
        </span>
        <span className="text-right">
          {second.label} <b className="tnum font-550 text-ink">{figures[1]}</b>
        </span>
      </div>
      <svg
        width="100%"
        height="6"
        aria-hidden="true"
        className="block overflow-hidden rounded-[3px]"
      >
        {nothing ? (
          <rect className="fill-line" width="100%" height="6" />
        ) : (
          <>
            <rect className="fill-side-p" width={`${share}%`} height="6" rx="1" />
            <rect
              className="fill-side-d"
              x={`${share}%`}
              width={`${100 - share}%`}
              height="6"
              rx="1"
              transform={share > 0 && share < 100 ? "translate(2 0)" : undefined}
            />
          </>
        )}
      </svg>
    </div>
  );
}

export function SideSplit({
  plaintiff,
  defense,
  className,
}: {
  plaintiff: number;
  defense: number;
  className?: string;
}) {
  return (
    <SplitBar
      percent
      first={{ label: "Plaintiff", value: plaintiff }}
      second={{ label: "Defense", value: defense }}
      className={className}
    />
  );
}
