import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { errorResponse } from "~/lib/error-response";
import { addPartyForm } from "~/lib/form/declared/add-party.gen";
import { agreeNamesForm } from "~/lib/form/declared/agree-names.gen";
import { askConflictsForm } from "~/lib/form/declared/ask-conflicts.gen";
import { declineForm } from "~/lib/form/declared/decline.gen";
import { editMessageForm } from "~/lib/form/declared/edit-message.gen";
import { openConversationForm } from "~/lib/form/declared/open-conversation.gen";
import { labelMessageForm } from "~/lib/form/declared/label-message.gen";
import { reportMessageForm } from "~/lib/form/declared/report-message.gen";
import { sendMessageForm } from "~/lib/form/declared/send-message.gen";
import { done, invalid, refused } from "~/lib/form/form-result.server";
import type { FormResult, FormValues } from "~/lib/form/form-result";
import { readForm, sentValues } from "~/lib/form/read-form";
import { afterRecordButton } from "~/lib/form/records";
import { paths, type MessageSide } from "~/lib/paths";

import { uploadFiles } from "./attachment/upload.server";

export type Box = "inbox" | "unread" | "archived";

interface MessageExtra {
  /** The conversation that there already is about a matter. */
  existing?: string;
  /** What a check before the first message found. */
  conflict?: "clear" | "possible";
}

export type MessageResult = FormResult & MessageExtra;
export type LoadedMessages = Awaited<ReturnType<typeof loadMessages>>;
export type Thread = NonNullable<LoadedMessages["thread"]>;
export type Starting = NonNullable<LoadedMessages["start"]>;

const isId = (text: string | null | undefined): text is string => /^[a-v0-9]{26}$/.test(text ?? "");

function boxOf(args: LoaderFunctionArgs | ActionFunctionArgs): Box {
  const option = (args.params.option ?? "inbox").toLowerCase();
  return option === "unread" || option === "archived" ? option : "inbox";
}

export async function loadMessages(args: LoaderFunctionArgs, side: MessageSide) {
  const query = new URL(args.request.url).searchParams;
  const api = apiFor(args);
  const box = boxOf(args);
  const words = query.get("q")?.trim() ?? "";
  const single = args.params.single ?? null;
  const expertId = side === "attorney" ? query.get("expert") : null;
  const before = Number(query.get("before") ?? 0);
  const starts = isId(expertId) && single === null;
  const [page, thread, conflict, start, quote, earlier, designation, asked] = await Promise.all([
    api.get("/api/conversations", {
      query: { box, q: words, page: Number(query.get("page") ?? 1) },
    }),
    single === null
      ? null
      : api.get("/api/conversations/{conversation_id}", { path: { conversation_id: single } }),
    single === null
      ? null
      : api.get("/api/conversations/{conversation_id}/conflict", {
          path: { conversation_id: single },
        }),
    starts ? api.get("/api/conversations/start", { query: { expert_id: expertId } }) : null,
    starts ? api.get("/api/credits/quote") : null,
    single !== null && before > 1
      ? api.get("/api/conversations/{conversation_id}/messages", {
          path: { conversation_id: single },
          query: { before, after: 0 },
        })
      : null,
    single === null
      ? null
      : api.get("/api/conversations/{conversation_id}/designation", {
          path: { conversation_id: single },
        }),
    side === "expert" ? api.get("/api/availability/asked/waiting") : null,
  ]);
  return {
    side,
    box,
    page,
    words,
    /** Requests that the expert hasn't answered. */
    asked: asked?.waiting ?? 0,
    designation: designation && {
      ...designation,
      receipt: designation.receipt && args.context.settings.origin + designation.receipt,
    },
    thread: thread &&
      conflict && { ...thread, conflict, earlier: earlier?.results.toReversed() ?? null },
    start: start && quote && expertId ? { ...start, quote, expertId } : null,
    /** Of a message sent without script. */
    clientId: crypto.randomUUID(),
    editing: Number(query.get("edit") ?? 0),
    before,
    labeling: Number(query.get("label") ?? 0),
    reporting: query.has("report") ? Number(query.get("report") || 0) : null,
    declining: query.has("decline"),
    /** The reason of a note to an expert who isn't retained; another word if none is chosen. */
    noting: side === "attorney" ? query.get("note") : null,
    addingParty: query.has("party") && !query.has("correct"),
    /** The number of a party, or 0. */
    correcting: Number(query.get("correct") ?? 0),
    withdrawing: query.has("withdraw"),
    now: new Date().toISOString(),
  };
}

