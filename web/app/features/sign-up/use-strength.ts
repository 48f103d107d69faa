import { useEffect, useRef, useState, type RefObject } from "react";

import type { Schema } from "~/lib/api-types";

import { attorneyBody, expertBody, type SignUpKind } from "./sign-up-values";

export interface StrengthShown {
  score: number;
  word: string;
  /** What the server would say of the password; null where nothing, or not known yet. */
  problem: string | null;
}

const none: StrengthShown = { score: 0, word: "", problem: null };
const pauseMs = 250;

/** Asks the server how strong the password is, a moment after it was typed. Without an answer nothing is shown: it is judged anyway when the form is sent. */
export function useStrength(
  kind: SignUpKind,
  form: RefObject<HTMLFormElement | null>,
  password: string,
): StrengthShown {
  const [shown, setShown] = useState<StrengthShown>(none);
  const asked = useRef(0);
  useEffect(() => {
    const turn = ++asked.current;
    const timer = window.setTimeout(() => {
      if (password === "" || !form.current) {
        setShown(none);
        return;
      }
      void ask(kind, new FormData(form.current)).then((answer) => {
        if (turn === asked.current && answer) setShown(answer);
      });
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [kind, form, password]);
  return shown;
}

async function ask(kind: SignUpKind, form: FormData): Promise<StrengthShown | null> {
  try {
    const answer = await fetch(`/api/sign-up/${kind}/check`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(kind === "expert" ? expertBody(form, "") : attorneyBody(form, "")),
    });
    if (!answer.ok) return null;
    const { strength, problems } = (await answer.json()) as Schema<"SignUpProblems">;
    return { ...strength, problem: problems.password?.[0] ?? null };
  } catch {
    return null; // no connection: see above
  }
}
