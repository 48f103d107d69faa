import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { done, refused } from "~/lib/form/form-result.server";

import type { SectionPlace } from "../section/section-place";

/** Those whose entries can be checked. */
const checkable = ["association-memberships", "education", "licenses-and-certifications"];

/** What was checked in a section, or null if its entries can't be. */
export async function loadProofs(args: LoaderFunctionArgs, { expertId, section }: SectionPlace) {
  if (!checkable.includes(section)) return null;
  const list = await apiFor(args).get("/api/profiles/{expert_id}/proofs", {
    path: { expert_id: expertId },
  });
  return {
    items: list.results.filter((item) => item.section === section),
    today: new Date().toISOString().slice(0, 10),
  };
}

/** Records or withdraws a check. Null if the form is about something else. */
export async function actOnProof(args: ActionFunctionArgs, { expertId, section }: SectionPlace) {
  if (!checkable.includes(section)) return null;
  const form = await args.request.clone().formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const api = apiFor(args);
  if (form.get("do") === "check") {
    const reply = await api.call("post", "/api/admin/experts/{expert_id}/checks", {
      path: { expert_id: expertId },
      body: {
        item_id: text("item"),
        version: Number(form.get("version")),
        grade: text("grade") as Schema<"RecordInputBody">["grade"],
        checked_on: text("checked_on"),
        url: text("url"),
        note: text("note"),
      },
    });
    return reply.ok ? done(args, form, { message: reply.data.detail }) : refused(args, form, reply);
  }
  if (form.get("do") === "withdraw-check") {
    const reply = await api.call(
      "post",
      "/api/admin/experts/{expert_id}/checks/{check_id}/withdraw",
      {
        path: { expert_id: expertId, check_id: text("check") },
        body: { reason: text("reason") },
      },
    );
    return reply.ok ? done(args, form, { message: reply.data.detail }) : refused(args, form, reply);
  }
  return null;
}
