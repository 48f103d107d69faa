import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";

import { errorAnswer } from "~/lib/error-answer";
import { HttpFailure, sendHttp } from "~/lib/http.server";
import { errorText, type FieldErrors } from "~/lib/response-text";

/** Milliseconds that a call may take. */
const defaultTimeoutMs = 10_000;

type QueryValue = string | number | boolean | null | undefined;
/** Members that are null, undefined or empty are left out; a list repeats its name. */
export type Query = Record<string, QueryValue | readonly QueryValue[]> | URLSearchParams;

export interface ApiCall {
  /** Path below the base address, beginning with `/`. */
  path: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON, or as multipart exactly as it is when it is form data. */
  body?: unknown;
  query?: Query;
  /** Headers of this one call. */
  withHeaders?: Readonly<Record<string, string>>;
  /** Used instead of the session's token; null sends none. */
  token?: string | null;
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** What kind of failure: an answer that says no, an answer that cannot be read, or no answer. */
export type ApiFailureKind = "refused" | "unreadable" | HttpFailure["kind"];

export interface ApiFailure {
  kind: ApiFailureKind;
  /** Null where no answer came. */
  status: number | null;
  /** A sentence to show. */
  detail: string;
  errors: FieldErrors | null;
  /** By which the BFF says what to do next, such as `step-up`; null where the status says it. */
  code?: string | null;
  /** What the answer carries beside its sentences, as a conflict does. */
  data?: Record<string, unknown> | null;
  /** `errors` of the answer, else its `detail`, else the message of the failure. */
  error: FieldErrors | string;
  /** Seconds to wait, where the answer says so. */
  retryAfter: number | null;
  /** Where a 3xx answer points. */
  location: string | null;
}

export type ApiResult<T> = { ok: true; status: number; data: T } | ({ ok: false } & ApiFailure);

export interface ApiBase {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Token of the session, or null. */
  access: string | null;
}

/** Makes one call. Never rejects: whatever goes wrong is a failure with its text kept. */
export async function callApi<T>(base: ApiBase, call: ApiCall): Promise<ApiResult<T>> {
  const token = call.token === undefined ? base.access : call.token;
  const headers: Record<string, string> = {
    ...base.headers,
    ...call.withHeaders,
    accept: "application/json",
  };
  if (token) headers.authorization = `Bearer ${token}`;
  try {
    const body = await encodeBody(call.body, headers);
    const answer = await sendHttp({
      url: new URL(call.path + encodeQuery(call.query), base.url),
      method: call.method ?? "GET",
      headers,
      body,
      timeoutMs: call.timeoutMs ?? defaultTimeoutMs,
      signal: call.signal,
    });
    const success = answer.status >= 200 && answer.status < 300;
    const retryAfter = Number.parseInt(String(answer.headers["retry-after"] ?? ""), 10);
    const about = {
      status: answer.status,
      retryAfter: Number.isNaN(retryAfter) ? null : retryAfter,
      location: answer.headers.location ?? null,
    };
    let data: unknown = null;
    if (answer.body.length > 0) {
      try {
        data = JSON.parse(answer.body.toString("utf8"));
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        return {
          ok: false,
          kind: success ? "unreadable" : "refused",
          ...about,
          detail,
          errors: null,
          code: null,
          data: null,
          error: detail,
        };
      }
    }
    if (success) return { ok: true, status: answer.status, data: data as T };
    return { ok: false, kind: "refused", ...about, ...failureOf(data) };
  } catch (error) {
    const kind = error instanceof HttpFailure ? error.kind : "network";
    const detail = error instanceof Error ? error.message : "Network Error";
    return {
      ok: false,
      kind,
      status: null,
      retryAfter: null,
      location: null,
      detail,
      errors: null,
      code: null,
      data: null,
      error: detail,
    };
  }
}

function failureOf(
  data: unknown,
): Pick<ApiFailure, "detail" | "errors" | "code" | "data" | "error"> {
  const detail = errorText(data);
  const failure = data as {
    errors?: FieldErrors;
    code?: string;
    data?: Record<string, unknown>;
  } | null;
  const code = failure?.code ?? null;
  const errors = failure?.errors;
  const more = failure?.data ?? null;
  if (errors && typeof errors === "object")
    return { detail, errors, code, data: more, error: errors };
  return { detail, errors: null, code, data: more, error: detail };
}

async function encodeBody(
  body: unknown,
  headers: Record<string, string>,
): Promise<string | Buffer | undefined> {
  if (body === undefined) return undefined;
  if (body instanceof FormData) {
    const multipart = new Response(body);
    headers["content-type"] = multipart.headers.get("content-type") ?? "multipart/form-data";
    return Buffer.from(await multipart.arrayBuffer());
  }
  headers["content-type"] = "application/json";
  return JSON.stringify(body);
}

function encodeQuery(query: Query | undefined): string {
  if (query === undefined) return "";
  const pairs = query instanceof URLSearchParams ? query : new URLSearchParams();
  if (!(query instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(query)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== null && one !== undefined && one !== "") pairs.append(name, String(one));
      }
    }
  }
  const text = pairs.toString();
  return text === "" ? "" : `?${text}`;
}

