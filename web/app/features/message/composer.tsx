import { Send } from "lucide-react";
import { forwardRef, useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";

import { PostForm } from "~/components/form/post-form";
import { useFormDraft } from "~/components/form/use-form-draft";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/choice/select";
import { bareControl, controlFrame, FieldError } from "~/components/ui/field";
import { valuesIn, type FormResult } from "~/lib/form/form-result";

import { labelChoices } from "./labels";
import { withNote, withoutNote } from "./neutral-notes";

/** Milliseconds between two signs that someone is typing. */
const typingEvery = 3000;

type Props = {
  conversationId: string;
  /** Of a message sent without script. */
  clientId: string;
  lastSeq: number;
  name: string;
  /** What the rules of the court protect. */
  forum: string;
  /** The text of a note that was chosen. */
  note: string | null;
  result: FormResult | null;
  onSend: (text: string, label: string) => void;
  onTyping: () => void;
};

/** Sends without leaving the page. Without script, it's an ordinary form. */
export const Composer = forwardRef<HTMLTextAreaElement, Props>(function Composer(
  { conversationId, clientId, lastSeq, name, forum, note, result, onSend, onTyping },
  box,
) {
  const form = useRef<HTMLFormElement>(null);
  const typedAt = useRef(0);
  const draft = useFormDraft(`message ${conversationId}`, form, (sent) =>
    valuesIn(sent, ["do", "client_id", "seen"]),
  );
  const drafted = draft.values?.text?.[0] ?? "";
  useEffect(() => {
    const field = form.current?.elements.namedItem("text");
    if (!(field instanceof HTMLTextAreaElement)) return;
    // The server writes only the note.
    const written = (field.value === note ? "" : withoutNote(field.value)) || drafted;
    field.value = note === null ? written : withNote(written, note);
  }, [drafted, note]);
  const problem = result?.errors.text?.[0] ?? result?.message ?? null;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("text");
    if (!(field instanceof HTMLTextAreaElement) || field.value.trim() === "") {
      if (field instanceof HTMLTextAreaElement) field.focus();
      return;
    }
    const label = event.currentTarget.elements.namedItem("label");
    onSend(field.value, label instanceof HTMLSelectElement ? label.value : "");
    event.currentTarget.reset();
    field.value = "";
    field.focus();
    draft.discard();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function onInput() {
    draft.onInput();
    const now = Date.now();
    if (now - typedAt.current < typingEvery) return;
    typedAt.current = now;
    onTyping();
  }

  return (
    <PostForm
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="border-t border-line bg-surface px-4 py-3 md:px-7 md:py-3.5"
    >
      <input type="hidden" name="do" value="send" />
      <input type="hidden" name="client_id" value={result?.values.client_id?.[0] ?? clientId} />
      <input type="hidden" name="seen" value={lastSeq} />
      <p id="forum-note" className="mb-2 text-13 text-muted">
        {forum}
      </p>
      <div className={controlFrame({ invalid: problem !== null })}>
        <textarea
          ref={box}
          name="text"
          rows={2}
          aria-label={`Message to ${name}`}
          aria-describedby={problem ? "message-problem forum-note" : "forum-note"}
          aria-invalid={problem !== null || undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          placeholder="Write a message"
          defaultValue={result?.values.text?.[0] ?? note ?? ""}
          onKeyDown={onKeyDown}
          className={`${bareControl} block max-h-56 min-h-[3.75rem] resize-none rounded-control px-3 py-2.5 leading-normal field-sizing-content touch:text-[1rem]`}
        />
      </div>
      {problem ? <FieldError id="message-problem">{problem}</FieldError> : null}
      <div className="mt-2.5 flex items-center gap-3">
        <Select
          name="label"
          label="Label for Rule 26(b)(4)(C)"
          hideLabel
          look="quiet"
          placeholder="No label"
          options={labelChoices}
          defaultValue={result?.values.label?.[0] ?? ""}
          className="mr-auto text-13"
        />
        <span className="text-13 text-muted noscript:hidden max-md:hidden">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
        <Button type="submit" variant="primary" icon={<Send />}>
          Send<span className="-ml-1 max-md:hidden"> message</span>
        </Button>
      </div>
    </PostForm>
  );
});
