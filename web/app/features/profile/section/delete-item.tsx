import { Trash2 } from "lucide-react";

import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { IconButton } from "~/components/ui/icon-button";

import { HiddenReason } from "../reason/reason";
import type { RowItem } from "./item-row";

/** Deletes at once. The message that follows offers to undo it. */
export function DeleteItem({ item, noun }: { item: RowItem; noun: string }) {
  const pending = useSending()?.get("do") === "remove";
  return (
    <PostForm>
      <input type="hidden" name="do" value="remove" />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="version" value={item.version} />
      <input type="hidden" name="title" value={item.name} />
      <HiddenReason />
      <IconButton
        type="submit"
        label={`Delete ${noun}: ${item.name}`}
        icon={<Trash2 />}
        disabled={pending}
      />
    </PostForm>
  );
}
