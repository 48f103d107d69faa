import { GripVertical, Lock, X } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import type { Selection } from "~/components/list/use-selection";
import { Button, LinkButton } from "~/components/ui/button";
import { Select } from "~/components/ui/choice/select";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/hydrated";
import { IconButton, iconButtonClass } from "~/components/ui/icon-button";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Avatar } from "~/components/ui/picture/avatar";
import type { Schema } from "~/lib/api-types";
import { moneyText } from "~/lib/format/money";
import { listNoteForm } from "~/lib/form/declared/list-note.gen";
import { paths } from "~/lib/paths";

import { CompareChoice } from "./compare/compare-choice";
import type { ListResult } from "./lists.server";
import { stages, stageWords, type Stage } from "./stages";
import { handleId } from "./use-board";

export type BoardEntry = Schema<"ListEntry"> & {
  card: Schema<"ExpertCard"> | null;
  /** The reader's conversation with the expert. */
  conversationId: string | null;
};

type Props = {
  entry: BoardEntry;
  listId: string;
  stage: Stage;
  position: number;
  count: number;
  /** For browsers without script: where one step up leads. */
  afterAbove: string;
  editable: boolean;
  /** Whether the note is being written. */
  noting: boolean;
  result: ListResult | null;
  dragged: boolean;
  selection: Selection;
  onStage: (stage: Stage) => void;
  onMoveKey: (event: KeyboardEvent) => void;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDragEnd: () => void;
};

export const entryName = (entry: BoardEntry | undefined): string =>
  entry?.card?.name ?? "A profile that is no longer shown";

