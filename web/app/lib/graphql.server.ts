import { HttpFailure, sendHttp, type HttpResponse } from "~/lib/http.server";

/** What becomes of errors beside data: `none` throws, `all` hands both over, `ignore` drops the errors. */
export type ErrorPolicy = "none" | "all" | "ignore";

export interface GraphqlSettings {
  endpoint: string;
  method?: "POST" | "GET";
  headers?: Record<string, string>;
  timeoutMs?: number;
}

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  errorPolicy?: ErrorPolicy;
  signal?: AbortSignal;
}

export interface GraphqlAnswer<T> {
  data: T | null;
  errors: { message: string }[];
}

export class GraphqlError extends Error {
  override readonly name = "GraphqlError";
  constructor(
    readonly status: number | null,
    message: string,
    readonly errors: readonly { message: string }[] = [],
  ) {
    super(message);
  }
}

/**
 * Answers one operation. A refusal, errors, or an answer without data throw a
 * GraphqlError with the first message, unless the policy lets them pass; no
 * answer at all throws one with the text of the failure under every policy.
 */
export async function graphql<T>(
  settings: GraphqlSettings,
  request: GraphqlRequest,
): Promise<GraphqlAnswer<T>> {
  const answer = await send(settings, request);
  const { data = null, errors = [] } = read<T>(answer);
  const failed = answer.status < 200 || answer.status >= 300 || errors.length > 0 || data === null;
  const policy = request.errorPolicy ?? "none";
  if (failed && policy === "none") {
    throw new GraphqlError(
      answer.status,
      errors[0]?.message ?? `GraphQL Error (Code: ${answer.status})`,
      errors,
    );
  }
  return { data, errors: policy === "ignore" ? [] : errors };
}

async function send(
  { endpoint, method = "POST", headers = {}, timeoutMs = 10_000 }: GraphqlSettings,
  request: GraphqlRequest,
) {
  const { query, variables, operationName, signal } = request;
  const url = new URL(endpoint);
  const accept = { ...headers, accept: "application/json" };
  try {
    if (method === "GET") {
      url.searchParams.set("query", query);
      if (variables) url.searchParams.set("variables", JSON.stringify(variables));
      if (operationName) url.searchParams.set("operationName", operationName);
      return await sendHttp({ url, headers: accept, timeoutMs, signal });
    }
    return await sendHttp({
      url,
      method,
      headers: { ...accept, "content-type": "application/json" },
      body: JSON.stringify({ query, variables, operationName }),
      timeoutMs,
      signal,
    });
  } catch (error) {
    throw new GraphqlError(null, error instanceof HttpFailure ? error.message : String(error));
  }
}

/** An answer that is no JSON has neither data nor errors: its status speaks for it. */
function read<T>(answer: HttpResponse): { data?: T | null; errors?: { message: string }[] } {
  try {
    return (
      (JSON.parse(answer.body.toString("utf8")) as {
        data?: T;
        errors?: { message: string }[];
      } | null) ?? {}
    );
  } catch {
    return {};
  }
}
