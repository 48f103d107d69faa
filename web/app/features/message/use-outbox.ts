import { useCallback, useEffect, useRef, useState } from "react";

import { answerWithin } from "~/features/live/use-live";
import type { Schema } from "~/lib/api-types";
import { findDraft, removeDraft, saveDraft } from "~/lib/form/drafts";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";
import { sendJson } from "~/lib/send-json";

import { stillOutgoing, type Message, type Outgoing } from "./merge";

/** Milliseconds between two tries of a message that found no connection. */
const retryAfter = 4000;

// If storage is refused, as in private windows, what waits isn't kept.
const unkept = () => undefined;

/**
 * One's own messages on their way, sent one after the other, so that they arrive in their order. They
 * are kept in the browser until the server has them, through reloads and closed tabs: sent again by
 * two tabs, their client ids still make them one.
 */
export function useOutbox(conversationId: string, onSent: (message: Message) => void) {
  const owner = useRootData()?.session?.email ?? "";
  const form = `outgoing ${conversationId}`;
  const [all, setAll] = useState<readonly Outgoing[]>([]);
  const [loaded, setLoaded] = useState(false);
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });

  const change = useCallback((clientId: string, changes: Partial<Outgoing>) => {
    setAll((before) =>
      before.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)),
    );
  }, []);
  const remove = useCallback((clientId: string) => {
    setAll((before) => before.filter((one) => one.clientId !== clientId));
  }, []);
  const arrived = useCallback(
    (known: readonly Message[]) => setAll((before) => stillOutgoing(before, known)),
    [],
  );

  useEffect(() => {
    let gone = false;
    void findDraft(owner, form)
      .catch(unkept)
      .then((draft) => {
        if (gone) return;
        const kept = keptIn(draft?.values.outgoing);
        if (kept.length > 0) setAll((before) => [...kept, ...before]);
        setLoaded(true);
      });
    return () => {
      gone = true;
    };
  }, [form, owner]);

  useEffect(() => {
    if (!loaded) return;
    const keeping =
      all.length === 0
        ? removeDraft(owner, form)
        : saveDraft({
            user: owner,
            form,
            values: { outgoing: all },
            basis: "",
            savedAt: Date.now(),
          });
    keeping.catch(unkept);
  }, [all, form, loaded, owner]);

  const head = all.find(({ state }) => state !== "refused");
  useEffect(() => {
    if (head?.state === "queued") {
      const { clientId, text, label } = head;
      change(clientId, { state: "sending" });
      void deliver(conversationId, { text, label, client_id: clientId }).then((got) => {
        if (got.ok) {
          sent.current(got.data.message);
          remove(clientId);
          return;
        }
        const waits = got.status === 0 || got.status >= 500 || got.status === 429;
        change(clientId, {
          state: waits ? "waiting" : "refused",
          detail: Object.values(got.errors ?? {}).flat()[0] ?? got.detail,
        });
      });
    }
    if (head?.state !== "waiting") return;
    const retry = () => change(head.clientId, { state: "queued" });
    const timer = window.setTimeout(retry, retryAfter);
    window.addEventListener("online", retry);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [change, conversationId, head, remove]);

  return {
    outgoing: all,
    arrived,
    discard: remove,
    send(text: string, label: string) {
      const one: Outgoing = {
        clientId: crypto.randomUUID(),
        text,
        label,
        state: "queued",
        detail: "",
      };
      setAll((before) => [...before, one]);
    },
  };
}

function deliver(conversationId: string, body: { text: string; label: string; client_id: string }) {
  const address = paths.conversationApi(conversationId, "messages");
  return sendJson<Schema<"MessageDone">>("POST", address, body, {}, answerWithin);
}

/** What was on its way when the page was left starts over. */
function keptIn(stored: unknown): Outgoing[] {
  return Array.isArray(stored)
    ? (stored as Outgoing[]).map((one) =>
        one.state === "refused" ? one : { ...one, state: "queued" },
      )
    : [];
}
