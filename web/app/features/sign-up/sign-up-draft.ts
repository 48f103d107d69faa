import type { SignUpKind } from "./sign-up-values";

/** An expert whose claim is lost continues with what was typed. */
export function signUpDraft(kind: SignUpKind): string {
  return kind === "attorney" ? "sign-up/attorney" : "sign-up/expert";
}
