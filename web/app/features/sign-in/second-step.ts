import { paths } from "~/lib/paths";

/** The steps of a sign-in by their word in the address; `over` is the first, again. */
export type SignInStep = "code" | "recovery-code" | "passkey" | "over";

/** The step at which a method is asked for. */
export function stepOf(method: string | undefined): SignInStep {
  return method === "passkey" || method === "recovery-code" ? method : "code";
}

/** Address of a step; the wanted page goes along through all of them. */
export function signInAddress(step: SignInStep | null, next: string | null): string {
  const query = new URLSearchParams();
  if (step) query.set("step", step);
  if (next) query.set("next", next);
  const text = query.toString();
  return text === "" ? paths.signIn() : `${paths.signIn()}?${text}`;
}
