import { useEffect, useState } from "react";

import type { Schema } from "~/lib/api-types";

const pauseMs = 250;

/** How hard a password is to guess, as the bff says it, a moment after the typing pauses; null while that is not known. */
export function useStrength(password: string, token?: string): Schema<"PasswordStrength"> | null {
  const [strength, setStrength] = useState<Schema<"PasswordStrength"> | null>(null);
  useEffect(() => {
    if (password === "") {
      setStrength(null);
      return;
    }
    const ended = new AbortController();
    const timer = window.setTimeout(() => {
      fetch("/api/password-strength", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ password, token }),
        signal: ended.signal,
      })
        .then(async (answer) =>
          answer.ok ? ((await answer.json()) as Schema<"PasswordStrength">) : null,
        )
        // Without an answer nothing is shown: the form itself says what is wrong when it is sent.
        .catch(() => null)
        .then((found) => {
          if (!ended.signal.aborted) setStrength(found);
        });
    }, pauseMs);
    return () => {
      ended.abort();
      window.clearTimeout(timer);
    };
  }, [password, token]);
  return strength;
}
