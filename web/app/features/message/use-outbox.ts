import { useCallback, useEffect, useRef, useState } from "react";

import { answerWithin } from "~/features/live/use-live";
import type { Schema } from "~/lib/api-types";
import { findDrafts, removeDraft, saveDraft, type Draft } from "~/lib/form/drafts";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";
import { canTryAgain, sendJson, type Sent } from "~/lib/send-json";

import type { Chosen, Uploads } from "./attachment/uploads";
import { stillOutgoing, type Message, type Outgoing } from "./merge";

/** Milliseconds before the next try of a message that found no connection. */
export const retryAfter = (tries: number) => Math.min(4000 * 2 ** tries, 60_000);

// If storage is refused, as in private windows, what waits isn't kept.
const unkept = () => undefined;

/**
 * One's own messages on their way, sent one after the other, so that they arrive in their order. Each
 * is kept in the browser until the server has it, through reloads and closed tabs: sent again by two
 * tabs, its client id still makes it one.
 */
export function useOutbox(uploads: Uploads, onSent: (message: Message) => void) {
  const { conversationId } = uploads;
  const owner = useRootData()?.session?.email ?? "";
  const start = `outgoing ${conversationId} `;
  const [all, setAll] = useState<readonly Outgoing[]>([]);
  const sent = useRef(onSent);
  const latest = useRef(all);
  const tries = useRef(0);
  useEffect(() => {
    sent.current = onSent;
    latest.current = all;
  });

  const keep = useCallback(
    (one: Outgoing) => {
      saveDraft({
        user: owner,
        form: start + one.clientId,
        values: { outgoing: one },
        basis: "",
        savedAt: one.queuedAt,
      }).catch(unkept);
    },
    [owner, start],
  );
  const forget = useCallback(
    (clientId: string) => void removeDraft(owner, start + clientId).catch(unkept),
    [owner, start],
  );
  const change = useCallback((clientId: string, changes: Partial<Outgoing>) => {
    setAll((before) =>
      before.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)),
    );
  }, []);
  const remove = useCallback(
    (clientId: string) => {
      setAll((before) => before.filter((one) => one.clientId !== clientId));
      forget(clientId);
    },
    [forget],
  );
  const arrived = useCallback(
    (known: readonly Message[]) => {
      const left = stillOutgoing(latest.current, known);
      for (const one of latest.current) if (!left.includes(one)) forget(one.clientId);
      setAll((before) => stillOutgoing(before, known));
    },
    [forget],
  );

  useEffect(() => {
    let gone = false;
    void findDrafts(owner, start).then((drafts) => {
      if (!gone) setAll((before) => [...drafts.map(startedOver), ...before]);
    }, unkept);
    return () => {
      gone = true;
    };
  }, [owner, start]);

  const head = all.find(({ state }) => state !== "refused");
  useEffect(() => {
    if (head?.state === "queued") {
      const { clientId } = head;
      change(clientId, { state: "sending" });
      void deliver(uploads, head, (files) => {
        change(clientId, { files });
        keep({ ...head, files });
      }).then((got) => {
        if (got.ok) {
          tries.current = 0;
          sent.current(got.data.message);
          remove(clientId);
          return;
        }
        // Uploads are kept for a day, and a message may wait longer.
        if (got.errors?.attachments && !head.renewed) {
          const files = head.files.map((file) => ({ ...file, id: "" }));
          for (const file of files) uploads.forget(file);
          change(clientId, { state: "queued", files, renewed: true });
          return;
        }
        if (canTryAgain(got.status)) {
          change(clientId, { state: "waiting" });
          return;
        }
        const detail = Object.values(got.errors ?? {}).flat()[0] ?? got.detail;
        change(clientId, { state: "refused", detail });
        keep({ ...head, state: "refused", detail });
      });
    }
    if (head?.state !== "waiting") return;
    const retry = () => change(head.clientId, { state: "queued" });
    const online = () => {
      tries.current = 0;
      retry();
    };
    const timer = window.setTimeout(() => {
      tries.current += 1;
      retry();
    }, retryAfter(tries.current));
    window.addEventListener("online", online);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", online);
    };
  }, [change, head, keep, remove, uploads]);

  return {
    outgoing: all,
    arrived,
    discard: remove,
    send(text: string, label: string, files: readonly Chosen[] = []) {
      const one: Outgoing = {
        clientId: crypto.randomUUID(),
        text,
        label,
        files,
        renewed: false,
        state: "queued",
        detail: "",
        queuedAt: Date.now(),
      };
      setAll((before) => [...before, one]);
      keep(one);
    },
  };
}

/** Sends a message once its files are uploaded. Tells `onFiles` what they became. */
async function deliver(
  uploads: Uploads,
  { clientId, text, label, files }: Outgoing,
  onFiles: (files: readonly Chosen[]) => void,
): Promise<Sent<Schema<"MessageDone">>> {
  const uploaded: Chosen[] = [];
  for (const file of files) {
    const got = await uploads.ensure(file);
    if (got.is !== "done") {
      const detail = got.is === "refused" ? `${file.name}: ${got.detail}` : "";
      return { ok: false, status: got.is === "refused" ? 422 : 0, detail };
    }
    uploaded.push({ ...file, id: got.id });
  }
  if (uploaded.some(({ id }, at) => id !== files[at]?.id)) onFiles(uploaded);
  return sendJson<Schema<"MessageDone">>(
    "POST",
    paths.conversationApi(uploads.conversationId, "messages"),
    { text, label, client_id: clientId, attachments: uploaded.map(({ id }) => id) },
    {},
    answerWithin,
  );
}

/** What was on its way when the page was left starts over. */
function startedOver(draft: Draft): Outgoing {
  const kept = draft.values.outgoing as Outgoing;
  const one = { ...kept, files: kept.files ?? [], renewed: false }; // earlier versions had no files
  return one.state === "refused" ? one : { ...one, state: "queued" };
}
