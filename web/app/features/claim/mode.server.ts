import {
  MaxPartSizeExceededError,
  redirect,
  unstable_createMemoryUploadHandler as memoryUploads,
  unstable_parseMultipartFormData as parseMultipart,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, type ApiFailure } from "~/lib/api.server";
import { errorResponse } from "~/lib/error-response";
import { invalid, refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

import { loadCandidates, loadClaim, loadProfile, wantedIn } from "./claim.server";
import { largestDocument, tooLargeText } from "./document-limits";

export async function loadMode(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const wanted = wantedIn(args.request);
  const claimId = searchParams.get("claim");
  const resume = searchParams.get("resume") !== null;
  const candidates = await loadCandidates(args, wanted);
  const shared = {
    wanted,
    candidates,
    now: new Date().toISOString(),
    resume: resume && claimId !== null,
    byDocument: searchParams.get("mode") === "document",
  };
  if (claimId !== null && resume) return { ...shared, claim: null, found: null };
  if (claimId !== null) return { ...shared, claim: await loadClaim(args, claimId), found: null };
  const expertId = searchParams.get("id");
  if (!expertId) throw redirect(paths.searchResults({ q: wanted.q }));
  return { ...shared, claim: null, found: await loadProfile(args, expertId) };
}

/** A claim whose document was refused; it needs another. */
export interface ModeExtra {
  begun: { id: string; reference: string; purpose: "claim" | "removal" };
}

export async function actOnMode(args: ActionFunctionArgs) {
  const { request, context } = args;
  const url = new URL(request.url);
  const form = await readForm(request);
  if (form === null)
    return invalid<Partial<ModeExtra>>(args, new FormData(), { document: [tooLargeText] });
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const browser = context.proofs.ensure("claim");
  const api = apiFor(args);
  const wanted = wantedIn(request);
  const kept = { q: wanted.q, page: wanted.page > 1 ? wanted.page : null };
  const claimId = url.searchParams.get("claim") ?? "";
  const path = { id: claimId };

  const refuse = (failure: ApiFailure, begun?: ModeExtra["begun"]) =>
    refused<ModeExtra>(args, form, failure, { begun });
  const toClaim = (id: string) => redirect(paths.verificationMode({ claim: id, ...kept }));
  const begin = (request: Pick<Schema<"ClaimRequest">, "mode"> & Partial<Schema<"ClaimRequest">>) =>
    api.call("post", wanted.purpose === "removal" ? "/api/removals" : "/api/claims", {
      body: { expert_id: url.searchParams.get("id") ?? "", browser, ...request },
    });

  switch (values.do) {
    case "begin": {
      if (values.mode === "document") {
        url.searchParams.set("mode", "document");
        return redirect(`${url.pathname}${url.search}`);
      }
      const begun = await begin({ mode: values.mode as Schema<"ClaimRequest">["mode"] });
      return begun.ok ? toClaim(begun.data.claim.id) : refuse(begun);
    }
    case "document": {
      const document = form.get("document");
      if (!isFile(document))
        return invalid<Partial<ModeExtra>>(args, form, { document: ["Choose a file."] });
      const begun = await begin({
        mode: "document",
        name: values.name ?? "",
        contact: values.contact ?? "",
        institution: values.institution ?? "",
        note: values.note ?? "",
      });
      if (!begun.ok) return refuse(begun);
      const sent = await attach(begun.data.claim.id, document);
      if (sent.ok) return toClaim(begun.data.claim.id);
      // The claim has begun, so only the file is requested again.
      const { id, reference, purpose } = begun.data.claim;
      return refuse(sent, { id, reference, purpose });
    }
    case "attach": {
      const document = form.get("document");
      if (!isFile(document))
        return invalid<Partial<ModeExtra>>(args, form, { document: ["Choose a file."] });
      const sent = await attach(claimId, document);
      return sent.ok ? toClaim(claimId) : refuse(sent);
    }
    case "code": {
      const checked = await api.call("post", "/api/claims/{id}/code", {
        path,
        body: { browser, code: values.code ?? "" },
      });
      if (!checked.ok) return refuse(checked);
      const { claim } = checked.data;
      return claim.purpose === "claim" && context.access === null
        ? redirect(paths.expertSignUp({ claim: claim.id }))
        : toClaim(claim.id);
    }
    case "resend": {
      const sent = await api.call("post", "/api/claims/{id}/resend", { path, body: { browser } });
      if (!sent.ok) return refuse(sent);
      context.flash.leave({ level: "success", text: sent.data.detail });
      return toClaim(claimId);
    }
    case "resume": {
      const resumed = await api.call("post", "/api/claims/{id}/resume", {
        path,
        body: { browser, token: url.searchParams.get("resume") ?? "" },
      });
      return resumed.ok
        ? redirect(
            context.access === null
              ? paths.expertSignUp({ claim: claimId })
              : paths.verificationMode({ claim: claimId }),
          )
        : refuse(resumed);
    }
    default:
      throw errorResponse(400, "There is no such action");
  }

  async function attach(id: string, document: File) {
    const body = new FormData();
    body.set("browser", browser); // before the document, whose part is read as it comes
    body.set("document", document);
    return api.call("post", "/api/claims/{id}/document", { path: { id }, body, timeoutMs: 30_000 });
  }
}

function isFile(value: FormDataEntryValue | null): value is File {
  return value !== null && typeof value !== "string" && value.size > 0;
}

/** Null if the file is too large. */
async function readForm(request: Request): Promise<FormData | null> {
  if (!(request.headers.get("Content-Type") ?? "").startsWith("multipart/form-data"))
    return request.formData();
  if (Number(request.headers.get("Content-Length") ?? 0) > largestDocument + 64 * 1024) return null;
  try {
    return await parseMultipart(request, memoryUploads({ maxPartSize: largestDocument }));
  } catch (error) {
    if (error instanceof MaxPartSizeExceededError) return null;
    throw error;
  }
}
