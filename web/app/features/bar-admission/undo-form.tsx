import { Undo2 } from "lucide-react";

import { PostForm } from "~/components/form/post-form";
import { Button } from "~/components/ui/button";
import type { Schema } from "~/lib/api-types";

import { AdmissionKey } from "./admission-key";
import { admissionWords } from "./admission-words";

type UndoFormProps = { row: Schema<"WaitingAdmission">; pending: boolean };

/** Takes back the reader’s own decision. */
export function UndoForm({ row, pending }: UndoFormProps) {
  return (
    <PostForm className="flex-none">
      <AdmissionKey row={row} />
      <Button
        type="submit"
        size="sm"
        name="do"
        value="undo"
        pending={pending}
        icon={<Undo2 aria-hidden="true" />}
      >
        Undo
        <span className="sr-only">
          {row.status === "confirmed" ? " confirming" : " refusing"} {admissionWords(row)}
        </span>
      </Button>
    </PostForm>
  );
}
