import { classNames } from "~/components/ui/class-names";

/** Five shades. The numbers are written where they can be read. */
export function shadeOf(score: number): 0 | 1 | 2 | 3 | 4 {
  if (score <= 0) return 0;
  if (score >= 100) return 4;
  return score < 50 ? 1 : score < 75 ? 2 : 3;
}

const shades = [
  "bg-sunken",
  "bg-[color-mix(in_oklab,var(--color-accent)_16%,var(--color-surface))]",
  "bg-[color-mix(in_oklab,var(--color-accent)_34%,var(--color-surface))]",
  "bg-[color-mix(in_oklab,var(--color-accent)_62%,var(--color-surface))]",
  "bg-accent",
] as const;

/** How complete one section is. */
export function Heat({ title, score, stale }: { title: string; score: number; stale: boolean }) {
  const shade = shadeOf(score);
  const text = `${title}: ${score}%${stale ? ", stale" : ""}`;
  return (
    <span
      title={text}
      className={classNames(
        "tnum grid h-6 w-6.5 place-items-center rounded-[3px] text-[0.75rem] leading-none text-ink",
        shades[shade],
        stale ? "shadow-[inset_0_0_0_2px_var(--color-warning)]" : null,
      )}
    >
      {shade === 1 || shade === 2 ? <span aria-hidden="true">{score}</span> : null}
      <span className="sr-only">{text}</span>
    </span>
  );
}

export function HeatKey() {
  return (
    <p className="flex flex-wrap items-center gap-x-1 gap-y-1.5 max-lg:hidden">
      <span className="mr-1">Empty</span>
      {shades.map((shade) => (
        <span key={shade} className={classNames("h-3 w-4.5 rounded-[2px]", shade)} />
      ))}
      <span className="ml-1">Done</span>
      <span className="mr-1 ml-5 h-3 w-3.5 rounded-[2px] shadow-[inset_0_0_0_2px_var(--color-warning)]" />
      <span>Last confirmed over 180 days ago</span>
    </p>
  );
}
