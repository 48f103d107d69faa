import type { Schema } from "~/lib/api-types";

/** Such as 'University of Maine. Orono, Maine'. */
export function placeLine({
  institution,
  city,
  state_name,
  country,
  country_name,
}: Schema<"ClaimCandidate">): string {
  const place = [city, country === "US" ? state_name : country_name]
    .filter((part) => part !== "")
    .join(", ");
  return [institution, place].filter((part) => part !== "").join(". ");
}
