import { useEffect, useRef, type RefObject } from "react";

import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

type Options = {
  conversationId: string;
  /** The last message of the other one, which `end` marks. */
  seq: number;
  /** Up to where it's read already. */
  read: number;
  end: RefObject<HTMLElement>;
  onRead: () => void;
};

/** Counts as read what is in view while the page is visible and has the focus. */
export function useReadCursor({ conversationId, seq, read, end, onRead }: Options): void {
  const sent = useRef(0);
  const done = useRef(onRead);
  useEffect(() => {
    done.current = onRead;
  });
  useEffect(() => {
    const mark = end.current;
    if (!mark || seq <= read || !("IntersectionObserver" in window)) return;
    let seen = false;
    const look = () => {
      if (!seen || seq <= sent.current) return;
      if (document.visibilityState !== "visible" || !document.hasFocus()) return;
      sent.current = seq;
      void sendJson("POST", paths.conversationApi(conversationId, "read"), { seq }).then(
        (reply) => {
          if (reply.ok) done.current();
          else sent.current = 0;
        },
      );
    };
    const observer = new IntersectionObserver((entries) => {
      seen = entries.some(({ isIntersecting }) => isIntersecting);
      look();
    });
    observer.observe(mark);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [conversationId, end, read, seq]);
}
