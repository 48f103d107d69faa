import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";
import { textOf, type FormValues } from "~/lib/form/form-result";
import { done, refused } from "~/lib/form/form-result.server";

import { admissionsOf, rowsPressed, valuesOf, withAdmissions } from "./sign-up-values";

/** The version to save over, where it is another than the page's. */
export interface RecordExtra {
  version: string;
}

/** An attorney's own record, null where there is none yet, and the choices of its form. */
export async function loadRecord(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const [forms, found] = await Promise.all([
    api.get("/api/sign-up"),
    api.call("get", "/api/attorney/record"),
  ]);
  if (!found.ok && found.status !== 404)
    throw data({ detail: found.detail }, { status: found.status ?? 503 });
  const record = found.ok ? found.data : null;
  return { forms, record, values: record ? valuesOfRecord(record) : {} };
}

function valuesOfRecord(record: Schema<"AttorneyRecord">): FormValues {
  const { first_name, last_name, firm, phone, role, city, state, time_zone } = record;
  const single = Object.fromEntries(
    Object.entries({ first_name, last_name, firm, phone, role, city, state, time_zone }).map(
      ([name, value]) => [name, [value]],
    ),
  );
  const rows = record.admissions.map(({ state, number, year }) => ({
    state,
    number,
    year: String(year),
  }));
  return withAdmissions({ ...single, practice_areas: record.practice_areas }, rows);
}

/** Saves the record; another row and one less judge nothing. */
export async function actOnRecord(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const intent = String(form.get("intent") ?? "save");
  const values = valuesOf(form);
  const pressed = rowsPressed(intent, values);
  if (pressed) return done(args, form, { message: null, values: pressed });

  const text = (name: string) => textOf(values, name);
  const saved = await apiFor(args).call("put", "/api/attorney/record", {
    body: {
      first_name: text("first_name"),
      last_name: text("last_name"),
      firm: text("firm"),
      phone: text("phone"),
      phone_country: text("phone_country"),
      role: text("role"),
      practice_areas: values.practice_areas ?? [],
      city: text("city"),
      state: text("state"),
      time_zone: text("time_zone"),
      admissions: admissionsOf(values),
      version: Number(form.get("version") ?? 0),
    },
  });
  if (!saved.ok) {
    if (saved.status !== 409) return refused<RecordExtra>(args, form, saved);
    return refused<RecordExtra>(args, form, saved, {
      message:
        "Someone changed this record after you opened it. Your changes are still here. Open this page in another tab to compare, or save again to keep yours.",
      version: await currentVersion(args, textOf(values, "version")),
    });
  }
  args.context.flash.leave({ level: "success", text: "Saved." });
  return redirect(new URL(args.request.url).pathname.replace(/\.data$/, ""));
}

/** The version that is stored now; the one that was sent where it cannot be asked. */
async function currentVersion(args: ActionFunctionArgs, sent: string): Promise<string> {
  const now = await apiFor(args).call("get", "/api/attorney/record");
  return now.ok ? String(now.data.version) : sent;
}
