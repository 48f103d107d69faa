import { createContext } from "react";

import type { Schema } from "~/lib/api-types";

import type { Block, BlockOf } from "./block";

type Inline = Schema<"Inline">;
export type Note = BlockOf<"footnotes">["notes"][number];

/** The notes of a text, and the first reference to each. */
export type Notes = {
  byId: ReadonlyMap<string, Note>;
  first: ReadonlySet<Inline>;
  inMargin: boolean;
};

const none: Notes = { byId: new Map(), first: new Set(), inMargin: false };
export const NotesOfBody = createContext(none);

/** Id of the first reference to a note. */
export const backId = (noteId: string) => `${noteId}-back`;

export function notesOf(blocks: readonly Block[], inMargin: boolean): Notes {
  const notes = blocks.flatMap((block) => (block.type === "footnotes" ? (block.notes ?? []) : []));
  if (notes.length === 0) return none;
  const byId = new Map(notes.map((note) => [note.id, note]));
  const first = new Set<Inline>();
  const seen = new Set<string>();
  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return;
    const node = value as Inline;
    if (node.type === "footnote") {
      if (node.id && !seen.has(node.id)) first.add(node);
      seen.add(node.id ?? "");
    } else Object.values(node).forEach(visit);
  }
  blocks.filter((block) => block.type !== "footnotes").forEach(visit);
  return { byId, first, inMargin };
}
