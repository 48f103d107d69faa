import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { clearEndedSession } from "~/features/session/clear-session";
import { onSessionEnd } from "~/features/session/session-channel";
import {
  endedSince,
  forgetSession,
  readSessionRecord,
  writeSessionRecord,
} from "~/features/session/session-record";
import type { RootData } from "~/lib/root-data";

/** Syncs the browser's session data with the server in every tab. */
export function SessionSync({
  session,
  times,
  navigation,
}: Pick<RootData, "session" | "times" | "navigation">) {
  const { revalidate } = useRevalidator();
  const { route, layout } = navigation;

  useEffect(() => {
    if (session && times) writeSessionRecord(session, times, { route, layout });
    else if (readSessionRecord()) clearEndedSession();
  }, [session, times, route, layout]);

  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  const signedIn = useRef(session !== null);
  useEffect(() => {
    // This page was loading while another tab signed out: only the server knows what is true now.
    if (signedIn.current && endedSince(performance.timeOrigin)) latest.current();
  }, []);
  useEffect(
    () =>
      onSessionEnd(() => {
        forgetSession();
        // Runs the guard again, so protected pages lead to sign-in.
        latest.current();
      }),
    [],
  );
  return null;
}
