import type { ApiFailure } from "~/lib/api.server";
import { fallbackErrorText, type FieldErrors } from "~/lib/response-text";

export const notSignedIn = "We couldn't sign you in";

export const suspendedText =
  "You can't sign in for now. If you think this is a mistake, write to us.";

/** Never says whether the email or the password was wrong. */
interface SignInProblems {
  title: string;
  message: string | null;
  errors: FieldErrors;
}

export function signInProblems({
  status,
  code,
  errors,
  detail,
  retryAfter,
}: ApiFailure): SignInProblems {
  if (code === "suspended")
    return { title: "Your account is suspended", message: suspendedText, errors: {} };
  switch (status) {
    case 401:
      return {
        title: notSignedIn,
        message: "That email and password don't match.",
        errors: { password: ["Enter your password again."] },
      };
    case 422: {
      const missing: FieldErrors = {};
      if (errors?.email) missing.email = ["Enter your email address."];
      if (errors?.password) missing.password = ["Enter your password."];
      return {
        title: notSignedIn,
        message: Object.keys(missing).length > 0 ? null : detail,
        errors: missing,
      };
    }
    case 429:
      return {
        title: "Too many attempts",
        message: `${waitText(retryAfter)} Your account is not locked.`,
        errors: {},
      };
    default:
      return { title: notSignedIn, message: detail || fallbackErrorText, errors: {} };
  }
}

/** Seconds up to 90, then minutes. */
export function waitText(seconds: number | null): string {
  if (seconds === null) return "Wait a moment before you try again.";
  if (seconds <= 90) return `Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}
