import type { Schema } from "~/lib/api-types";

import type { Chosen } from "./attachment/uploads";

export type Message = Schema<"MessageView">;

/** Adds messages by number. Of two versions, the newer one stays. */
export function merged(known: readonly Message[], more: readonly Message[]): Message[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) {
    const old = bySeq.get(message.seq);
    if (!old || old.version <= message.version) bySeq.set(message.seq, message);
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** The number after which messages are missing, or null if they have no gap. */
export function gapAfter(all: readonly Message[]): number | null {
  for (const [at, message] of all.entries()) {
    const next = all[at + 1];
    if (next && next.seq !== message.seq + 1) return message.seq;
  }
  return null;
}

/** A message that isn't in the conversation yet. */
export interface Outgoing {
  clientId: string;
  text: string;
  label: string;
  /** It waits for those that aren't uploaded. */
  files: readonly Chosen[];
  /** Its files were uploaded a second time, because the server had deleted them. */
  renewed: boolean;
  /** One is sent after the other. `waiting` tries again by itself; `refused` needs its sender. */
  state: "queued" | "sending" | "waiting" | "refused";
  /** Why it was refused. */
  detail: string;
  /** Unix milliseconds. */
  queuedAt: number;
}

/** What was sent and has arrived no longer waits. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  all: readonly Message[],
): readonly Outgoing[] {
  const arrived = new Set(all.flatMap(({ client_id: id }) => (id === "" ? [] : [id])));
  return outgoing.some(({ clientId }) => arrived.has(clientId))
    ? outgoing.filter(({ clientId }) => !arrived.has(clientId))
    : outgoing;
}
