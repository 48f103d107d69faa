import { classNames } from "../class-names";

type ProgressProps = {
  label: string;
  /** Of `max`; leave out if unknown. */
  value?: number;
  max?: number;
  /** Shows label and figure above the bar. */
  visible?: boolean;
  /** Such as '34 of 120 rows'. */
  text?: string;
  className?: string;
};

export function Progress({
  label,
  value,
  max = 100,
  visible = false,
  text,
  className,
}: ProgressProps) {
  const figure = text ?? (value === undefined ? undefined : `${Math.round((value / max) * 100)}%`);
  return (
    <div className={className}>
      {visible ? (
        <div aria-hidden="true" className="mb-2 flex items-baseline justify-between gap-4">
          <span className="font-550">{label}</span>
          {figure ? <span className="tnum font-550">{figure}</span> : null}
        </div>
      ) : null}
      <progress
        aria-label={label}
        aria-valuetext={figure}
        max={max}
        value={value}
        className={classNames("progress-bar block h-1.5 w-full")}
      />
    </div>
  );
}
