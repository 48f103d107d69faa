import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import { errorResponse } from "~/lib/error-response";
import type { FormResult } from "~/lib/form/form-result";
import { invalid, refused } from "~/lib/form/form-result.server";
import { paths, type MessageSide } from "~/lib/paths";

import { uploadFiles } from "../attachment/upload.server";

export type LoadedMaterials = Awaited<ReturnType<typeof loadMaterials>>;

const idIn = (args: LoaderFunctionArgs | ActionFunctionArgs) => args.params.single ?? "";

export async function loadMaterials(args: LoaderFunctionArgs, side: MessageSide) {
  const materials = await apiFor(args).get("/api/conversations/{conversation_id}/materials", {
    path: { conversation_id: idIn(args) },
  });
  const replaces = new URL(args.request.url).searchParams.get("replace");
  return {
    side,
    box: args.params.option ?? "inbox",
    conversationId: idIn(args),
    materials,
    /** The document of which a new version is being sent. */
    replacing: materials.results.find(({ id, own }) => own && id === replaces) ?? null,
    /** Of the message that carries it. */
    clientId: crypto.randomUUID(),
  };
}

export async function actOnMaterials(args: ActionFunctionArgs, side: MessageSide) {
  const form = await args.request.formData();
  const api = apiFor(args);
  const path = { conversation_id: idIn(args) };
  const here = paths.materials(side, args.params.option ?? "inbox", path.conversation_id);
  switch (String(form.get("do") ?? "")) {
    case "complete": {
      const sent = await api.call(
        "post",
        "/api/conversations/{conversation_id}/materials/complete",
        {
          path,
          body: { hash: String(form.get("hash") ?? "") },
        },
      );
      if (!sent.ok) return refused<object>(args, form, sent);
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(here);
    }
    case "reopen": {
      const sent = await api.call("post", "/api/conversations/{conversation_id}/materials/reopen", {
        path,
      });
      if (!sent.ok) return refused<object>(args, form, sent);
      args.context.flash.leave({ level: "success", text: sent.data.detail });
      return redirect(here);
    }
    case "version": {
      const chosen = form.get("file");
      if (!(chosen instanceof File) || chosen.size === 0)
        return invalid<object>(args, form, { file: ["Choose a file."] });
      const replaces = String(form.get("replaces") ?? "");
      const problem = await uploadFiles(args, form, path.conversation_id, replaces);
      if (problem) return invalid<object>(args, form, { file: [problem] });
      const sent = await api.call("post", "/api/conversations/{conversation_id}/messages", {
        path,
        body: {
          text: "",
          label: "",
          client_id: String(form.get("client_id") ?? ""),
          attachments: [String(form.get("attachments") ?? "")],
        },
      });
      if (!sent.ok) return refused<object>(args, form, sent);
      args.context.flash.leave({ level: "success", text: "The new version was sent." });
      return redirect(here);
    }
  }
  throw errorResponse(400, "There is no such action");
}

export type MaterialsResult = FormResult;
