import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { onSessionEnd } from "~/features/session/session-channel";
import type { Schema } from "~/lib/api-types";
import { leadsTo, type MenuItem } from "~/lib/menu";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import { setUnread } from "./unread-store";
import { liveConnection, useLive } from "./use-live";

type Props = { session: Schema<"SessionView">; menu: readonly MenuItem[] };

/** Connects while someone is signed in, and keeps the number of unread conversations. */
export function LiveHost({ session, menu }: Props) {
  const { revalidate } = useRevalidator();
  const writes =
    leadsTo(menu, paths.messages("attorney")) || leadsTo(menu, paths.messages("expert"));
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });

  useEffect(() => {
    const live = liveConnection();
    live.start();
    const wake = () => {
      if (document.visibilityState === "visible") live.wake();
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    window.addEventListener("pageshow", wake);
    const forget = onSessionEnd(() => live.stop());
    return () => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      window.removeEventListener("pageshow", wake);
      forget();
      live.stop();
      setUnread(null);
    };
  }, [session.email]);

  // The menu's own number is as old as the page's data.
  useEffect(() => setUnread(null), [menu]);

  useLive((event) => {
    if (event.type === "ended") latest.current(); // runs the guard again
    if (!writes || (event.type !== "message" && event.type !== "catch-up")) return;
    void sendJson<Schema<"ConversationsUnread">>("GET", paths.unreadApi()).then((got) => {
      if (got.ok) setUnread(got.data.unread);
    });
  });
  return null;
}
