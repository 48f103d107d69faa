import { data, type ActionFunctionArgs } from "@remix-run/node";

import { isMissing, isOutage, thrownFor, type ApiFailure } from "~/lib/api.server";
import { unavailableText, type FieldErrors } from "~/lib/response-text";
import { throwIfStepUp } from "~/lib/identity/step-up.server";

import { formResult, type FormResult } from "./form-result";

type Words = Partial<Pick<FormResult, "title" | "message" | "errors">>;

/** Returns errors that the web found, such as a missing file. */
export function invalid<Extra extends object>(
  { context }: ActionFunctionArgs,
  form: FormData,
  errors: FieldErrors,
  more?: Words & Extra,
) {
  const result = formResult(form, { status: "invalid", errors, attempt: context.requestId });
  return data({ ...result, ...more } as FormResult & Extra, { status: 422 });
}

/**
 * Returns a refusal by the BFF. Throws if a form can't show it: an ended session, a missing object,
 * or a step-up.
 */
export async function refused<Extra extends object>(
  args: ActionFunctionArgs,
  form: FormData,
  failure: ApiFailure,
  {
    rename = {},
    ...more
  }: Words & {
    /** The form's field names by the BFF's names, if they differ. */
    rename?: Readonly<Record<string, string>>;
  } & Partial<Extra> = {},
) {
  await throwIfStepUp(args, form, failure);
  // A form with a message shows a 401, as sign-in does. Elsewhere, the session has ended.
  if ((failure.status === 401 && !("message" in more)) || isMissing(failure))
    throw thrownFor(failure);
  const outage = isOutage(failure);
  const errors = outage ? {} : renamed(failure.errors ?? {}, rename);
  const fieldsSayAll = Object.keys(errors).length > 0;
  const result = formResult(form, {
    status: outage ? "unavailable" : fieldsSayAll ? "invalid" : "refused",
    message: outage ? unavailableText : fieldsSayAll ? null : failure.detail,
    errors,
    code: outage ? null : failure.code,
    attempt: args.context.requestId,
  });
  const retryAfter = failure.retryAfter ?? (outage ? 5 : null);
  return data({ ...result, ...more } as FormResult & Extra, {
    status: outage ? 503 : (failure.status ?? 503),
    headers: retryAfter === null ? undefined : { "Retry-After": String(retryAfter) },
  });
}

/** Returns success on the same page. Forms that lead to another page flash and redirect. */
export function done<Extra extends object>(
  { context }: ActionFunctionArgs,
  form: FormData,
  more: Pick<FormResult, "message"> & Extra,
) {
  const result = formResult(form, { status: "done", attempt: context.requestId });
  return data({ ...result, ...more } as FormResult & Extra);
}

function renamed(errors: FieldErrors, names: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [names[field] ?? field, texts]),
  );
}
