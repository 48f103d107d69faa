/** A sentence, and the text of a sign-in button. */
export interface ErrorDetails {
  message: string;
  buttonText?: string;
}

/** A response to throw. Without button text, the screen links home. */
export function errorResponse(
  status: number,
  message: string,
  { buttonText, headers }: { buttonText?: string; headers?: Record<string, string> } = {},
): Response {
  return Response.json({ message, buttonText } satisfies ErrorDetails, { status, headers });
}
