import type { ActionFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";

const maxLength = 2_000;

/** A path of our own that can be remembered; null for whatever a browser could read as another site. */
export function ownPath(next: string | null): string | null {
  if (!next || next.length > maxLength || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return null;
  return next;
}

/** Where somebody lands who has just signed in: the path he wanted, if the BFF lets him go there, else his dashboard. */
export async function landingFor(args: ActionFunctionArgs, access: string, next: string | null): Promise<string> {
  const wanted = ownPath(next);
  const answer = await apiFor(args).call<Schema<"Navigation">>({
    path: "/api/navigation",
    query: { path: wanted ?? "/" },
    token: access,
  });
  if (!answer.ok) return "/";
  const { verdict, dashboard_route } = answer.data;
  return wanted !== null && verdict.allow && verdict.reason === "ok" ? wanted : dashboard_route || "/";
}