/** What can be done on the page of messages. */
export async function actOnMessages(args: ActionFunctionArgs, side: MessageSide) {
  const form = await args.request.formData();
  const box = boxOf(args);
  const api = apiFor(args);
  const act = String(form.get("do") ?? "");
  if (act === "open") {
    const button = String(form.get("intent") ?? "");
    const values = afterRecordButton(openConversationForm, button, sentValues(form));
    if (values) return invalid<MessageExtra & { values: FormValues }>(args, form, {}, { values });
    if (button === "check") return checkConflicts(args, form);
    const sent = await api.call("post", "/api/conversations", {
      body: readForm<Schema<"MessageOpenForm">>(openConversationForm, sentValues(form)),
    });
    if (sent.ok) return redirect(paths.conversation(side, "inbox", sent.data.id));
    const existing = sent.data?.conversation_id;
    return refused<MessageExtra>(args, form, sent, {
      existing: typeof existing === "string" ? existing : undefined,
      conflict: sent.data?.conflict === "possible" ? "possible" : undefined,
    });
  }
  const path = { conversation_id: args.params.single ?? "" };
  const here = paths.conversation(side, box, path.conversation_id);
  switch (act) {
    case "send": {
      const problem = await uploadFiles(args, form, path.conversation_id);
      if (problem) return invalid<MessageExtra>(args, form, { attachments: [problem] });
      const seen = Number(form.get("seen") ?? 0);
      // Whoever answers has read what they saw.
      if (seen > 0)
        await api.call("post", "/api/conversations/{conversation_id}/read", {
          path,
          body: { seq: seen },
        });
      const sent = await api.call("post", "/api/conversations/{conversation_id}/messages", {
        path,
        body: readForm<Schema<"MessageSendForm">>(sendMessageForm, sentValues(form)),
      });
      return sent.ok ? redirect(here) : refused<MessageExtra>(args, form, sent);
    }
    case "edit": {
      const sent = await api.call("put", "/api/conversations/{conversation_id}/messages/{seq}", {
        path: { ...path, seq: Number(form.get("seq") ?? 0) },
        body: readForm<Schema<"MessageEditForm">>(editMessageForm, sentValues(form)),
      });
      return sent.ok ? redirect(here) : refused<MessageExtra>(args, form, sent);
    }
    case "label": {
      const sent = await api.call(
        "put",
        "/api/conversations/{conversation_id}/messages/{seq}/label",
        {
          path: { ...path, seq: Number(form.get("seq") ?? 0) },
          body: readForm<Schema<"MessageLabelForm">>(labelMessageForm, sentValues(form)),
        },
      );
      return sent.ok ? redirect(here) : refused<MessageExtra>(args, form, sent);
    }
    case "read": {
      const sent = await api.call("post", "/api/conversations/{conversation_id}/read", {
        path,
        body: { seq: Number(form.get("seq") ?? 0) },
      });
      return sent.ok ? redirect(here) : refused<MessageExtra>(args, form, sent);
    }
    case "add-party": {
      const sent = await api.call("post", "/api/conversations/{conversation_id}/parties", {
        path,
        body: readForm<Schema<"ConflictPartyForm">>(addPartyForm, sentValues(form)),
      });
      if (!sent.ok) return refused<MessageExtra>(args, form, sent);
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(here);
    }
    case "correct-party":
    case "remove-party": {
      const party = { path: { ...path, number: Number(form.get("number") ?? 0) } };
      const sent =
        act === "remove-party"
          ? await api.call("delete", "/api/conversations/{conversation_id}/parties/{number}", party)
          : await api.call("put", "/api/conversations/{conversation_id}/parties/{number}", {
              ...party,
              body: readForm<Schema<"ConflictPartyForm">>(addPartyForm, sentValues(form)),
            });
      if (!sent.ok) return refused<MessageExtra>(args, form, sent);
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(here);
    }
    case "agree": {
      const sent = await api.call("put", "/api/conversations/{conversation_id}/names", {
        path,
        body: readForm<Schema<"ConflictAgreeForm">>(agreeNamesForm, sentValues(form)),
      });
      if (sent.ok) return done<MessageExtra>(args, form, { message: sent.data.detail });
      if (sent.status !== 409) return refused<MessageExtra>(args, form, sent);
      // The other one changed their mind since the page was loaded, so it's loaded again.
      args.context.flash.leave({ level: "error", text: sent.detail });
      return redirect(here);
    }
    case "decline": {
      const sent = await api.call("post", "/api/conversations/{conversation_id}/decline", {
        path,
        body: readForm<Schema<"MessageDeclineForm">>(declineForm, sentValues(form)),
      });
      if (!sent.ok) return refused<MessageExtra>(args, form, sent);
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(here);
    }
    case "designate": {
      const sent = await api.call("post", "/api/conversations/{conversation_id}/designation", {
        path,
      });
      return sent.ok ? redirect(here) : refused<MessageExtra>(args, form, sent);
    }
    case "confirm-designation":
    case "withdraw-designation": {
      const id = String(form.get("id") ?? "");
      const sent =
        act === "confirm-designation"
          ? await api.call("post", "/api/conversations/{conversation_id}/designation/confirm", {
              path,
              body: { id },
            })
          : await api.call("post", "/api/conversations/{conversation_id}/designation/withdraw", {
              path,
              body: { id, confirmed: form.has("confirmed") },
            });
      return sent.ok ? redirect(here) : refused<MessageExtra>(args, form, sent);
    }
    case "report": {
      const sent = await api.call("post", "/api/conversations/{conversation_id}/report", {
        path,
        body: readForm<Schema<"MessageReportForm">>(reportMessageForm, sentValues(form)),
      });
      if (!sent.ok) return refused<MessageExtra>(args, form, sent);
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(here);
    }
    case "archive":
    case "restore":
    case "mute":
    case "unmute":
    case "block":
    case "unblock": {
      const sent = await api.call("post", `/api/conversations/{conversation_id}/${act}`, { path });
      if (!sent.ok) return refused<MessageExtra>(args, form, sent);
      if (act !== "archive") return done<MessageExtra>(args, form, { message: sent.data.detail });
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(paths.messages(side, box));
    }
  }
  throw errorResponse(400, "There is no such action");
}

/** Compares the parties without sending anything. */
async function checkConflicts(args: ActionFunctionArgs, form: FormData) {
  const checked = await apiFor(args).call("post", "/api/conflict-checks", {
    body: readForm<Schema<"ConflictAskForm">>(askConflictsForm, sentValues(form)),
  });
  return checked.ok
    ? done<MessageExtra>(args, form, { message: null, conflict: checked.data.result })
    : refused<MessageExtra>(args, form, checked);
}

/** For the dashboard. Null for people who have no conversations, such as staff. */
export async function loadWaiting(args: LoaderFunctionArgs) {
  const waiting = await apiFor(args).call("get", "/api/conversations/waiting");
  return waiting.ok ? waiting.data : null;
}
