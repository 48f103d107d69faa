type Props = {
  count: number;
  /** The count that fills the width. */
  most: number;
  tone?: "quiet" | "accent" | "ink";
};

const tones = { quiet: "fill-line-2", accent: "fill-accent", ink: "fill-side-p" };

/** The number is next to the bar, so screen readers skip the bar. Any count above 0 shows. */
export function CountBar({ count, most, tone = "quiet" }: Props) {
  const share = most > 0 && count > 0 ? Math.min(100, Math.max(1.5, (count / most) * 100)) : 0;
  return (
    <svg aria-hidden="true" focusable="false" width="100%" height="3" className="block">
      <rect width="100%" height="3" rx="1.5" className="fill-sunken" />
      {share > 0 ? (
        <rect width={`${share.toFixed(1)}%`} height="3" rx="1.5" className={tones[tone]} />
      ) : null}
    </svg>
  );
}
