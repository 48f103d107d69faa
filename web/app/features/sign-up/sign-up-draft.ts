import type { SignUpKind } from "./sign-up-values";

export function signUpDraft(kind: SignUpKind): string {
  return `sign-up/${kind}`;
}
