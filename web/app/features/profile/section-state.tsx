import type { Schema } from "~/lib/api-types";

type SectionState = Schema<"OverviewSection">["state"];

const words: Record<SectionState, string> = {
  done: "Done",
  partial: "Partial",
  stale: "Stale",
  empty: "Empty",
};

/** Shapes, so color isn't needed; screen readers get words. */
export function StateShape({ state, silent = false }: { state: SectionState; silent?: boolean }) {
  return (
    <svg
      viewBox="0 0 14 14"
      className="size-3.5 shrink-0"
      role={silent ? undefined : "img"}
      aria-hidden={silent || undefined}
      aria-label={silent ? undefined : words[state]}
    >
      {shape(state)}
    </svg>
  );
}

export function StateKey({ states }: { states: readonly SectionState[] }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4.5 gap-y-1.5 text-13 text-muted">
      {(["done", "partial", "stale", "empty"] as const)
        .filter((state) => states.includes(state))
        .map((state) => (
          <span key={state} className="inline-flex items-center gap-1.5">
            <StateShape state={state} silent />
            {words[state]}
          </span>
        ))}
    </p>
  );
}

function shape(state: SectionState) {
  switch (state) {
    case "done":
      return (
        <>
          <circle cx="7" cy="7" r="7" className="fill-accent" />
          <path d="m4 7.2 2.2 2.2L10.2 5" fill="none" className="stroke-paper" strokeWidth="1.6" />
        </>
      );
    case "partial":
      return (
        <>
          <circle cx="7" cy="7" r="6" fill="none" className="stroke-accent" strokeWidth="1.8" />
          <path d="M7 1a6 6 0 0 1 0 12z" className="fill-accent" />
        </>
      );
    case "stale":
      return (
        <>
          <circle cx="7" cy="7" r="6" fill="none" className="stroke-warning" strokeWidth="1.8" />
          <path d="M7 3.8V7l2 1.6" fill="none" className="stroke-warning" strokeWidth="1.6" />
        </>
      );
    case "empty":
      return (
        <circle
          cx="7"
          cy="7"
          r="6"
          fill="none"
          className="stroke-edge"
          strokeWidth="1.6"
          strokeDasharray="2.6 2.1"
        />
      );
  }
}
