import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

import { findDraft, removeDraft, saveDraft } from "~/lib/form/drafts";
import { valuesIn, type FormValues } from "~/lib/form/form-result";
import { useRootData } from "~/lib/root-data";

/** Owner of the drafts of people who are not signed in. */
const visitor = "";
// At once: a page that goes away does not wait for what it has begun to store.
const saveAfterMs = 0;

export type FormDraft = {
  /** What was kept, once it is known; null where nothing was. */
  values: FormValues | null;
  /** To be called whenever something is typed. */
  onInput: () => void;
  /** Forgets it, here and in the browser. */
  discard: () => void;
};

type DraftOptions = {
  /** The form was sent, so its draft is forgotten. */
  sent?: boolean;
  /** A draft that began on another basis is forgotten, such as one of a record that was saved since. */
  basis?: string;
};

// A browser may refuse storage, as in some private windows: then a draft is not kept, and nothing else changes.
const unkept = () => undefined;

/** Reads what a draft keeps of a form: all that is typed, without secrets, files, and the fields in `except`. */
export function draftOf(except: readonly string[]): (form: FormData) => FormValues {
  return (form) => valuesIn(form, except);
}

/** Forgets what a visitor has typed into a form. */
export function forgetDraft(form: string): Promise<void> {
  return removeDraft(visitor, form).catch(unkept);
}

/**
 * Keeps what is typed into a form until it is sent, through reloads and closed tabs:
 * what `read` makes of it. The first `read` counts. A signed-in person's drafts belong
 * to their account, so that nobody else who uses the browser sees them.
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
