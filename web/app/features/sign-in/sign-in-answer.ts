import type { ApiFailure } from "~/lib/api.server";
import { fallbackErrorText } from "~/lib/response-text";

/** What the sign-in form is told of an attempt that failed. It never says which half was wrong. */
export interface SignInAnswer {
  /** What was typed as the address; the password never comes back. */
  email: string;
  title: string;
  text: string;
  fields: { email?: string[]; password?: string[] };
  status: number;
  /** Tells one attempt from the next, so that the same error takes the focus again. */
  attempt: string;
}

const notSignedIn = "We could not sign you in";

export function signInAnswer(failure: ApiFailure, email: string, attempt: string): SignInAnswer {
  const base = { email, attempt, title: notSignedIn, fields: {} };
  switch (failure.status) {
    case 401:
      return {
        ...base,
        status: 401,
        text: "That e-mail and password do not go together.",
        fields: { password: ["Type the password again."] },
      };
    case 422:
      return {
        ...base,
        status: 422,
        text: failure.errors?.email || failure.errors?.password ? "" : failure.detail,
        fields: {
          email: failure.errors?.email && ["Type your e-mail address."],
          password: failure.errors?.password && ["Type your password."],
        },
      };
    case 429:
      return {
        ...base,
        status: 429,
        title: "Too many attempts",
        text: `${waitText(failure.retryAfter)} Your account is not locked.`,
      };
    default:
      if (failure.kind !== "refused" || (failure.status ?? 500) >= 500) {
        return {
          ...base,
          status: 503,
          text: "We cannot reach our records at the moment. Try again in a minute.",
        };
      }
      return { ...base, status: failure.status ?? 400, text: failure.detail || fallbackErrorText };
  }
}

/** The wait in words: seconds up to a minute and a half, minutes beyond. */
export function waitText(seconds: number | null): string {
  if (seconds === null) return "Wait a moment before you try again.";
  if (seconds <= 90) return `Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}
