import { useEffect, useRef, useState } from "react";

import type { Schema } from "~/lib/api-types";

export type Strength = Schema<"PasswordStrength">;

/** Asks how hard a password is to guess; null without a response. */
export type AskStrength = (password: string, signal: AbortSignal) => Promise<Strength | null>;

const pauseMs = 250;

/** The strength of a password alone, or of one set by the link with this token. */
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

/** How hard a password is to guess, once typing pauses; null while that is unknown. */
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
        // Without a response nothing is shown: the form says what is wrong when it is sent.
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
