import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";
import { errorResponse } from "~/lib/error-response";
import { refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

import { accountChanges } from "./account-changes";
import { chosenSessions } from "./chosen-sessions";

export async function loadUsers(args: LoaderFunctionArgs) {
  const users = await apiFor(args).get("/api/admin/users", {
    query: new URL(args.request.url).searchParams,
  });
  return { users, now: new Date().toISOString() };
}

export async function loadUser(args: LoaderFunctionArgs) {
  const userId = args.params.user_id ?? "";
  const api = apiFor(args);
  const [user, log] = await Promise.all([
    api.get("/api/admin/users/{id}", { path: { id: userId } }),
    api.get("/api/admin/audit", { query: { kind: "account", subject: userId } }),
  ]);
  const entries = accountChanges(log.results ?? []).slice(0, 8);
  return { user, entries, now: new Date().toISOString() };
}

const actions = ["suspend", "restore", "end-sessions", "reset-factor", "invite-again"] as const;

/** The BFF checks them. */
function groupsIn(form: FormData) {
  return form.getAll("groups").map(String) as Schema<"GroupsForm">["groups"];
}

export async function actOnUser(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const action = actions.find((one) => one === form.get("do"));
  const changesGroups = form.get("do") === "groups";
  const endsChosen = form.get("do") === "end-chosen-sessions";
  if (!action && !changesGroups && !endsChosen) throw errorResponse(400, "There is no such action");
  const userId = args.params.user_id ?? "";
  const reason = String(form.get("reason") ?? "");
  const path = { id: userId };
  const api = apiFor(args);
  const result = action
    ? await api.call("post", `/api/admin/users/{id}/${action}`, { path, body: { reason } })
    : endsChosen
      ? await api.call("post", "/api/admin/users/{id}/end-chosen-sessions", {
          path,
          body: { reason, sessions: chosenSessions(form.getAll("sessions").map(String)) },
        })
      : await api.call("post", "/api/admin/users/{id}/groups", {
          path,
          body: { reason, groups: groupsIn(form) },
        });
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.user(userId));
}

export async function inviteUser(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const result = await apiFor(args).call("post", "/api/admin/users/invite", {
    body: {
      name: text("name"),
      email: text("email"),
      groups: groupsIn(form),
      reason: text("reason"),
    },
  });
  if (!result.ok) return refused(args, form, result);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.user(result.data.id));
}
