import { Checkbox } from "~/components/form/checkbox";
import { TextLink } from "~/components/ui/link";

import { sectionPath, type SectionPlace } from "../section-place";
import { aboutWork, type Candidate } from "./lookup";

type Props = {
  candidate: Candidate;
  types: Readonly<Record<string, string>>;
  place: SectionPlace;
  ticked: boolean;
};

/** A work with its box. Only new ones can be ticked. */
export function CandidateLine({ candidate, types, place, ticked }: Props) {
  const { key, status, publication, twin, notes } = candidate;
  const noteId = `note-${key}-${status}`;
  const hasNote = twin !== null || (notes ?? []).length > 0;
  return (
    <li className="border-b border-line py-2.5">
      <Checkbox
        name="keys"
        value={key}
        defaultChecked={ticked && status === "new"}
        disabled={status !== "new"}
        aria-describedby={hasNote ? noteId : undefined}
        label={
          <span dir="auto" className="font-serif text-17 wrap-anywhere">
            {publication.title || "Without a title"}
          </span>
        }
        detail={<span className="wrap-anywhere">{aboutWork(candidate, types)}</span>}
      />
      {hasNote ? (
        <p id={noteId} className="ms-7 mt-0.5 text-13 text-ink-2">
          {twin ? (
            <>
              Same as{" "}
              {twin.item_id === "" ? (
                <q>{twin.title}</q>
              ) : (
                <TextLink href={sectionPath(place, { edit: twin.item_id })}>{twin.title}</TextLink>
              )}
              {twin.item_id === "" ? " in this list. " : " in this profile. "}
            </>
          ) : null}
          {(notes ?? []).join(" ")}
        </p>
      ) : null}
    </li>
  );
}
