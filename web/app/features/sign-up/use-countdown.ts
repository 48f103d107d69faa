import { useEffect, useState } from "react";

/** Restarts when `key` changes. */
export function useCountdown(seconds: number, key: string): number {
  const [left, setLeft] = useState(seconds);
  const [begun, setBegun] = useState(key);
  if (begun !== key) {
    setBegun(key);
    setLeft(seconds);
  }
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = window.setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) window.clearInterval(timer);
    }, 250);
    return () => window.clearInterval(timer);
  }, [seconds, key]);
  return left;
}
