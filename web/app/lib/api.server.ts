import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";

import type { Input, Method, PathFor, Reply } from "~/lib/api-operations";
import { errorResponse } from "~/lib/error-response";
import { pageNotFound } from "~/lib/page-not-found";
import { HttpFailure, sendHttp, type HttpResponse } from "~/lib/http.server";
import { errorText, unavailableText, type FieldErrors } from "~/lib/response-text";

/** Milliseconds. */
const defaultTimeoutMs = 10_000;

/** A query. Empty values are left out, and lists repeat their name. */
type Query = Record<string, unknown> | URLSearchParams;

interface CallSettings {
  /** Replaces the session's token. Null sends none. */
  token?: string | null;
  timeoutMs?: number;
  signal?: AbortSignal;
}

type CallInput<M extends Method, P extends PathFor<M>> = Input<M, P> & CallSettings;

/** Optional if an operation needs no input. */
type InputArguments<M extends Method, P extends PathFor<M>> =
  Record<never, never> extends CallInput<M, P>
    ? [input?: CallInput<M, P>]
    : [input: CallInput<M, P>];

interface Call extends CallSettings {
  path?: Readonly<Record<string, string | number>>;
  query?: Query;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

/** The BFF refused, or its response was unreadable or missing. */
type ApiFailureKind = "refused" | "unreadable" | HttpFailure["kind"];

export interface ApiFailure {
  kind: ApiFailureKind;
  /** The HTTP status, or null without a response. */
  status: number | null;
  /** A sentence to show. */
  detail: string;
  errors: FieldErrors | null;
  /** What to do next, such as `step-up`. */
  code: string | null;
  /** Other members of the response, such as the current version in a conflict. */
  data: Record<string, unknown> | null;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter: number | null;
  location: string | null;
}

export type ApiResult<T> = { ok: true; status: number; data: T } | ({ ok: false } & ApiFailure);

export interface ApiBase {
  url: string;
  headers: Readonly<Record<string, string>>;
  access: string | null;
}

/** Calls an operation. Never rejects, because failures are returned. */
export function callApi<M extends Method, P extends PathFor<M>>(
  base: ApiBase,
  method: M,
  path: P,
  ...[input]: InputArguments<M, P>
): Promise<ApiResult<Reply<M, P>>> {
  return send(base, method, path, input);
}

async function send<T>(
  base: ApiBase,
  method: Method,
  template: string,
  call: Call = {},
): Promise<ApiResult<T>> {
  const token = call.token === undefined ? base.access : call.token;
  const headers: Record<string, string> = { ...base.headers, accept: "application/json" };
  for (const [name, value] of Object.entries(call.headers ?? {}))
    if (value !== undefined) headers[name] = value;
  if (token) headers.authorization = `Bearer ${token}`;
  let response: HttpResponse;
  try {
    response = await sendHttp({
      url: new URL(addressOf(template, call), base.url),
      method: method.toUpperCase(),
      headers,
      body: await encodeBody(call.body, headers),
      timeoutMs: call.timeoutMs ?? defaultTimeoutMs,
      signal: call.signal,
    });
  } catch (error) {
    const kind = error instanceof HttpFailure ? error.kind : "network";
    return failed({ kind, detail: error instanceof Error ? error.message : "Network Error" });
  }
  const { status } = response;
  const success = status >= 200 && status < 300;
  const retryAfter = Number.parseInt(String(response.headers["retry-after"] ?? ""), 10);
  const about = {
    status,
    retryAfter: Number.isNaN(retryAfter) ? null : retryAfter,
    location: response.headers.location ?? null,
  };
  let data: unknown = null;
  try {
    if (response.body.length > 0) data = JSON.parse(response.body.toString("utf8"));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return failed({ kind: success ? "unreadable" : "refused", detail, ...about });
  }
  if (success) return { ok: true, status, data: data as T };
  const { errors, code, data: more } = (data ?? {}) as Partial<ApiFailure>;
  return failed({
    kind: "refused",
    detail: errorText(data),
    errors: errors && typeof errors === "object" ? errors : null,
    code: code ?? null,
    data: more ?? null,
    ...about,
  });
}

function failed(failure: Pick<ApiFailure, "kind" | "detail"> & Partial<ApiFailure>) {
  const nothing = {
    status: null,
    errors: null,
    code: null,
    data: null,
    retryAfter: null,
    location: null,
  };
  return { ok: false as const, ...nothing, ...failure };
}

function addressOf(template: string, { path, query }: Call): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path?.[name] ?? ""),
  );
  return filled + encodeQuery(query);
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

