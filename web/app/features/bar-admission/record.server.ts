import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Schema } from "~/lib/api-types";
import { apiFor } from "~/lib/api.server";
import { attorneyRecordForm } from "~/lib/form/declared/attorney-record.gen";
import { textOf, valuesIn, type FormValues } from "~/lib/form/form-result";
import { done, refused } from "~/lib/form/form-result.server";
import { readForm, sentValues } from "~/lib/form/read-form";
import { afterRecordButton, withRecords } from "~/lib/form/records";

/** If it differs from the page's. */
export interface RecordExtra {
  version: string;
}

/** Null if there is none yet. */
export async function loadRecord(args: LoaderFunctionArgs) {
  const api = apiFor(args);
  const found = await api.call("get", "/api/attorney/record");
  if (!found.ok && found.status !== 404)
    throw data({ detail: found.detail }, { status: found.status ?? 503 });
  const record = found.ok ? found.data : null;
  return { record, values: record ? valuesOfRecord(record) : {} };
}

function valuesOfRecord(record: Schema<"AttorneyRecord">): FormValues {
  const { first_name, last_name, firm, phone, role, city, state, time_zone } = record;
  const single = Object.entries({
    first_name,
    last_name,
    firm,
    phone,
    role,
    city,
    state,
    time_zone,
  });
  return withRecords(
    attorneyRecordForm.admissions,
    {
      ...Object.fromEntries(single.map(([name, value]) => [name, [value]])),
      practice_areas: record.practice_areas,
    },
    record.admissions.map(({ state, number, year }) => ({ state, number, year: String(year) })),
  );
}

/** Adding or removing a row checks nothing. */
export async function actOnRecord(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const intent = String(form.get("intent") ?? "save");
  const values = valuesIn(form, ["intent"]);
  const pressed = afterRecordButton(attorneyRecordForm, intent, values);
  if (pressed) return done(args, form, { message: null, values: pressed });

  const saved = await apiFor(args).call("put", "/api/attorney/record", {
    body: readForm<Schema<"RecordForm">>(attorneyRecordForm, sentValues(form)),
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

/** The stored version, or the sent one if unknown. */
async function currentVersion(args: ActionFunctionArgs, sent: string): Promise<string> {
  const now = await apiFor(args).call("get", "/api/attorney/record");
  return now.ok ? String(now.data.version) : sent;
}
