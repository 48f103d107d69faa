import { Paperclip, Pencil, Tag } from "lucide-react";
import { useId } from "react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { textLinkClass } from "~/components/ui/link";
import { useHydrated } from "~/components/ui/hydrated";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import { fullDateText, timeText } from "~/lib/format/date";
import { editMessageForm } from "~/lib/form/declared/edit-message.gen";
import { labelMessageForm } from "~/lib/form/declared/label-message.gen";
import type { FormResult } from "~/lib/form/form-result";

import { AttachedFiles } from "./attachment/attached-files";
import { labelText } from "./labels";
import type { Message, Outgoing } from "./merge";
import { piecesOf } from "./text-links";

const bubble =
  "max-w-[min(85%,36rem)] rounded-[12px] border px-3.5 py-2.5 sm:max-w-[min(82%,36rem)]";

/** Only web addresses mean anything; all else is text. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {piecesOf(text).map(({ text: piece, href }, at) =>
        href === null ? (
          piece
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={textLinkClass}
          >
            {piece}
          </a>
        ),
      )}
    </p>
  );
}

type RowProps = {
  message: Message;
  /** Who wrote it, for screen readers. */
  author: string;
  /** Such as `Read 4:31 PM`. */
  receipt: string | null;
  editHref: string | null;
  labelHref: string;
  fileHref: (id: string) => string;
};

function Label({ value }: { value: string }) {
  return value === "" ? null : (
    <p className="mb-0.5 flex items-center gap-1.5 text-13 font-550 text-brass">
      <Tag aria-hidden="true" className="size-3.5 flex-none" />
      <span className="sr-only">Label: </span>
      {labelText(value)}
    </p>
  );
}

export function MessageRow({ message, author, receipt, editHref, labelHref, fileHref }: RowProps) {
  const zone = useReaderZone();
  const hydrated = useHydrated();
  const { own } = message;
  return (
    <div className={classNames("flex flex-col", own ? "items-end" : "items-start")}>
      <div
        className={classNames(
          bubble,
          own
            ? "rounded-br-[3px] border-transparent bg-accent-tint"
            : "rounded-bl-[3px] border-line bg-surface",
        )}
      >
        <span className="sr-only">{author}: </span>
        <Label value={message.label} />
        {message.text === "" ? null : <MessageText text={message.text} />}
        <AttachedFiles
          files={message.attachments}
          hrefOf={fileHref}
          className={message.text === "" ? undefined : "mt-2"}
        />
      </div>
      <p className="tnum mt-1 flex flex-wrap items-center gap-x-1.5 text-13 text-muted">
        <time
          dateTime={message.sent_at}
          title={hydrated ? fullDateText(new Date(message.sent_at)) : undefined}
        >
          {timeText(message.sent_at, zone)}
        </time>
        {receipt ? <span>· {receipt}</span> : null}
        {editHref ? (
          <LinkButton
            href={editHref}
            preventScrollReset
            variant="quiet"
            size="sm"
            icon={<Pencil />}
            className="min-h-7! px-1.5!"
          >
            Edit
          </LinkButton>
        ) : null}
        <LinkButton
          href={labelHref}
          preventScrollReset
          variant="quiet"
          size="sm"
          icon={<Tag />}
          className="min-h-7! px-1.5!"
        >
          {message.label === "" ? "Label" : "Change label"}
        </LinkButton>
      </p>
      {message.earlier.length > 0 ? <EarlierTexts message={message} zone={zone} /> : null}
    </div>
  );
}

