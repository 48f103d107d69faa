import { isRouteErrorResponse } from "@remix-run/react";

import type { ErrorDetails } from "~/lib/error-response";
import { capitalized, fallbackErrorText } from "~/lib/response-text";

export interface ErrorView {
  status: number;
  message: string;
  /** Leads to sign-in; without it, home. */
  buttonText?: string;
}

/** Hides the text of unexpected errors. */
export function errorOf(error: unknown): ErrorView {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data;
    if (isErrorDetails(data))
      return {
        status: error.status,
        message: capitalized(data.message),
        buttonText: data.buttonText,
      };
    const message = typeof data === "string" && data !== "" ? data : error.statusText;
    return { status: error.status, message: capitalized(message || fallbackErrorText) };
  }
  // `fetch` without a connection.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return { status: 503, message: "Network Error" };
  return { status: 500, message: fallbackErrorText };
}

function isErrorDetails(data: unknown): data is ErrorDetails {
  return (
    typeof data === "object" && data !== null && typeof (data as ErrorDetails).message === "string"
  );
}
