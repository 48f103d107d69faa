import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

import { findDraft, removeDraft, saveDraft } from "~/lib/drafts";

/** Whoever fills in a public form need not have an account. */
const visitor = "";
// At once: a page that goes away does not wait for what it has begun to store.
const saveAfterMs = 0;

export type FormDraft = {
  /** What was kept, once it is known; null where nothing was. */
  values: Record<string, string> | null;
  /** To be called whenever something is typed. */
  onInput: () => void;
  /** Forgets it, here and in the browser. */
  discard: () => void;
};

// A browser may refuse storage, as in some private windows: then a draft is not kept, and nothing else changes.
const unkept = () => undefined;

/**
 * Keeps what is typed into a form until it is sent, through reloads and closed tabs.
 * Fields in `except` are not kept.
 */
export function useFormDraft(form: string, element: RefObject<HTMLFormElement | null>, except: readonly string[], sent: boolean): FormDraft {
  const [values, setValues] = useState<Record<string, string> | null>(null);
  const touched = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  const left = useRef(except);

  const save = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (!element.current) return;
    const kept = Object.fromEntries([...new FormData(element.current)].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !left.current.includes(entry[0])));
    saveDraft({ user: visitor, form, values: kept, savedAt: Date.now() }).catch(unkept);
  }, [element, form]);

  useEffect(() => {
    if (sent) return;
    let gone = false;
    findDraft(visitor, form).then((draft) => {
      if (draft && !gone && !touched.current) setValues(draft.values as Record<string, string>);
    }, unkept);
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    window.addEventListener("pagehide", flush);
    return () => {
      gone = true;
      window.removeEventListener("pagehide", flush);
      window.clearTimeout(timer.current);
    };
  }, [form, save, sent]);

  useEffect(() => {
    if (sent) removeDraft(visitor, form).catch(unkept);
  }, [form, sent]);

  return {
    values,
    onInput: () => {
      touched.current = true;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, saveAfterMs);
    },
    discard: () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      setValues({});
      removeDraft(visitor, form).catch(unkept);
    },
  };
}
