import { isRouteErrorResponse } from "@remix-run/react";

import type { ErrorDetails } from "~/lib/error-response";
import { capitalized, fallbackErrorText } from "~/lib/response-text";

export interface ErrorView {
  status: number;
  message: string;
  /** Words of a button that leads to the sign-in; without them it leads home. */
  buttonText?: string;
}

/** What the error screen shows of whatever was thrown. The text of an unexpected error is not for readers. */
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
  // What `fetch` says in a browser that has lost its connection.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return { status: 503, message: "Network Error" };
  return { status: 500, message: fallbackErrorText };
}

function isErrorDetails(data: unknown): data is ErrorDetails {
  return (
    typeof data === "object" && data !== null && typeof (data as ErrorDetails).message === "string"
  );
}
