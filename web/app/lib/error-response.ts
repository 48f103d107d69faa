/** What the error screen is told: a sentence, and the words of a button that leads to the sign-in. */
export interface ErrorDetails {
  message: string;
  buttonText?: string;
}

/** An answer to throw from a loader or an action. Without button text the screen offers the way home. */
export function errorResponse(
  status: number,
  message: string,
  { buttonText, headers }: { buttonText?: string; headers?: Record<string, string> } = {},
): Response {
  return Response.json({ message, buttonText } satisfies ErrorDetails, { status, headers });
}
