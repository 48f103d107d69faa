import { useEffect, useState, type ReactNode } from "react";

import { clockText } from "~/lib/format/duration";

/** Seconds until `at`, at least 0. */
function useSecondsUntil(at: string, now: string): number {
  const [left, setLeft] = useState(() =>
    Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now)) / 1000)),
  );
  useEffect(() => {
    // The browser's clock may be wrong, so measure from the server's time.
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

type WaitUntilProps = {
  /** RFC 3339, by the server's clock. */
  at: string;
  now: string;
  /** Such as 'New code'. */
  what: string;
  /** Shown afterwards, and at once without script. */
  children: ReactNode;
};

/**
 * Counts down, then shows its children. Without script, they are shown at once and the server
 * refuses early attempts.
 */
export function WaitUntil({ at, now, what, children }: WaitUntilProps) {
  const left = useSecondsUntil(at, now);
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  if (!runs || left === 0) return <>{children}</>;
  return (
    <p className="flex min-h-10 items-center text-muted">
      {`${what} in`}
      <span role="timer" className="tnum ml-1.5 font-semibold text-ink">
        {clockText(left)}
      </span>
    </p>
  );
}
