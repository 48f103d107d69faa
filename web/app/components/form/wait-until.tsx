import { useEffect, useState, type ReactNode } from "react";

/** Seconds until a moment, never less than 0. */
function useSecondsUntil(at: string, now: string): number {
  const [left, setLeft] = useState(() =>
    Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now)) / 1000)),
  );
  useEffect(() => {
    // The clock of the browser may be wrong: what counts is the time since the server told its own.
    const began = performance.now();
    const first = Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now)) / 1000));
    setLeft(first);
    if (first === 0) return;
    const timer = window.setInterval(() => {
      const rest = Math.max(0, Math.ceil(first - (performance.now() - began) / 1000));
      setLeft(rest);
      if (rest === 0) window.clearInterval(timer);
    }, 250);
    return () => window.clearInterval(timer);
  }, [at, now]);
  return left;
}

export type WaitUntilProps = {
  /** RFC 3339, both by the server's clock. */
  at: string;
  now: string;
  /** What is being waited for, as 'New code'. */
  what: string;
  /** What there is afterwards, and at once without script. */
  children: ReactNode;
};

/** Counts down to what may be done again, then offers it. Without script it is offered at once, and refused if it is too early. */
export function WaitUntil({ at, now, what, children }: WaitUntilProps) {
  const left = useSecondsUntil(at, now);
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  if (!runs || left === 0) return <>{children}</>;
  return (
    <p className="flex min-h-10 items-center text-muted">
      {`${what} in`}
      <span role="timer" className="tnum ml-1.5 font-semibold text-ink">
        {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`}
      </span>
    </p>
  );
}
