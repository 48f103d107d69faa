import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

import { findDraft, removeDraft, saveDraft } from "~/lib/form/drafts";
import { valuesIn, type FormValues } from "~/lib/form/form-result";
import { useRootData } from "~/lib/root-data";

/** Owner of drafts of people who are signed out. */
const visitor = "";
// Saved at once: a closing page doesn't wait.
const saveAfterMs = 0;

export type FormDraft = {
  /** Null if there is no draft, or it isn't loaded yet. */
  values: FormValues | null;
  onInput: () => void;
  /** Call when the form is sent. */
  onSend: () => void;
  discard: () => void;
};

type DraftOptions = {
  /** The form was sent; forgets the draft. */
  sent?: boolean;
  /** Drafts of another basis are forgotten, such as an older version of a record. */
  basis?: string;
  /** Tells whether a draft that was sent has arrived; it's forgotten then. */
  arrived?: (values: FormValues) => boolean;
};

// If storage is refused, as in private windows, drafts aren't kept.
const unkept = () => undefined;

/** Reads a draft from a form, without secrets, files, and `except`. */
export function draftOf(except: readonly string[]): (form: FormData) => FormValues {
  return (form) => valuesIn(form, except);
}

export function forgetDraft(form: string): Promise<void> {
  return removeDraft(visitor, form).catch(unkept);
}

/**
 * Keeps what is typed until it's sent, through reloads and closed tabs. Only the first `read`
 * counts. Drafts belong to the signed-in account, so nobody else sees them.
 */
export function useFormDraft(
  form: string,
  element: RefObject<HTMLFormElement | null>,
  read: (form: FormData) => FormValues,
  { sent = false, basis = "", arrived }: DraftOptions = {},
): FormDraft {
  const owner = useRootData()?.session?.email ?? visitor;
  const [values, setValues] = useState<FormValues | null>(null);
  const touched = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  const kept = useRef(read);
  const hasArrived = useRef(arrived);

  const forget = useCallback(() => void removeDraft(owner, form).catch(unkept), [form, owner]);

  const save = useCallback(
    (isSent: boolean) => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      if (element.current)
        saveDraft({
          user: owner,
          form,
          values: kept.current(new FormData(element.current)),
          basis,
          sent: isSent,
          savedAt: Date.now(),
        }).catch(unkept);
    },
    [basis, element, form, owner],
  );

  useEffect(() => {
    if (sent) return;
    let gone = false;
    findDraft(owner, form).then((draft) => {
      if (gone) return;
      const values = draft?.values as FormValues | undefined;
      const isOver = draft?.sent && values && hasArrived.current?.(values);
      if (draft && (draft.basis !== basis || isOver)) {
        forget();
        setValues(null);
      } else if (draft && !touched.current) {
        setValues(values ?? null);
      }
    }, unkept);
    const flush = () => {
      if (timer.current !== undefined) save(false);
    };
    window.addEventListener("pagehide", flush);
    return () => {
      gone = true;
      window.removeEventListener("pagehide", flush);
      window.clearTimeout(timer.current);
    };
  }, [basis, forget, form, owner, save, sent]);

  useEffect(() => {
    if (sent) forget();
  }, [forget, sent]);

  return {
    values,
    onInput: () => {
      touched.current = true;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => save(false), saveAfterMs);
    },
    onSend: () => save(true),
    discard: () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      setValues({});
      forget();
    },
  };
}
