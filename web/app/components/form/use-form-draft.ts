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
  discard: () => void;
};

type DraftOptions = {
  /** The form was sent; forgets the draft. */
  sent?: boolean;
  /** Drafts of another basis are forgotten, such as an older version of a record. */
  basis?: string;
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
  { sent = false, basis = "" }: DraftOptions = {},
): FormDraft {
  const owner = useRootData()?.session?.email ?? visitor;
  const [values, setValues] = useState<FormValues | null>(null);
  const touched = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  const kept = useRef(read);

  const forget = useCallback(() => void removeDraft(owner, form).catch(unkept), [form, owner]);

  const save = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (element.current)
      saveDraft({
        user: owner,
        form,
        values: kept.current(new FormData(element.current)),
        basis,
        savedAt: Date.now(),
      }).catch(unkept);
  }, [basis, element, form, owner]);

  useEffect(() => {
    if (sent) return;
    let gone = false;
    findDraft(owner, form).then((draft) => {
      if (gone) return;
      if (draft && draft.basis !== basis) {
        forget();
        setValues(null);
      } else if (draft && !touched.current) {
        setValues(draft.values as FormValues);
      }
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
  }, [basis, forget, form, owner, save, sent]);

  useEffect(() => {
    if (sent) forget();
  }, [forget, sent]);

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
      forget();
    },
  };
}
