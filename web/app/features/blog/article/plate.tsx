import { nameHash } from "~/components/ui/picture/engraving";

const width = 640;
const height = 380;
const lines = 15;

/** An engraving for an article without a picture. Depends on the seed only. */
export function Plate({ seed }: { seed: string }) {
  const next = sequence(seed);
  const lean = 40 + next() * 120;
  const fault = 180 + next() * 280;
  const shift = 8 + next() * 16;
  const chosen = 4 + Math.floor(next() * (lines - 8));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full bg-sunken text-ink-2"
    >
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        {Array.from({ length: lines }, (_, line) => (
          <path
            key={line}
            d={stratum(line, lean, fault, shift)}
            className={line === chosen ? "stroke-accent" : undefined}
            strokeWidth={line === chosen ? 4 : line % 5 === 0 ? 2 : 1}
          />
        ))}
      </g>
    </svg>
  );
}

/** A layer that breaks at the fault. */
function stratum(line: number, lean: number, fault: number, shift: number): string {
  const y = Math.round(24 + (line * (height - 48)) / (lines - 1));
  const swell = Math.round(lean * Math.sin((line / lines) * Math.PI) * 0.5);
  const drop = Math.round(shift);
  const at = Math.round(fault);
  return `M0 ${y}C${at / 3} ${y - swell} ${at * 0.66} ${y - swell} ${at} ${y - 4}l8 ${drop}C${at + (width - at) / 3} ${y + drop - swell / 2} ${at + (width - at) * 0.66} ${y + swell / 2} ${width} ${y + drop}`.replace(
    /\.\d+/g,
    "",
  );
}

/** A seeded sequence from 0 to 1. */
function sequence(seed: string): () => number {
  let state = nameHash(seed);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
