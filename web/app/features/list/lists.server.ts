import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { ownPath } from "~/lib/address/own-path";
import { apiFor, notFoundText } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { errorResponse } from "~/lib/error-response";
import { listDetailsForm } from "~/lib/form/declared/list-details.gen";
import { listMemberForm } from "~/lib/form/declared/list-member.gen";
import { listNoteForm } from "~/lib/form/declared/list-note.gen";
import { renameListForm } from "~/lib/form/declared/rename-list.gen";
import { done, refused } from "~/lib/form/form-result.server";
import type { FormResult } from "~/lib/form/form-result";
import { readForm, sentValues } from "~/lib/form/read-form";
import { paths } from "~/lib/paths";

import { cardsOf, conversationsWith } from "./cards.server";
import { makeLink } from "./shared.server";
import { isStage } from "./stages";

interface ListExtra {
  /** Experts that were removed and can be put back. */
  undo?: readonly string[];
  /** What someone else wrote in the meantime. */
  conflict?: { note: string; version: number } | null;
  renamed?: { name: string; description: string; version: number } | null;
  /** A new link. It can't be had again. */
  link?: string;
}

export type ListResult = FormResult & ListExtra;

export type LoadedLists = Awaited<ReturnType<typeof loadLists>>;
export type LoadedAddition = NonNullable<Awaited<ReturnType<typeof loadAddition>>>;
export type LoadedList = Awaited<ReturnType<typeof loadList>>;

/** How many experts can be added at once. */
const mostAtOnce = 100;

export async function loadLists(args: LoaderFunctionArgs, archived: boolean) {
  const query = new URL(args.request.url).searchParams;
  const api = apiFor(args);
  const [page, shared] = await Promise.all([
    api.get("/api/lists", { query: { page: Number(query.get("page") ?? 1), archived } }),
    archived ? null : api.get("/api/lists/shared"),
  ]);
  return {
    page,
    shared: shared?.results ?? [],
    archived,
    deleted: query.get("deleted"),
    starting: !archived && query.has("new"),
  };
}

/** Null if the address names no experts to add. */
export async function loadAddition(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const expertIds = [...new Set(query.getAll("add"))].filter(isId).slice(0, mostAtOnce);
  const first = expertIds[0];
  if (first === undefined) return null;
  const api = apiFor(args);
  const [{ results: choices }, cards] = await Promise.all([
    api.get("/api/lists/choices", { query: { id: expertIds } }),
    api.get("/api/experts/cards", { query: { id: [first] } }),
  ]);
  return {
    expertIds,
    name: cards.results[0]?.name ?? "this expert",
    choices,
    from: ownPath(query.get("from") ?? "") ?? paths.search(),
  };
}

export async function loadList(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const api = apiFor(args);
  const path = pathOf(args);
  const [{ entries, deadlines, at, ...list }, members, { results: events }] = await Promise.all([
    api.get("/api/lists/{list_id}", { path }),
    api.get("/api/lists/{list_id}/members", { path }),
    api.get("/api/lists/{list_id}/events", { path }),
  ]);
  const sharing = query.has("share");
  const [cards, links, conversations] = await Promise.all([
    cardsOf(args, [
      ...new Set([...entries, ...events].map(({ expert_id: id }) => id).filter((id) => id !== "")),
    ]),
    sharing && list.role === "owner" ? api.get("/api/lists/{list_id}/codes", { path }) : null,
    conversationsWith(
      args,
      entries.map(({ expert_id: id }) => id),
    ),
  ]);
  return {
    list,
    // No card if the profile can't be opened any more.
    entries: entries.map((entry) => ({
      ...entry,
      card: cards.get(entry.expert_id) ?? null,
      conversationId: conversations.get(entry.expert_id) ?? null,
    })),
    deadlines,
    now: at,
    noting: query.get("note"),
    renaming: query.has("rename"),
    links: links?.results ?? null,
    sharing,
    members,
    events,
    /** Of the experts in the events. */
    names: Object.fromEntries(
      events.flatMap(({ expert_id: id }) => {
        const card = cards.get(id);
        return card ? [[id, card.name]] : [];
      }),
    ),
  };
}

/** What can be done on the page of all lists. */
export async function actOnLists(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const expertIds = form.getAll("expert_id").map(String);
  const from = ownPath(text("from"));
  const api = apiFor(args);
  switch (text("do")) {
    case "create": {
      const made = await api.call("post", "/api/lists", {
        query: expertIds.length > 0 ? { expert: expertIds } : {},
        body: readForm<Schema<"ListDetailsForm">>(listDetailsForm, sentValues(form)),
      });
      if (!made.ok) return refused<ListExtra>(args, form, made);
      args.context.flash.leave({ level: "success", text: made.data.detail });
      return redirect(from ?? paths.list(made.data.id));
    }
    case "add": {
      const added = await api.call("post", "/api/lists/{list_id}/experts", {
        path: { list_id: text("list_id") },
        body: { expert_ids: expertIds },
      });
      if (!added.ok) return refused<ListExtra>(args, form, added);
      args.context.flash.leave({ level: "success", text: added.data.detail });
      return redirect(from ?? paths.list(added.data.id));
    }
    case "undelete": {
      const back = await api.call("post", "/api/lists/{list_id}/undelete", {
        path: { list_id: text("list_id") },
      });
      if (!back.ok) return refused<ListExtra>(args, form, back);
      args.context.flash.leave({ level: "success", text: back.data.detail });
      return redirect(paths.list(back.data.id));
    }
  }
  throw errorResponse(400, "There is no such action");
}