/** A refusal whose text may be shown. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly detail: string;
  readonly errors: FieldErrors | null;
  readonly retryAfter: number | null;

  constructor(failure: ApiFailure) {
    super(failure.detail || `The BFF responded with ${failure.status}`);
    this.status = failure.status ?? 0;
    this.detail = failure.detail;
    this.errors = failure.errors;
    this.retryAfter = failure.retryAfter;
  }
}

const loginText = "Please login to access this page";
export const notFoundText = "Page not found";
const missingText = "Object does not exist";

/** Reports whether the BFF is unavailable, so that the call may work later. */
export function isOutage({ kind, status }: ApiFailure): boolean {
  return kind !== "refused" || status === null || status >= 500;
}

/** Reports whether the object is missing or not visible to this person. */
export function isMissing({ status, detail }: ApiFailure): boolean {
  return status === 404 && detail.includes(missingText);
}

/**
 * Converts a failure to an exception: a response with a redirect, 404, 401, or 503, or else an
 * ApiError.
 */
export function thrownFor(failure: ApiFailure): Response | ApiError {
  const { status } = failure;
  if (isOutage(failure) || status === null) return outage(failure.retryAfter ?? 5);
  if (status >= 300 && status < 400 && failure.location) return redirect(failure.location, status);
  if (isMissing(failure)) return errorResponse(404, notFoundText);
  if (status === 401) return errorResponse(401, loginText, { buttonText: "Login" });
  return new ApiError(failure);
}

export function outage(retryAfter = 5): Response {
  return errorResponse(503, unavailableText, { headers: { "Retry-After": String(retryAfter) } });
}

/** Calls the BFF with one request's session, id, and abort signal. */
export interface Api {
  /** Throws `thrownFor`. Repeated GETs in a request are one call. */
  get<P extends PathFor<"get">>(
    path: P,
    ...input: InputArguments<"get", P>
  ): Promise<Reply<"get", P>>;
  /** Never throws, for forms that keep their input. */
  call<M extends Method, P extends PathFor<M>>(
    method: M,
    path: P,
    ...input: InputArguments<M, P>
  ): Promise<ApiResult<Reply<M, P>>>;
}

type RequestArguments = Pick<LoaderFunctionArgs | ActionFunctionArgs, "context" | "request">;

const gets = new WeakMap<AppLoadContext, Map<string, Promise<ApiResult<unknown>>>>();

export function apiFor({ context, request }: RequestArguments): Api {
  const base: ApiBase = {
    url: context.bffUrl,
    headers: context.bffHeaders,
    access: context.access,
  };
  function call<T>(method: Method, path: string, input?: Call): Promise<ApiResult<T>> {
    const key = method === "get" ? undefined : (context.requestKey ?? undefined);
    return send<T>(base, method, path, {
      signal: request.signal,
      ...input,
      headers: { "idempotency-key": key, ...input?.headers },
    });
  }
  function getOnce<T>(path: string, input: Call = {}): Promise<ApiResult<T>> {
    const known = gets.get(context) ?? new Map<string, Promise<ApiResult<unknown>>>();
    gets.set(context, known);
    const key = `${addressOf(path, input)} ${input.token ?? ""}`;
    const result = known.get(key) ?? call("get", path, input);
    known.set(key, result);
    return result as Promise<ApiResult<T>>;
  }
  return {
    async get(path, ...[input]) {
      // The guard already found the BFF down.
      if (context.navigation === null) throw outage();
      // The router may match an address that the guard doesn't know, such as `/admin//`.
      if (context.missing) throw pageNotFound(request.url);
      const result = await getOnce<Reply<"get", typeof path>>(path, input);
      if (!result.ok) throw thrownFor(result);
      return result.data;
    },
    async call(method, path, ...[input]) {
      if (context.missing && method !== "get")
        return failed({ kind: "refused", status: 404, detail: missingText });
      return call<Reply<typeof method, typeof path>>(method, path, input);
    },
  };
}
