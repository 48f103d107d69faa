import { useContext } from "react";

import type { Schema } from "~/lib/api-types";

import type { BlockOf } from "./block";
import { Inlines, plainText } from "./inline";
import { backId, NotesOfBody } from "./notes";

/** If there is a margin, the note is also shown there, hidden from screen readers. */
export function NoteReference({ node }: { node: Schema<"Inline"> }) {
  const { byId, first, inMargin } = useContext(NotesOfBody);
  const note = byId.get(node.id ?? "");
  if (!note) return null;
  const leading = first.has(node);
  return (
    <>
      <sup className="ms-0.5 font-sans text-[0.68em] leading-none font-semibold">
        <a
          id={leading ? backId(note.id) : undefined}
          href={`#${note.id}`}
          role="doc-noteref"
          aria-label={`Note ${note.number}`}
          className="scroll-mt-24 px-0.5 text-accent no-underline hover:underline"
        >
          {note.number}
        </a>
      </sup>
      {leading && inMargin ? (
        <span
          aria-hidden="true"
          className="float-end clear-end -me-[16.5rem] hidden w-[13rem] border-t border-line-2 pt-2 pb-4 font-sans text-13 leading-[1.4] font-normal not-italic text-muted xl:block print:!hidden"
        >
          <b className="font-semibold text-accent">{note.number}</b> {plainText(note.children)}
        </span>
      ) : null}
    </>
  );
}

/** Each note has a link back. */
export function FootnotesBlock({ block }: { block: BlockOf<"footnotes"> }) {
  const { first } = useContext(NotesOfBody);
  const called = new Set([...first].map(({ id }) => id));
  const notes = block.notes ?? [];
  if (notes.length === 0) return null;
  return (
    <section
      role="doc-endnotes"
      aria-label="Notes"
      className="!mt-12 border-t border-line pt-4 font-sans text-15"
    >
      <ol>
        {notes.map((note) => (
          <li
            key={note.id}
            id={note.id}
            value={note.number}
            className="scroll-mt-24 target:bg-accent-tint"
          >
            <span dir="auto">
              <Inlines nodes={note.children} />
            </span>{" "}
            {called.has(note.id) ? (
              <a
                href={`#${backId(note.id)}`}
                role="doc-backlink"
                aria-label={`Back to where note ${note.number} is called`}
                className="px-1 text-accent no-underline hover:underline"
              >
                ↩
              </a>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
