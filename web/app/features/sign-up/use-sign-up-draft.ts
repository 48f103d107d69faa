import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

import { findDraft, removeDraft, saveDraft } from "~/lib/drafts";

import { valuesOf, type SignUpKind, type SignUpValues } from "./sign-up-values";

/** Whoever signs up has no account yet. */
const visitor = "";
const nameOf = (kind: SignUpKind) => `sign-up/${kind}`;

// A browser may refuse storage, as in some private windows: then a draft is not kept, and nothing else changes.
const notKept = () => undefined;

/** Keeps what is typed, but for the password, through reloads and closed tabs. Its values are null until something was found. */
export function useSignUpDraft(kind: SignUpKind, element: RefObject<HTMLFormElement | null>): { values: SignUpValues | null; onInput: () => void } {
  const [values, setValues] = useState<SignUpValues | null>(null);
  const touched = useRef(false);
  const timer = useRef<number | undefined>(undefined);

  const save = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (element.current) saveDraft({ user: visitor, form: nameOf(kind), values: valuesOf(new FormData(element.current)), savedAt: Date.now() }).catch(notKept);
  }, [element, kind]);

  useEffect(() => {
    let gone = false;
    findDraft(visitor, nameOf(kind)).then((draft) => {
      if (draft && !gone && !touched.current) setValues(draft.values as SignUpValues);
    }, notKept);
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    window.addEventListener("pagehide", flush);
    return () => {
      gone = true;
      window.removeEventListener("pagehide", flush);
      window.clearTimeout(timer.current);
    };
  }, [kind, save]);

  const onInput = useCallback(() => {
    touched.current = true;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(save, 0); // at once, but after what the key press changes
  }, [save]);
  return { values, onInput };
}

/** Forgets what was typed: the account has it now. */
export function forgetSignUp(kind: SignUpKind): Promise<void> {
  return removeDraft(visitor, nameOf(kind)).catch(notKept);
}
