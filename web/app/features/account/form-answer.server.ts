import { data } from "@remix-run/node";

import { thrownFor, unavailableText, type ApiFailure } from "~/lib/api.server";

import { keptValues, type FormAnswer } from "./form-answer";

/** The answer to a form that the bff did not take. A session that has ended is thrown, as everywhere. */
export function refusedForm(
  failure: ApiFailure,
  sent: FormData,
  attempt: string,
  rename: Record<string, string> = {},
) {
  if (failure.status === 401) throw thrownFor(failure);
  const away = failure.kind !== "refused" || failure.status === null || failure.status >= 500;
  const fields = Object.fromEntries(
    Object.entries(failure.errors ?? {}).map(([name, texts]) => [
      rename[name] ?? name.replace(/^factor\./, ""),
      texts,
    ]),
  );
  const answer: FormAnswer = {
    text: away ? unavailableText : Object.keys(fields).length > 0 ? null : failure.detail,
    fields: away ? {} : fields,
    values: keptValues(sent),
    code: away ? null : (failure.code ?? null),
    form: String(sent.get("do") ?? ""),
    attempt,
  };
  const retry = failure.retryAfter ?? (away ? 5 : null);
  return data(answer, {
    status: away ? 503 : (failure.status ?? 400),
    headers: retry === null ? undefined : { "Retry-After": String(retry) },
  });
}
