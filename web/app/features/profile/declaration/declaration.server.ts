import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";

export const loadDeclaration = (args: LoaderFunctionArgs): Promise<Schema<"OwnDeclaration">> =>
  apiFor(args).get("/api/my-profile/declaration");

/** Signs or withdraws; null if the form is about something else. */
export function actOnDeclaration(args: ActionFunctionArgs, form: FormData) {
  switch (form.get("do")) {
    case "sign":
      return apiFor(args).call("post", "/api/my-profile/declaration", {
        body: {
          kind: form.get("kind") === "some" ? "some" : "none",
          testimony: String(form.get("testimony") ?? ""),
        },
      });
    case "withdraw":
      return apiFor(args).call("post", "/api/my-profile/declaration/withdraw");
  }
  return null;
}
