import type { Schema } from "~/lib/api-types";

type Place = Pick<Schema<"ExpertCard">, "city" | "state_name" | "country" | "country_name">;

/** The country is shown only outside the United States. */
export function placeText({ city, state_name, country, country_name }: Place): string {
  const parts = [city, state_name ?? "", country === "US" ? "" : country_name].map((part) =>
    part.trim(),
  );
  return parts.filter((part, index) => part !== "" && parts.indexOf(part) === index).join(", ");
}
