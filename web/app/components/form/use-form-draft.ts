import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

import { findDraft, removeDraft, saveDraft } from "~/lib/drafts";

/** Whoever fills in a public form need not have an account. */
const visitor = "";
// At once: a page that goes away does not wait for what it has begun to store.
const saveAfterMs = 0;

export type FormDraft<Values> = {
  /** What was kept, once it is known; null where nothing was. */
  values: Values | null;
  /** To be called whenever something is typed. */
  onInput: () => void;
  /** Forgets it, here and in the browser. */
  discard: () => void;
};

// A browser may refuse storage, as in some private windows: then a draft is not kept, and nothing else changes.
const unkept = () => undefined;

/** Reads what is to be kept of a form with one value a field: all that is written but the fields in `except`. */
export function writtenBut(except: readonly string[]): (form: FormData) => Record<string, string> {
  return (form) =>
    Object.fromEntries(
      [...form].filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === "string" && !except.includes(entry[0]),
      ),
    );
}

/** Forgets what was kept of a form. */
export function forgetDraft(form: string): Promise<void> {
  return removeDraft(visitor, form).catch(unkept);
}

/**
 * Keeps what is typed into a form until it is sent, through reloads and closed tabs:
 * what `read` makes of it. The first `read` counts.
 */
export function useFormDraft<Values extends Record<string, string | string[]>>(
  form: string,
  element: RefObject<HTMLFormElement | null>,
  read: (form: FormData) => Values,
  sent: boolean,
): FormDraft<Values> {
  const [values, setValues] = useState<Values | null>(null);
  const touched = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  const kept = useRef(read);

  const save = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (element.current)
      saveDraft({
        user: visitor,
        form,
        values: kept.current(new FormData(element.current)),
        savedAt: Date.now(),
      }).catch(unkept);
  }, [element, form]);

  useEffect(() => {
    if (sent) return;
    let gone = false;
    findDraft(visitor, form).then((draft) => {
      if (draft && !gone && !touched.current) setValues(draft.values as Values);
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
    if (sent) void forgetDraft(form);
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
      setValues({} as Values);
      void forgetDraft(form);
    },
  };
}