export function ListCard({ entry, listId, editable, noting, result, ...move }: Props) {
  const { card } = entry;
  const name = entryName(entry);
  return (
    <li
      className={classNames(
        "@container rounded-card border border-line bg-surface p-3",
        move.dragged ? "border-accent bg-accent-tint" : null,
      )}
      onDragOver={move.onDragOver}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2">
        {card ? (
          <Avatar name={card.name} src={card.photo} size={40} />
        ) : (
          <Lock className="size-5 text-muted" />
        )}
        <div className="min-w-0">
          {card ? (
            <Anchor
              href={paths.expert(entry.expert_id)}
              className="font-serif text-17 leading-snug font-semibold text-ink no-underline [overflow-wrap:anywhere] hover:text-accent"
            >
              {card.name}
            </Anchor>
          ) : (
            <p className="text-muted">This expert&apos;s profile is no longer shown.</p>
          )}
        </div>
        {editable ? (
          <div className="-me-2 -mt-1.5">
            <Handle entry={entry} name={name} {...move} />
          </div>
        ) : null}
      </div>
      {card ? (
        <div className="mt-1.5 text-13 text-muted">
          <p className="line-clamp-2 [overflow-wrap:anywhere]">
            {card.headline.map(({ text }) => text).join("")}
          </p>
          <p className="tnum">{factsOf(card)}</p>
        </div>
      ) : null}
      {noting && editable ? (
        <NoteForm entry={entry} listId={listId} result={result} />
      ) : (
        <WrittenNote entry={entry} listId={listId} editable={editable} name={name} />
      )}
      {entry.conversationId ? (
        <p className="mt-1.5 text-13">
          {move.stage === "rejected" ? (
            <TextLink
              href={paths.neutralNote(entry.conversationId)}
              aria-label={`Tell ${name} that you won’t go forward`}
            >
              Send a neutral note
            </TextLink>
          ) : (
            <TextLink
              href={paths.conversation("attorney", "inbox", entry.conversationId)}
              aria-label={`Messages with ${name}`}
            >
              Messages
            </TextLink>
          )}
        </p>
      ) : null}
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
        {editable ? (
          <StagePicker entry={entry} name={name} stage={move.stage} onStage={move.onStage} />
        ) : null}
        <div className="-me-2 ms-auto flex items-center">
          {card ? (
            <CompareChoice expertId={entry.expert_id} name={name} selection={move.selection} />
          ) : null}
          {editable ? (
            <PostForm preventScrollReset>
              <input type="hidden" name="do" value="remove" />
              <input type="hidden" name="expert_id" value={entry.expert_id} />
              <IconButton type="submit" label={`Remove ${name}`} icon={<X />} />
            </PostForm>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function factsOf(card: Schema<"ExpertCard">): string {
  const { fee, testimony } = card;
  const sides = testimony ? testimony.plaintiff + testimony.defense : 0;
  return [
    fee ? `${moneyText(fee.cents, "USD")}/hour` : null,
    testimony && sides > 0 ? `${Math.round((testimony.plaintiff / sides) * 100)}% plaintiff` : null,
  ]
    .filter((fact) => fact !== null)
    .join(" · ");
}

type HandleProps = Pick<
  Props,
  | "entry"
  | "stage"
  | "position"
  | "count"
  | "afterAbove"
  | "onMoveKey"
  | "onDragStart"
  | "onDragEnd"
> & { name: string };

/** Arrow keys on the handle move the expert; the focus stays on it. Without script, it moves up. */
function Handle({ entry, name, stage, position, count, afterAbove, ...on }: HandleProps) {
  const hydrated = useHydrated();
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name="expert_id" value={entry.expert_id} />
      <input type="hidden" name="version" value={entry.version} />
      <input type="hidden" name="stage" value={stage} />
      <input type="hidden" name="after" value={afterAbove} />
      <button
        id={handleId(entry.expert_id)}
        type="submit"
        draggable
        disabled={!hydrated && position === 1}
        aria-label={
          hydrated
            ? `Move ${name}. ${stageWords[stage]}, position ${position} of ${count}. Use the arrow keys.`
            : `Move ${name} up`
        }
        className={classNames(
          iconButtonClass,
          "cursor-grab touch-none active:cursor-grabbing [&_svg]:size-4",
        )}
        onClick={(event) => event.preventDefault()}
        onKeyDown={on.onMoveKey}
        onDragStart={on.onDragStart}
        onDragEnd={on.onDragEnd}
      >
        <GripVertical />
      </button>
    </PostForm>
  );
}

function StagePicker({
  entry,
  name,
  stage,
  onStage,
}: Pick<Props, "entry" | "stage" | "onStage"> & { name: string }) {
  const hydrated = useHydrated();
  return (
    <PostForm className="flex items-center gap-2" preventScrollReset>
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name="expert_id" value={entry.expert_id} />
      <input type="hidden" name="version" value={entry.version} />
      <Select
        key={stage}
        name="stage"
        id={`stage-${entry.expert_id}`}
        label={`Stage of ${name}`}
        hideLabel
        look="quiet"
        defaultValue={stage}
        options={stages.map((value) => ({ value, label: stageWords[value] }))}
        onChange={(event) => onStage(event.target.value as Stage)}
      />
      {hydrated ? null : (
        <Button type="submit" size="sm">
          Move
        </Button>
      )}
    </PostForm>
  );
}

function WrittenNote({
  entry,
  listId,
  editable,
  name,
}: Pick<Props, "entry" | "listId" | "editable"> & { name: string }) {
  const address = paths.list(listId, { note: entry.expert_id });
  if (entry.note === "")
    return editable ? (
      <p className="mt-1.5 text-13">
        <TextLink href={address} preventScrollReset aria-label={`Add a private note about ${name}`}>
          Add a private note
        </TextLink>
      </p>
    ) : null;
  return (
    <div className="mt-1.5">
      <p className="flex gap-1.5 font-serif text-15 italic [overflow-wrap:anywhere] whitespace-pre-wrap">
        <Lock aria-label="Private note" className="mt-1 size-3.5 flex-none text-muted" />
        <span dir="auto" className="min-w-0">
          {entry.note}
        </span>
      </p>
      {editable ? (
        <p className="mt-0.5 text-13">
          <TextLink href={address} preventScrollReset aria-label={`Edit the note about ${name}`}>
            Edit note
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}

/** If someone else changed the note, both texts are shown, and saving replaces theirs. */
function NoteForm({ entry, listId, result }: Pick<Props, "entry" | "listId" | "result">) {
  const pending = useSending()?.get("do") === "note";
  const conflict = result?.conflict ?? null;
  const version = String(conflict?.version ?? entry.note_version);
  return (
    <PostForm noValidate preventScrollReset className="mt-2 grid gap-2.5">
      <FormProblems result={result} form={listNoteForm} />
      {conflict ? (
        <Note tone="warning" title="It says now">
          <p dir="auto" className="font-serif italic whitespace-pre-wrap">
            {conflict.note}
          </p>
        </Note>
      ) : null}
      <input type="hidden" name="do" value="note" />
      <input type="hidden" name="expert_id" value={entry.expert_id} />
      <DeclaredField
        field={listNoteForm.note}
        rows={3}
        values={result?.values ?? { note: [entry.note] }}
        problems={result?.errors}
      />
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" pending={pending}>
          Save note
        </Button>
        <LinkButton href={paths.list(listId)} size="sm" variant="quiet" preventScrollReset>
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