/** What can be done on the page of one list. */
export async function actOnList(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const api = apiFor(args);
  const path = pathOf(args);
  const here = paths.list(path.list_id);
  const expert = { ...path, expert_id: text("expert_id") };
  const flashed = (detail: string, to: string) => {
    args.context.flash.leave({ level: "success", text: detail });
    return redirect(to);
  };
  switch (text("do")) {
    case "move": {
      const stage = text("stage");
      const sent = await api.call("put", "/api/lists/{list_id}/experts/{expert_id}/place", {
        path: expert,
        body: {
          stage: isStage(stage) ? stage : "considering",
          after: text("after"),
          version: Number(text("version")),
        },
      });
      return sent.ok ? redirect(here) : refused<ListExtra>(args, form, sent);
    }
    case "note": {
      const sent = await api.call("put", "/api/lists/{list_id}/experts/{expert_id}/note", {
        path: expert,
        body: readForm<Schema<"ListNoteForm">>(listNoteForm, sentValues(form)),
      });
      if (sent.ok) return redirect(here);
      return refused<ListExtra>(args, form, sent, { conflict: conflictOf<"conflict">(sent) });
    }
    case "rename": {
      const sent = await api.call("put", "/api/lists/{list_id}", {
        path,
        body: readForm<Schema<"ListRenameForm">>(renameListForm, sentValues(form)),
      });
      if (sent.ok) return flashed(sent.data.detail, here);
      return refused<ListExtra>(args, form, sent, { renamed: conflictOf<"renamed">(sent) });
    }
    case "remove": {
      const sent = await api.call("post", "/api/lists/{list_id}/experts/remove", {
        path,
        body: { expert_ids: form.getAll("expert_id").map(String) },
      });
      if (!sent.ok) return refused<ListExtra>(args, form, sent);
      return done<ListExtra>(args, form, { message: sent.data.detail, undo: sent.data.expert_ids });
    }
    case "put-back": {
      const sent = await api.call("post", "/api/lists/{list_id}/experts/put-back", {
        path,
        body: { expert_ids: form.getAll("expert_id").map(String) },
      });
      return sent.ok ? flashed(sent.data.detail, here) : refused<ListExtra>(args, form, sent);
    }
    case "share":
      return makeLink(args, form, path.list_id);
    case "revoke": {
      const sent = await api.call("post", "/api/lists/{list_id}/codes/{code_id}/revoke", {
        path: { ...path, code_id: text("code_id") },
      });
      return sent.ok
        ? flashed(sent.data.detail, paths.list(path.list_id, { share: "1" }))
        : refused<ListExtra>(args, form, sent);
    }
    case "add-member":
    case "change-member": {
      const sent = await api.call("put", "/api/lists/{list_id}/members", {
        path,
        body: readForm<Schema<"ListMemberForm">>(listMemberForm, sentValues(form)),
      });
      if (!sent.ok) return refused<ListExtra>(args, form, sent);
      return done<ListExtra>(args, form, { message: sent.data.detail });
    }
    case "remove-member": {
      const sent = await api.call("post", "/api/lists/{list_id}/members/remove", {
        path,
        body: { email: text("email") },
      });
      return sent.ok
        ? flashed(sent.data.detail, paths.list(path.list_id, { share: "1" }))
        : refused<ListExtra>(args, form, sent);
    }
    case "leave": {
      const sent = await api.call("post", "/api/lists/{list_id}/members/leave", { path });
      return sent.ok
        ? flashed(sent.data.detail, paths.lists())
        : refused<ListExtra>(args, form, sent);
    }
    case "copy": {
      const sent = await api.call("post", "/api/lists/{list_id}/copy", { path });
      return sent.ok
        ? flashed(sent.data.detail, paths.list(sent.data.id))
        : refused<ListExtra>(args, form, sent);
    }
    case "archive": {
      const sent = await api.call("post", "/api/lists/{list_id}/archive", { path });
      return sent.ok
        ? flashed(sent.data.detail, paths.lists())
        : refused<ListExtra>(args, form, sent);
    }
    case "restore": {
      const sent = await api.call("post", "/api/lists/{list_id}/restore", { path });
      return sent.ok ? flashed(sent.data.detail, here) : refused<ListExtra>(args, form, sent);
    }
    case "delete": {
      const sent = await api.call("delete", "/api/lists/{list_id}", { path });
      return sent.ok
        ? redirect(paths.lists({ deleted: path.list_id }))
        : refused<ListExtra>(args, form, sent);
    }
  }
  throw errorResponse(400, "There is no such action");
}

function pathOf({ params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const id = params.list_id ?? "";
  if (!isId(id)) throw errorResponse(404, notFoundText);
  return { list_id: id };
}

const isId = (text: string) => /^[a-v0-9]{26}$/.test(text);

/** The other value of a conflict, or null for other failures. */
function conflictOf<Name extends keyof ListExtra>(failure: {
  status: number | null;
  data: Record<string, unknown> | null;
}): ListExtra[Name] {
  return failure.status === 409 && typeof failure.data?.version === "number"
    ? (failure.data as unknown as ListExtra[Name])
    : undefined;
}
