import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor, unavailableText } from "~/lib/api.server";
import type { FieldErrors } from "~/lib/response-text";

import {
  admissionsOf,
  one,
  rowsPressed,
  valuesOf,
  withAdmissions,
  type SignUpValues,
} from "./sign-up-values";

/** What the form is told of a press that did not save. */
export interface RecordAnswer {
  text: string | null;
  fields: FieldErrors;
  values: SignUpValues;
  version: string;
  attempt: string;
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

function valuesOfRecord(record: Schema<"AttorneyRecord">): SignUpValues {
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
  const answer: RecordAnswer = {
    text: null,
    fields: {},
    values,
    version: String(form.get("version") ?? "0"),
    attempt: args.context.requestId,
  };
  const pressed = rowsPressed(intent, values);
  if (pressed) return data({ ...answer, values: pressed });

  const text = (name: string) => one(values, name);
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
      version: Number(answer.version),
    },
  });
  if (!saved.ok) {
    if (saved.status === 422)
      return data(
        { ...answer, text: saved.errors ? null : saved.detail, fields: saved.errors ?? {} },
        { status: 422 },
      );
    if (saved.status === 409)
      return data(
        {
          ...answer,
          text: "Somebody has changed this record since you opened it. Your changes are still here: open the page in another tab to compare, or save once more to keep yours.",
          version: await currentVersion(args, answer.version),
        },
        { status: 409 },
      );
    if (saved.kind !== "refused" || saved.status === null || saved.status >= 500)
      return data(
        { ...answer, text: unavailableText },
        { status: 503, headers: { "Retry-After": "5" } },
      );
    throw data({ detail: saved.detail }, { status: saved.status });
  }
  args.context.flash.leave({ level: "success", text: "Your record is saved." });
  return redirect(new URL(args.request.url).pathname.replace(/\.data$/, ""));
}

/** The version that is stored now; the one that was sent where it cannot be asked. */
async function currentVersion(args: ActionFunctionArgs, sent: string): Promise<string> {
  const now = await apiFor(args).call("get", "/api/attorney/record");
  return now.ok ? String(now.data.version) : sent;
}