function EarlierTexts({ message, zone }: { message: Message; zone: string }) {
  return (
    <details className={classNames("max-w-[min(85%,36rem)] text-13", message.own && "text-right")}>
      <summary className="inline-flex min-h-7 items-center text-muted touch:min-h-11">
        Edited
      </summary>
      <ol className="grid gap-2 text-left">
        {message.earlier.map(({ text, replaced_at: at }) => (
          <li key={at} className="border-l-2 border-line-2 pl-3 text-ink-2">
            <MessageText text={text} />
            <p className="text-muted">until {timeText(at, zone)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A message on its way. */
export function OutgoingRow({
  message,
  onDiscard,
}: {
  message: Outgoing;
  /** Null without a box to put it back into. */
  onDiscard: (() => void) | null;
}) {
  const words = {
    queued: "Sending",
    sending: "Sending",
    waiting: "Not sent yet. Trying again",
    refused: "",
  };
  return (
    <div className="flex flex-col items-end">
      <div
        className={classNames(
          bubble,
          "rounded-br-[3px]",
          message.state === "refused"
            ? "border-danger bg-danger-tint"
            : "border-transparent bg-accent-tint opacity-75",
        )}
      >
        <span className="sr-only">You: </span>
        <Label value={message.label} />
        {message.text === "" ? null : <MessageText text={message.text} />}
        {message.files.map(({ key, name }) => (
          <p key={key} className="flex items-center gap-2 [overflow-wrap:anywhere]">
            <Paperclip aria-hidden="true" className="size-4 flex-none text-muted" />
            <bdi>{name}</bdi>
          </p>
        ))}
      </div>
      {message.state === "refused" ? (
        <p role="alert" className="mt-1 flex flex-wrap items-center gap-x-2 text-13 text-danger">
          Not sent. {message.detail}
          {onDiscard ? (
            <Button size="sm" variant="quiet" onClick={onDiscard}>
              Put back into the box
            </Button>
          ) : null}
        </p>
      ) : (
        <p className="mt-1 text-13 text-muted">{words[message.state]}</p>
      )}
    </div>
  );
}

/** In the place of a message that is being edited. */
export function EditRow({
  message,
  result,
  cancelHref,
}: {
  message: Message;
  result: FormResult | null;
  cancelHref: string;
}) {
  const id = useId();
  const pending = useSending()?.get("do") === "edit";
  const values = result?.values ?? { text: [message.text], version: [String(message.version)] };
  return (
    <PostForm
      noValidate
      aria-labelledby={id}
      preventScrollReset
      className="ml-auto grid w-full max-w-[36rem] gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h3 id={id} className="font-sans text-15 font-semibold">
        Edit message
      </h3>
      <FormProblems result={result} form={editMessageForm} />
      <input type="hidden" name="do" value="edit" />
      <input type="hidden" name="seq" value={message.seq} />
      {Object.values(editMessageForm).map((field) => (
        <DeclaredField
          key={field.name}
          field={field}
          values={values}
          problems={result?.errors}
          rows={3}
          hideLabel
        />
      ))}
      <p className="text-13 text-muted">Both of you can see what it said before.</p>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" pending={pending}>
          Save
        </Button>
        <LinkButton href={cancelHref} preventScrollReset variant="quiet" size="sm">
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}

/** Below a message that is being labeled. */
export function LabelForm({
  message,
  result,
  cancelHref,
}: {
  message: Message;
  result: FormResult | null;
  cancelHref: string;
}) {
  const id = useId();
  const pending = useSending()?.get("do") === "label";
  return (
    <PostForm
      noValidate
      aria-labelledby={id}
      preventScrollReset
      className={classNames(
        "mt-2 grid w-full max-w-[22rem] gap-3 rounded-card border border-line bg-surface p-4",
        message.own && "ml-auto",
      )}
    >
      <h3 id={id} className="font-sans text-15 font-semibold">
        Label for Rule 26(b)(4)(C)
      </h3>
      <FormProblems result={result} form={labelMessageForm} />
      <input type="hidden" name="do" value="label" />
      <input type="hidden" name="seq" value={message.seq} />
      <DeclaredField
        field={labelMessageForm.label}
        id="label-of-message"
        values={result?.values ?? { label: [message.label] }}
        problems={result?.errors}
        placeholder="No label"
        hideLabel
      />
      <p className="text-13 text-muted">What you label may be discoverable. Both of you see it.</p>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" pending={pending}>
          Save
        </Button>
        <LinkButton href={cancelHref} preventScrollReset variant="quiet" size="sm">
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
