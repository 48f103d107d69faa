import { useNavigation } from "@remix-run/react";

/** The form that is being sent; null if there is none. */
export function useSending(): FormData | null {
  const { state, formData, formMethod } = useNavigation();
  return state !== "idle" && formMethod === "POST" ? (formData ?? null) : null;
}
