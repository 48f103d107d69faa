import type { Schema } from "~/lib/api-types";

import type { Bff, Headers } from "./bff";
import type { RequestPath } from "../request-path";
import type { GuardName } from "./route-guards";
import type { WebSession } from "./session-cookie";

export type SessionChange =
  { kind: "none" } | { kind: "renewed"; session: WebSession } | { kind: "ended"; text: string };

type Verdict =
  | {
      kind: "pass";
      navigation: Schema<"Navigation"> | null;
      session: WebSession | null;
      missing: boolean;
    }
  | { kind: "redirect"; location: string; status: number };

interface Guarded {
  verdict: Verdict;
  change: SessionChange;
}

/** Reports whether the session is in the last seventh of its lifetime. */
function isDue(session: WebSession, now: number): boolean {
  return session.accessExpiresAt - now < session.accessLifetime / 7;
}

/** Renews a session if it's due. Only a refusal ends it; while the BFF is down, it stays. */
export async function renewWhenDue(
  bff: Bff,
  session: WebSession | null,
  now: number,
  headers: Headers,
): Promise<{ session: WebSession | null; change: SessionChange }> {
  if (session === null || !isDue(session, now)) return { session, change: { kind: "none" } };
  return renewed(bff, session, now, headers);
}

async function renewed(bff: Bff, session: WebSession, now: number, headers: Headers) {
  if (session.refreshExpiresAt <= now) {
    return { session: null, change: { kind: "ended", text: sessionEndedText } as SessionChange };
  }
  const renewal = await bff.renew(session.refresh, headers);
  switch (renewal.state) {
    case "renewed":
      return {
        session: renewal.session,
        change: { kind: "renewed", session: renewal.session } as SessionChange,
      };
    case "ended":
      return { session: null, change: { kind: "ended", text: renewal.text } as SessionChange };
    case "away":
      return { session, change: { kind: "none" } as SessionChange };
  }
}

const sessionEndedText = "Your session expired. Please sign in again.";

interface GuardRequest {
  path: RequestPath;
  guard: GuardName;
  session: WebSession | null;
  demo: boolean;
  headers: Headers;
}

/**
 * Characters. A longer query isn't sent to the BFF, because escaping could make the URL too long for
 * servers. A sign-in then returns to the page without its query.
 */
const longestSearch = 4_000;

/** Decides about a request. Renews the session at most once. */
export async function guard(bff: Bff, request: GuardRequest, now: number): Promise<Guarded> {
  const { path, headers } = request;
  const asked = path.page + (path.search.length > longestSearch ? "" : path.search);
  let { session, change } = await renewWhenDue(bff, request.session, now, headers);
  let navigation = await bff.navigation(asked, session?.access ?? null, headers);

  if (navigation && session && navigation.token !== "valid") {
    if (change.kind === "none") ({ session, change } = await renewed(bff, session, now, headers));
    else
      ({ session, change } = { session: null, change: { kind: "ended", text: sessionEndedText } });
    const away = session !== null && change.kind === "none";
    navigation = away ? null : await bff.navigation(asked, session?.access ?? null, headers);
    if (navigation && session && navigation.token !== "valid") {
      ({ session, change } = { session: null, change: { kind: "ended", text: sessionEndedText } });
    }
  }
  return { verdict: verdictOf(request, navigation, session, change.kind === "ended"), change };
}

function verdictOf(
  { path, guard: name, demo }: GuardRequest,
  navigation: Schema<"Navigation"> | null,
  session: WebSession | null,
  ended: boolean,
): Verdict {
  if (navigation === null) return { kind: "pass", navigation, session, missing: false };
  if (name !== "table")
    return { kind: "pass", navigation, session, missing: name === "demo" && !demo };
  const { verdict } = navigation;
  if (!verdict.allow && verdict.redirect?.startsWith("/")) {
    return {
      kind: "redirect",
      location: targetOf(path, verdict, ended),
      status: verdict.status === 301 ? 301 : 302,
    };
  }
  return {
    kind: "pass",
    navigation,
    session,
    missing: !verdict.allow || verdict.reason === "not-found",
  };
}

function targetOf(
  path: RequestPath,
  verdict: Schema<"Navigation">["verdict"],
  ended: boolean,
): string {
  const target = new URL(verdict.redirect ?? "/", "http://web");
  if (verdict.reason === "moved" && target.search === "") target.search = path.search;
  if (verdict.reason === "sign-in") {
    const next = target.searchParams.get("next") ?? path.page + path.search;
    target.search = "";
    if (ended) target.searchParams.set("tokenExpired", "true");
    target.searchParams.set("next", next);
  }
  return target.pathname + target.search;
}
