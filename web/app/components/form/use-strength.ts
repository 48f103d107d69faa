import { useEffect, useRef, useState } from "react";

import type { Schema } from "~/lib/api-types";

export type Strength = Schema<"PasswordStrength">;

/** Null without a response. */
export type AskStrength = (password: string, signal: AbortSignal) => Promise<Strength | null>;

const pauseMs = 250;

/** The strength of a password, or of one set with the link's token. */
export const strengthOf =
  (token?: string): AskStrength =>
  async (password, signal) => {
    const response = await fetch("/api/password-strength", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password, token }),
      signal,
    });
    return response.ok ? ((await response.json()) as Strength) : null;
  };

/** Checks once typing pauses; null while unknown. */
export function useStrength(password: string, ask: AskStrength): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (password === "") {
      setStrength(null);
      return;
    }
    const ended = new AbortController();
    const timer = window.setTimeout(() => {
      asking
        .current(password, ended.signal)
        // The form reports errors when it is sent.
        .catch(() => null)
        .then((found) => {
          if (!ended.signal.aborted) setStrength(found);
        });
    }, pauseMs);
    return () => {
      ended.abort();
      window.clearTimeout(timer);
    };
  }, [password]);
  return strength;
}
