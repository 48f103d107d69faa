import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { errorResponse } from "~/lib/error-response";
import { paths } from "~/lib/paths";

const shown = 8;

/** Returns the experts that the person viewed last and can still open, the last first. */
export async function loadViewed(args: LoaderFunctionArgs): Promise<Schema<"ExpertCard">[]> {
  const api = apiFor(args);
  const { results } = await api.get("/api/viewed");
  if (results.length === 0) return [];
  const id = results.map((viewed) => viewed.expert_id);
  const cards = await api.get("/api/experts/cards", { query: { id } });
  return cards.results.slice(0, shown);
}

export async function clearViewed(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  if (form.get("do") !== "clear-viewed") throw errorResponse(400, "There is no such action");
  const cleared = await apiFor(args).call("delete", "/api/viewed");
  args.context.flash.leave(
    cleared.ok
      ? { level: "success", text: cleared.data.detail }
      : { level: "error", text: cleared.detail },
  );
  return redirect(paths.dashboard());
}
