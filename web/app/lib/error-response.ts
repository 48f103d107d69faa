/** A message, and the text of a sign-in button. */
export interface ErrorDetails {
  message: string;
  buttonText?: string;
}

/** Creates a response to throw. Without button text, the error screen links to the home page. */
export function errorResponse(
  status: number,
  message: string,
  { buttonText, headers }: { buttonText?: string; headers?: Record<string, string> } = {},
): Response {
  return Response.json({ message, buttonText } satisfies ErrorDetails, { status, headers });
}
