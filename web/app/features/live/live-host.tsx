import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { onSessionEnd } from "~/features/session/session-channel";
import type { Schema } from "~/lib/api-types";
import { leadsTo, type MenuItem } from "~/lib/menu";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import { creditsAfter } from "./credits-after";
import { creditStore, noticeStore, unreadStore } from "./news-store";
import { liveConnection, useLive } from "./use-live";

type Props = {
  session: Schema<"SessionView">;
  menu: readonly MenuItem[];
  credits: Schema<"NavCredits"> | null | undefined;
  notices: Schema<"NavNotifications"> | null | undefined;
};

/**
 * Connects while someone is signed in, and keeps what news says of unread conversations,
 * notifications, and credits.
 */
export function LiveHost({ session, menu, credits, notices }: Props) {
  const { revalidate } = useRevalidator();
  const writes =
    leadsTo(menu, paths.messages("attorney")) || leadsTo(menu, paths.messages("expert"));
  const asked = useRef(0);
  const askedNotices = useRef(0);
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
      unreadStore.set(null);
      noticeStore.set(null);
      creditStore.set(null);
    };
  }, [session.email]);

  // The page's own numbers are as old as its data.
  useEffect(() => unreadStore.set(null), [menu]);
  useEffect(() => noticeStore.set(null), [notices]);
  useEffect(() => creditStore.set(null), [credits]);

  useLive((event) => {
    if (event.type === "ended") latest.current(); // runs the guard again
    const shown = creditStore.get() ?? credits;
    if (shown) creditStore.set(creditsAfter(shown, event));
    if (event.type === "notification" || event.type === "catch-up") {
      const turn = ++askedNotices.current;
      void sendJson<Schema<"NotificationsUnread">>("GET", paths.unreadNotices()).then((got) => {
        if (got.ok && turn === askedNotices.current) noticeStore.set(got.data.unread);
      });
    }
    if (!writes || (event.type !== "message" && event.type !== "catch-up")) return;
    const turn = ++asked.current;
    void sendJson<Schema<"ConversationsUnread">>("GET", paths.unreadApi()).then((got) => {
      if (got.ok && turn === asked.current) unreadStore.set(got.data.unread); // the last one asked
    });
  });
  return null;
}
