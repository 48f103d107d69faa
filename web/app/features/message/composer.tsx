import { Send } from "lucide-react";
import {
  forwardRef,
  useEffect,
  useRef,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
} from "react";

import { PostForm } from "~/components/form/post-form";
import { useFormDraft } from "~/components/form/use-form-draft";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/choice/select";
import { bareControl, controlFrame, FieldError } from "~/components/ui/field";
import { valuesIn, type FormResult } from "~/lib/form/form-result";

import { AttachButton, ChosenFiles } from "./attachment/chosen-files";
import type { Chosen } from "./attachment/uploads";
import { pastedFiles } from "./attachment/pasted-files";
import type { Files } from "./attachment/use-files";
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
  files: Files;
  onSend: (text: string, label: string, files: readonly Chosen[]) => void;
  onTyping: () => void;
};

/** Sends without leaving the page. Without script, it's an ordinary form. */
export const Composer = forwardRef<HTMLTextAreaElement, Props>(function Composer(
  { conversationId, clientId, lastSeq, name, forum, note, result, files, onSend, onTyping },
  box,
) {
  const form = useRef<HTMLFormElement>(null);
  const typedAt = useRef(0);
  const draft = useFormDraft(`message ${conversationId}`, form, (sent) =>
    valuesIn(sent, ["do", "client_id", "seen", "attachments", "attachment_names"]),
  );
  const drafted = draft.values?.text?.[0] ?? "";
  const restored = useRef("");
  useEffect(() => {
    const field = form.current?.elements.namedItem("text");
    if (!(field instanceof HTMLTextAreaElement)) return;
    // The server writes only the note.
    const fresh = restored.current !== drafted; // not again, once it was deleted
    restored.current = drafted;
    const written =
      (field.value === note ? "" : withoutNote(field.value)) || (fresh ? drafted : "");
    field.value = note === null ? written : withNote(written, note);
  }, [drafted, note]);
  const problem = result?.errors.text?.[0] ?? result?.message ?? null;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("text");
    if (!(field instanceof HTMLTextAreaElement)) return;
    const refused = files.chosen.some(({ state }) => state.is === "refused");
    if (refused || (field.value.trim() === "" && files.chosen.length === 0)) {
      field.focus();
      return;
    }
    const label = event.currentTarget.elements.namedItem("label");
    const chosen = label instanceof HTMLSelectElement ? label.value : "";
    onSend(field.value, chosen, files.take());
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

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    files.add(pastedFiles(event.clipboardData.files));
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
      encType="multipart/form-data"
      onSubmit={onSubmit}
      onInput={onInput}
      className="border-t border-line bg-surface px-4 py-3 md:px-7 md:py-3.5"
    >
      <input type="hidden" name="do" value="send" />
      <input type="hidden" name="client_id" value={result?.values.client_id?.[0] ?? clientId} />
      <input type="hidden" name="seen" value={lastSeq} />
      <p id="forum-note" className="mb-2 text-13 wrap-anywhere text-muted">
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
          onPaste={onPaste}
          className={`${bareControl} block max-h-56 min-h-[3.75rem] resize-none rounded-control px-3 py-2.5 leading-normal field-sizing-content touch:text-[1rem]`}
        />
      </div>
      {problem ? <FieldError id="message-problem">{problem}</FieldError> : null}
      <ChosenFiles files={files} />
      <KeptFiles result={result} />
      <div className="mt-2.5 flex items-center gap-3 noscript:flex-wrap">
        <AttachButton files={files} />
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

/** Files of a message that was refused, which needn't be chosen again. Without script. */
function KeptFiles({ result }: { result: FormResult | null }) {
  const problem = result?.errors.attachments?.[0];
  const names = result?.values.attachment_names ?? [];
  return (
    <>
      {names.length > 0 ? (
        <p className="mt-2 text-13 text-muted">Attached: {names.join(", ")}</p>
      ) : null}
      {names.map((name) => (
        <input key={name} type="hidden" name="attachment_names" value={name} />
      ))}
      <input type="hidden" name="attachments" value={result?.values.attachments?.[0] ?? ""} />
      {problem ? <FieldError id="attachments-problem">{problem}</FieldError> : null}
    </>
  );
}
