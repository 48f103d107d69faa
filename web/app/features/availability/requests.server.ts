import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor, notFoundText } from "~/lib/api.server";
import { errorResponse } from "~/lib/error-response";
import { refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

export type LoadedRequests = Awaited<ReturnType<typeof loadRequests>>;
export type LoadedRequest = Awaited<ReturnType<typeof loadRequest>>;

export async function loadRequests(args: LoaderFunctionArgs) {
  const page = Number(new URL(args.request.url).searchParams.get("page") ?? 1);
  return {
    page: await apiFor(args).get("/api/availability", { query: { page } }),
    now: new Date().toISOString(),
  };
}

export async function loadRequest(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const [request, quote] = await Promise.all([
    api.get("/api/availability/{availability_id}", { path: pathOf(args) }),
    api.get("/api/credits/quote"),
  ]);
  return { request, price: quote.credits, now: new Date().toISOString() };
}

/** Chooses an expert, which leads to the first message, or closes the request. */
export async function actOnRequest(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const path = pathOf(args);
  const expertId = String(form.get("expert_id") ?? "");
  const sent = await apiFor(args).call("post", "/api/availability/{availability_id}/settle", {
    path,
    body: { expert_id: expertId },
  });
  if (!sent.ok) return refused(args, form, sent);
  args.context.flash.leave({ level: "success", text: sent.data.detail });
  return redirect(
    expertId === ""
      ? paths.availabilityRequest(path.availability_id)
      : paths.messages("attorney", "", { expert: expertId }),
  );
}

function pathOf({ params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const id = params.availability_id ?? "";
  if (!/^[a-v0-9]{26}$/.test(id)) throw errorResponse(404, notFoundText);
  return { availability_id: id };
}
