import { unavailableText } from "~/lib/response-text";

export type Sent<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; code?: string; detail: string; errors?: Record<string, string[]> };

/** Reports whether the same request may succeed later: no connection, too slow, or too busy. */
export function canTryAgain(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/**
 * Asks the BFF from the browser. Never rejects. A refusal has a `detail` to show, or an empty one.
 * Within milliseconds, if given: only for what can be repeated.
 */
export async function sendJson<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
  within?: number,
): Promise<Sent<T>> {
  try {
    const response = await fetch(address, {
      method,
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: within === undefined ? undefined : AbortSignal.timeout(within),
    });
    const data = (await response.json()) as T & {
      code?: string;
      detail?: string;
      errors?: Record<string, string[]>;
    };
    if (response.ok) return { ok: true, data };
    return {
      ok: false,
      status: response.status,
      code: data.code,
      detail: data.detail ?? "",
      errors: data.errors,
    };
  } catch {
    return { ok: false, status: 0, detail: unavailableText };
  }
}
