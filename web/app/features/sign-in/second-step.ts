import { paths } from "~/lib/paths";

/** By the word in the URL; `over` is the first, again. */
export type SignInStep = "code" | "recovery-code" | "passkey" | "over";

export function stepOf(method: string | undefined): SignInStep {
  return method === "passkey" || method === "recovery-code" ? method : "code";
}

/** Keeps the wanted page. */
export function signInAddress(step: SignInStep | null, next: string | null): string {
  const query = new URLSearchParams();
  if (step) query.set("step", step);
  if (next) query.set("next", next);
  const text = query.toString();
  return text === "" ? paths.signIn() : `${paths.signIn()}?${text}`;
}
