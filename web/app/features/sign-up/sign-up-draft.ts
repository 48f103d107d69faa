import type { SignUpKind } from "./sign-up-values";

/** The name of the draft that this browser keeps until the account is created. */
export function signUpDraft(kind: SignUpKind): string {
  return `sign-up/${kind}`;
}
