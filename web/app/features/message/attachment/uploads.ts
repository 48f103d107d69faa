import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import { largestFile, tooLargeText } from "./limits";
import { sendFile, type FileOutcome, type FileProgress } from "./send-file";

/** A file for a message. Once it's uploaded, it has the id of an upload. */
export interface Chosen {
  /** Of this browser. */
  key: string;
  name: string;
  size: number;
  /** Null if the browser no longer has it. */
  file: File | null;
  id: string;
}

export type UploadState = FileOutcome | FileProgress | { is: "waiting" };

const waiting: UploadState = { is: "waiting" };

/**
 * The uploads of a conversation, one after the other, so that a slow line and our limit for each
 * visitor carry them. A message that is sent meanwhile waits for its own.
 */
export class Uploads {
  #states = new Map<string, UploadState>();
  #running = new Map<string, { outcome: Promise<FileOutcome>; stop: AbortController }>();
  #queue: Promise<unknown> = Promise.resolve();
  #listeners = new Set<() => void>();
  #version = 0;

  constructor(readonly conversationId: string) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes with every change. */
  version = (): number => this.#version;

  of({ key, id }: Chosen): UploadState {
    return this.#states.get(key) ?? (id === "" ? waiting : { is: "done", id });
  }

  /** Uploads a file unless it's uploaded or on its way. Never rejects. */
  ensure(chosen: Chosen): Promise<FileOutcome> {
    const { key, file } = chosen;
    const state = this.of(chosen);
    if (state.is === "done" || state.is === "refused") return Promise.resolve(state);
    const running = this.#running.get(key);
    if (running) return running.outcome;
    if (file === null)
      return this.#settle(key, { is: "refused", detail: "Attach the file again." });
    if (file.size > largestFile) return this.#settle(key, { is: "refused", detail: tooLargeText });
    const stop = new AbortController();
    this.#set(key, waiting);
    const outcome = this.#queue.then(async () => {
      const got: FileOutcome = stop.signal.aborted
        ? { is: "canceled" }
        : await sendFile(
            this.conversationId,
            file,
            (progress) => {
              if (!stop.signal.aborted) this.#set(key, progress);
            },
            stop.signal,
          );
      this.#running.delete(key);
      if (stop.signal.aborted) {
        // It arrived all the same.
        if (got.is === "done") this.#discard(got.id);
        return { is: "canceled" as const };
      }
      this.#set(key, got);
      return got;
    });
    this.#running.set(key, { outcome, stop });
    this.#queue = outcome;
    return outcome;
  }

  /** Stops a file's upload, and deletes it from the server if it's there. */
  cancel(chosen: Chosen): void {
    const state = this.of(chosen);
    this.#running.get(chosen.key)?.stop.abort();
    if (state.is === "done") this.#discard(state.id);
    this.forget(chosen);
  }

  /** What was uploaded is gone from the server, or no longer matters. */
  forget({ key }: Chosen): void {
    this.#states.delete(key);
    this.#changed();
  }

  #discard(id: string): void {
    void sendJson("DELETE", paths.attachmentApi(this.conversationId, id));
  }

  #settle(key: string, outcome: FileOutcome): Promise<FileOutcome> {
    this.#set(key, outcome);
    return Promise.resolve(outcome);
  }

  #set(key: string, state: UploadState): void {
    this.#states.set(key, state);
    this.#changed();
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
