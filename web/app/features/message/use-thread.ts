import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";

import { useLive } from "~/features/live/use-live";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import { gapAfter, merged, stillOutgoing, type Message, type Outgoing } from "./merge";
import type { Thread } from "./messages.server";

/** Milliseconds between two tries of a message that found no connection. */
const retryAfter = 4000;
/** Milliseconds that someone counts as typing after they last typed. */
const typingFor = 6000;

/**
 * The messages of an open conversation: those of the page, those loaded since, and those on their
 * way. News only says to look; what the server answers is the truth.
 */
export function useThread(thread: Thread) {
  const { revalidate, state } = useRevalidator();
  const [known, setKnown] = useState<readonly Message[]>(thread.earlier ?? thread.messages);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const [typing, setTyping] = useState(false);
  const typingTimer = useRef<number>();
  const again = useRef(false);

  const refresh = useCallback(() => {
    if (state === "idle") revalidate();
    else again.current = true; // news that came while the last look was under way
  }, [revalidate, state]);
  useEffect(() => {
    if (state !== "idle" || !again.current) return;
    again.current = false;
    revalidate();
  }, [revalidate, state]);

  useEffect(() => {
    setKnown((before) => merged(before, thread.earlier === null ? thread.messages : []));
  }, [thread]);

  const fetchMessages = useCallback(
    async (query: { before?: number; after?: number }) => {
      const got = await sendJson<Schema<"CursorMessageViewInt64">>(
        "GET",
        paths.conversationApi(thread.id, "messages", query),
      );
      if (got.ok) setKnown((before) => merged(before, got.data.results));
      return got.ok;
    },
    [thread.id],
  );

  // After a long absence, more may be missing than a page has.
  const gap = gapAfter(known);
  useEffect(() => {
    if (gap !== null) void fetchMessages({ after: gap });
  }, [fetchMessages, gap]);

  useEffect(() => {
    setOutgoing((before) => stillOutgoing(before, known));
  }, [known]);

  const live = useLive((event) => {
    if (event.type === "catch-up") refresh();
    else if (event.conversation_id !== thread.id) return;
    else if (event.type === "typing") {
      setTyping(true);
      window.clearTimeout(typingTimer.current);
      typingTimer.current = window.setTimeout(() => setTyping(false), typingFor);
    } else {
      if (event.kind === "sent") setTyping(false);
      refresh();
    }
  });

  const deliver = useCallback(
    async (clientId: string, text: string) => {
      const sent = await sendJson<Schema<"MessageDone">>(
        "POST",
        paths.conversationApi(thread.id, "messages"),
        { text, client_id: clientId },
      );
      if (sent.ok) {
        setKnown((before) => merged(before, [sent.data.message]));
        refresh();
        return;
      }
      const waits = sent.status === 0 || sent.status >= 500 || sent.status === 429;
      setOutgoing((before) =>
        before.map((one) =>
          one.clientId === clientId
            ? {
                ...one,
                state: waits ? "waiting" : "refused",
                detail: Object.values(sent.errors ?? {}).flat()[0] ?? sent.detail,
              }
            : one,
        ),
      );
    },
    [refresh, thread.id],
  );

  const waiting = outgoing.find((one) => one.state === "waiting");
  useEffect(() => {
    if (!waiting) return;
    const retry = () => {
      setOutgoing((before) =>
        before.map((one) =>
          one.clientId === waiting.clientId ? { ...one, state: "sending" } : one,
        ),
      );
      void deliver(waiting.clientId, waiting.text);
    };
    const timer = window.setTimeout(retry, retryAfter);
    window.addEventListener("online", retry);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [deliver, waiting]);

  useEffect(() => () => window.clearTimeout(typingTimer.current), []);

  return {
    messages: known,
    outgoing,
    typing,
    refresh,
    send(text: string) {
      const clientId = crypto.randomUUID();
      setOutgoing((before) => [...before, { clientId, text, state: "sending", detail: "" }]);
      void deliver(clientId, text);
    },
    discard(clientId: string) {
      setOutgoing((before) => before.filter((one) => one.clientId !== clientId));
    },
    showEarlier: () => fetchMessages({ before: known[0]?.seq ?? 0 }),
    tellTyping: () => live.send({ type: "typing", conversation_id: thread.id }),
  };
}
