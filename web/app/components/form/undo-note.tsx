import type { ReactNode } from "react";

import { Button } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { saidBy, type FormResult } from "~/lib/form/form-result";

import { PostForm } from "./post-form";
import { useSending } from "./use-sending";

type Props = {
  /** What was deleted, such as "The list is deleted." */
  text: string;
  /** The form's `do`. */
  action: string;
  /** What to restore, as hidden fields. */
  fields: Readonly<Record<string, string>>;
  /** What became of undoing it. A refusal takes the place of the offer. */
  result: FormResult | null;
  className?: string;
  /** More hidden fields. */
  children?: ReactNode;
};

/** Says that something is deleted and offers to undo it. */
export function UndoNote({ text, action, fields, result, className, children }: Props) {
  const pending = useSending()?.get("do") === action;
  if (result && result.status !== "done")
    return (
      <Note tone="danger" role="alert" className={className}>
        {saidBy(result)}
      </Note>
    );
  return (
    <Note tone="neutral" role="status" className={className}>
      <span>{text} </span>
      <PostForm className="inline" preventScrollReset>
        <input type="hidden" name="do" value={action} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Button type="submit" size="sm" variant="quiet" pending={pending}>
          Undo
        </Button>
      </PostForm>
    </Note>
  );
}
