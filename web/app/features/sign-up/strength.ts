import type { AskStrength, Strength } from "~/components/form/use-strength";
import type { Schema } from "~/lib/api-types";

import { bodyOf, type SignUpKind } from "./sign-up-values";

/** The name and email in the form count as easy to guess. */
export const strengthIn =
  (kind: SignUpKind, form: () => HTMLFormElement | null): AskStrength =>
  async (_, signal): Promise<Strength | null> => {
    const element = form();
    if (!element) return null;
    const response = await fetch(`/api/sign-up/${kind}/check`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(bodyOf(kind, new FormData(element), "")),
      signal,
    });
    if (!response.ok) return null;
    const { strength, problems } = (await response.json()) as Schema<"SignUpProblems">;
    return { ...strength, problems: problems.password ?? [] };
  };
