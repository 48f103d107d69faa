import type { SignUpKind } from "./sign-up-values";

/** Under which name a sign-up is kept in this browser until its account is made. */
export function signUpDraft(kind: SignUpKind): string {
  return `sign-up/${kind}`;
}
