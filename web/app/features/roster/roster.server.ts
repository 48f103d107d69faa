import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { apiFor } from "~/lib/api.server";
import type { Schema } from "~/lib/api-types";
import { sections } from "~/lib/form/declared/sections.gen.server";
import { done, refused } from "~/lib/form/form-result.server";
import { paths } from "~/lib/paths";

type Act = Schema<"ActInputBody">;

export async function loadRoster(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  return {
    roster: await apiFor(args).get("/api/admin/experts", { query }),
    sections: sections.map(({ code, title }) => ({ code, title })),
    now: new Date().toISOString(),
  };
}

/** The BFF checks the filter; parameters that it doesn't know are left out. */
const filterNames = [
  "q",
  "status",
  "owner",
  "source",
  "area",
  "country",
  "state",
  "complete",
  "empty",
  "stale",
  "assignee",
];

export async function actOnProfiles(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const [act = "", assignee = ""] = String(form.get("act") ?? "").split(":");
  const filter = new URLSearchParams(String(form.get("filter") ?? ""));
  const body = {
    act: act as Act["act"],
    assignee_id: assignee,
    reason: String(form.get("reason") ?? ""),
    selected: form.getAll("selected").map(String),
    all: form.get("all") === "yes",
    count: Number(form.get("count")),
    filter: Object.fromEntries([...filter].filter(([name]) => filterNames.includes(name))),
  };
  const reply = await apiFor(args).call("post", "/api/admin/experts/act", { body });
  if (!reply.ok) return refused(args, form, reply);
  return done(args, form, { message: reply.data.detail, acted: reply.data });
}

export async function addExpert(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const reply = await apiFor(args).call("post", "/api/admin/experts", {
    body: {
      first_name: text("first_name"),
      last_name: text("last_name"),
      contact_email: text("contact_email"),
      area: text("area"),
      institution: text("institution"),
      headline: text("headline"),
      status: text("status"),
      anyway: form.get("anyway") === "yes",
    } as Schema<"PrepareInputBody">,
  });
  if (!reply.ok) return refused(args, form, reply);
  const { expert_id: expertId, twins, detail } = reply.data;
  if (twins.length > 0) {
    const values = Object.fromEntries(
      [...form.keys()].map((name) => [name, form.getAll(name).map(String)]),
    );
    return done(args, form, { message: null, twins, values });
  }
  args.context.flash.leave({ level: "success", text: detail });
  return redirect(paths.editSection(expertId, "about-me"));
}
