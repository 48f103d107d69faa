import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, getWhereAllowed, thrownFor, type ApiFailure } from "~/lib/api.server";
import { errorAnswer } from "~/lib/error-answer";
import { paths } from "~/lib/paths";
import type { FieldErrors } from "~/lib/response-text";
import { stepUpNeeded } from "~/lib/step-up.server";

import { usersQuery } from "./users-filter";

export async function loadUsers(args: LoaderFunctionArgs) {
  const users = await getWhereAllowed(args, "/api/admin/users", {
    query: usersQuery(new URL(args.request.url).searchParams),
  });
  return { users, now: new Date().toISOString() };
}

export async function loadUser(args: LoaderFunctionArgs) {
  const userId = args.params.user_id ?? "";
  const [user, log] = await Promise.all([
    getWhereAllowed(args, "/api/admin/users/{id}", { path: { id: userId } }),
    getWhereAllowed(args, "/api/admin/audit", { query: { kind: "account", subject: userId } }),
  ]);
  return { user, entries: (log.results ?? []).slice(0, 8) };
}

/** Why nothing was done, with what was typed. */
export interface UserRefusal {
  does: string;
  text: string;
  fields: FieldErrors;
  typed: Record<string, string>;
  groups: string[];
  attempt: string;
}

async function refusalOf(args: ActionFunctionArgs, failure: ApiFailure, form: FormData) {
  const confirm = await stepUpNeeded(args, form, failure);
  if (confirm) throw confirm;
  if (failure.status !== 403 && failure.status !== 409 && failure.status !== 422)
    throw thrownFor(failure);
  const refusal: UserRefusal = {
    does: String(form.get("do") ?? ""),
    text: failure.detail,
    fields: failure.errors ?? {},
    typed: Object.fromEntries(
      [...form]
        .filter(([name, value]) => name !== "groups" && typeof value === "string")
        .map(([name, value]) => [name, String(value)]),
    ),
    groups: form.getAll("groups").map(String),
    attempt: args.context.requestId,
  };
  return data(refusal, { status: failure.status ?? 422 });
}

const actions = ["suspend", "restore", "end-sessions", "reset-factor", "invite-again"] as const;

/** The groups that were ticked. The BFF refuses what is none. */
function groupsIn(form: FormData) {
  return form.getAll("groups").map(String) as Schema<"GroupsInputBody">["groups"];
}

/** Does one thing to an account. */
export async function actOnUser(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const action = actions.find((one) => one === form.get("do"));
  const changesGroups = form.get("do") === "groups";
  if (!action && !changesGroups) throw errorAnswer(400, "There is no such action");
  const userId = args.params.user_id ?? "";
  const reason = String(form.get("reason") ?? "");
  const path = { id: userId };
  const result = action
    ? await apiFor(args).call("post", `/api/admin/users/{id}/${action}`, { path, body: { reason } })
    : await apiFor(args).call("post", "/api/admin/users/{id}/groups", {
        path,
        body: { reason, groups: groupsIn(form) },
      });
  if (!result.ok) return refusalOf(args, result, form);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.user(userId));
}

/** Refuses the form to whom its sending would be refused. */
export async function mayInvite(args: LoaderFunctionArgs) {
  await getWhereAllowed(args, "/api/admin/users", { query: { group: "Admin" } });
  return null;
}

/** Makes an account and mails its invitation. */
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
  if (!result.ok) return refusalOf(args, result, form);
  args.context.flash.leave({ level: "success", text: result.data.detail });
  return redirect(paths.user(result.data.id));
}
