import { useCallback, useEffect, useRef, useState } from "react";

import { answerWithin, useLive } from "~/features/live/use-live";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import type { Uploads } from "./attachment/uploads";
import { gapAfter, merged, type Message } from "./merge";
import type { Thread } from "./messages.server";
import { useOutbox } from "./use-outbox";
import { useRefresh } from "./use-refresh";

/** Milliseconds that someone counts as typing after they last typed. */
const typingFor = 6000;
/** Milliseconds until what wasn't answered is asked for again. */
const askAgain = 4000;

/**
 * The messages of an open conversation: those of the page, those loaded since, and those on their
 * way. News only says to look; what the server answers is the truth. Looking asks for messages
 * first, which can fail without harm: loading a page without a connection would replace it.
 */
export function useThread(thread: Thread, uploads: Uploads) {
  const refresh = useRefresh();
  const [known, setKnown] = useState<readonly Message[]>(thread.earlier ?? thread.messages);
  const [typing, setTyping] = useState(false);
  const [gapTries, setGapTries] = useState(0);
  const typingTimer = useRef<number>();
  const last = useRef(0);
  const again = useRef<number>();
  const gone = useRef(false);
  useEffect(() => {
    last.current = known.at(-1)?.seq ?? 0;
  }, [known]);

  useEffect(() => setKnown((before) => merged(before, thread.messages)), [thread]);

  const fetchMessages = useCallback(
    async (query: { before?: number; after?: number }) => {
      const got = await sendJson<Schema<"CursorMessageViewInt64">>(
        "GET",
        paths.conversationApi(thread.id, "messages", query),
        undefined,
        {},
        answerWithin,
      );
      if (got.ok) setKnown((before) => merged(before, got.data.results));
      return got.ok ? "got" : got.status >= 400 && got.status < 500 ? "refused" : "failed";
    },
    [thread.id],
  );
  const look = useCallback(async () => {
    window.clearTimeout(again.current);
    const got = await fetchMessages({ after: last.current });
    window.clearTimeout(again.current);
    if (got === "got") refresh();
    if (got === "failed" && !gone.current)
      again.current = window.setTimeout(() => void look(), askAgain);
  }, [fetchMessages, refresh]);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      window.clearTimeout(again.current);
    };
  }, []);

  // After a long absence, more may be missing than a page has.
  const gap = gapAfter(known);
  useEffect(() => {
    if (gap === null) return;
    let timer: number | undefined;
    void fetchMessages({ after: gap }).then((got) => {
      if (got === "failed")
        timer = window.setTimeout(() => setGapTries((before) => before + 1), askAgain);
    });
    return () => window.clearTimeout(timer);
  }, [fetchMessages, gap, gapTries]);

  const { outgoing, arrived, discard, send } = useOutbox(uploads, (message) => {
    setKnown((before) => merged(before, [message]));
    void look();
  });
  useEffect(() => arrived(known), [arrived, known]);

  const live = useLive((event) => {
    const here = event.conversation_id === thread.id;
    if (event.type === "typing") {
      if (!here) return;
      setTyping(true);
      window.clearTimeout(typingTimer.current);
      typingTimer.current = window.setTimeout(() => setTyping(false), typingFor);
      return;
    }
    if (event.type !== "catch-up" && event.type !== "message") return;
    if (here && event.kind === "sent") setTyping(false);
    // What changed above the last page isn't loaded with it, and what isn't shown needn't be.
    const changed = event.kind === "edited" || event.kind === "labeled" ? (event.seq ?? 0) : 0;
    if (here && changed >= (known[0]?.seq ?? Infinity) && changed < (thread.messages[0]?.seq ?? 0))
      void fetchMessages({ before: changed + 1 });
    void look();
  });

  useEffect(() => () => window.clearTimeout(typingTimer.current), []);

  return {
    messages: known,
    outgoing,
    typing,
    refresh,
    send,
    discard,
    showEarlier: () => fetchMessages({ before: known[0]?.seq ?? 0 }),
    tellTyping: () => live.send({ type: "typing", conversation_id: thread.id }),
  };
}
