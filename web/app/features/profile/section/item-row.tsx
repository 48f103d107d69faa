import { GripVertical, Lock, Pencil } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";

import { PostForm } from "~/components/form/post-form";
import { classNames } from "~/components/ui/class-names";
import { iconButtonClass } from "~/components/ui/icon-button";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";

import { HiddenReason } from "../reason/reason";
import { sectionPath, type SectionPlace } from "./section-place";
import { visibilityWords } from "./visibility";

export type RowItem = Omit<Schema<"SectionItem">, "data">;

type Props = {
  item: RowItem;
  place: SectionPlace;
  noun: string;
  position: number;
  count: number;
  /** All ids, with this row moved up by one. For browsers without script. */
  orderAbove: readonly string[] | null;
  dragged: boolean;
  onMoveKey: (event: KeyboardEvent) => void;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDragEnd: () => void;
};

/** A row with its handle. Arrow keys on the handle move the row; the focus stays on it. */
export function ItemRow({ item, place, noun, position, count, ...move }: Props) {
  return (
    <li
      className={classNames(
        "grid min-h-[54px] grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-1 border-b border-line py-1",
        move.dragged ? "bg-accent-tint" : null,
      )}
      onDragOver={move.onDragOver}
    >
      <PostForm className="contents">
        <input type="hidden" name="do" value="order" />
        {(move.orderAbove ?? []).map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <HiddenReason />
        <button
          id={handleId(item.id)}
          type="submit"
          draggable={count > 1}
          disabled={count < 2}
          aria-label={`Move ${item.name}. Position ${position} of ${count}. Use the arrow keys.`}
          className={classNames(
            iconButtonClass,
            "cursor-grab touch-none active:cursor-grabbing [&_svg]:size-4",
          )}
          onClick={(event) => event.preventDefault()}
          onKeyDown={move.onMoveKey}
          onDragStart={move.onDragStart}
          onDragEnd={move.onDragEnd}
        >
          <GripVertical />
        </button>
      </PostForm>
      <p className="min-w-0 wrap-anywhere">
        <bdi className="font-serif text-17">{item.title}</bdi>
        {item.detail ? <bdi className="block text-13 text-muted">{item.detail}</bdi> : null}
      </p>
      <span className="flex items-center gap-1">
        <span className="inline-flex min-h-6 items-center gap-1 rounded-tag bg-sunken px-2 text-13 text-muted [&_svg]:size-3.5">
          {item.hidden || item.visibility === "private" ? <Lock aria-hidden="true" /> : null}
          {item.hidden ? "Hidden" : visibilityWords[item.visibility]}
        </span>
        <Anchor
          href={sectionPath(place, { edit: item.id })}
          preventScrollReset
          aria-label={`Edit ${noun}: ${item.name}`}
          className={classNames(iconButtonClass, "[&_svg]:size-4")}
        >
          <Pencil />
        </Anchor>
      </span>
    </li>
  );
}

export const handleId = (itemId: string): string => `move-${itemId}`;