/** A call that the BFF refused for a reason of the caller's: the caller may show it. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly detail: string;
  readonly errors: FieldErrors | null;
  readonly retryAfter: number | null;

  constructor(failure: ApiFailure) {
    super(failure.detail || `The BFF answered ${failure.status}`);
    this.status = failure.status ?? 0;
    this.detail = failure.detail;
    this.errors = failure.errors;
    this.retryAfter = failure.retryAfter;
  }
}

export const unavailableText =
  "We cannot reach our records at the moment. Nothing is lost; try again in a minute.";
export const loginText = "Please login to access this page";
export const notFoundText = "Page not found";

/**
 * Turns a failure into what the error screen shows: a redirect stays one, a
 * missing object is 404, a missing session 401, an outage 503. Every other
 * refusal is the caller's: an ApiError.
 */
export function thrownFor(failure: ApiFailure): Response | ApiError {
  const { status, kind, detail } = failure;
  if (kind !== "refused" || status === null || status >= 500) {
    return outage(failure.retryAfter ?? 5);
  }
  if (status >= 300 && status < 400 && failure.location) return redirect(failure.location, status);
  if (status === 404 && detail.includes("Object does not exist"))
    return errorAnswer(404, notFoundText);
  if (status === 401) return errorAnswer(401, loginText, { buttonText: "Login" });
  return new ApiError(failure);
}

/** The answer while the BFF is away. */
export function outage(retryAfter = 5): Response {
  return errorAnswer(503, unavailableText, { headers: { "Retry-After": String(retryAfter) } });
}

type CallOptions = Omit<ApiCall, "path" | "method" | "body">;

/** The BFF as one request sees it: its session, its id, and its end when the visitor leaves. */
export interface Api {
  /** Answers the data. Throws as `thrownFor` says. The same GET twice within a request is one call. */
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, options?: CallOptions & { body?: unknown }): Promise<T>;
  put<T>(path: string, options?: CallOptions & { body?: unknown }): Promise<T>;
  delete<T>(path: string, options?: CallOptions): Promise<T>;
  /** Answers success or failure, and throws nothing: for forms, which keep what was typed. */
  call<T>(call: ApiCall): Promise<ApiResult<T>>;
}

const gets = new WeakMap<AppLoadContext, Map<string, Promise<ApiResult<unknown>>>>();

export function apiFor({
  context,
  request,
}: Pick<LoaderFunctionArgs | ActionFunctionArgs, "context" | "request">): Api {
  const base: ApiBase = {
    url: context.bffUrl,
    headers: context.bffHeaders,
    access: context.access,
  };

  function call<T>(one: ApiCall): Promise<ApiResult<T>> {
    return callApi<T>(base, { signal: request.signal, ...one });
  }
  function getOnce<T>(path: string, options: CallOptions | undefined): Promise<ApiResult<T>> {
    const known = gets.get(context) ?? new Map<string, Promise<ApiResult<unknown>>>();
    gets.set(context, known);
    const key = `${path}${encodeQuery(options?.query)} ${options?.token ?? ""}`;
    const result = known.get(key) ?? call<unknown>({ path, ...options });
    known.set(key, result);
    return result as Promise<ApiResult<T>>;
  }
  async function data<T>(start: () => Promise<ApiResult<T>>): Promise<T> {
    // The guard has just found the BFF away: no use in waiting for it again.
    if (context.navigation === null) throw outage();
    const result = await start();
    if (!result.ok) throw thrownFor(result);
    return result.data;
  }

  return {
    call,
    get: <T>(path: string, options?: CallOptions) => data(() => getOnce<T>(path, options)),
    post: <T>(path: string, options?: CallOptions & { body?: unknown }) =>
      data(() => call<T>({ path, method: "POST", ...options })),
    put: <T>(path: string, options?: CallOptions & { body?: unknown }) =>
      data(() => call<T>({ path, method: "PUT", ...options })),
    delete: <T>(path: string, options?: CallOptions) =>
      data(() => call<T>({ path, method: "DELETE", ...options })),
  };
}

/** Gets what only some groups may see within an area that holds others too: to those the error screen says so. */
export async function getWhereAllowed<T>(
  args: Pick<LoaderFunctionArgs, "context" | "request">,
  path: string,
  query?: Query,
): Promise<T> {
  const result = await apiFor(args).call<T>({ path, query });
  if (result.ok) return result.data;
  throw result.status === 403 ? errorAnswer(403, result.detail) : thrownFor(result);
}
