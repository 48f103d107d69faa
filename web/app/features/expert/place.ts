import type { Schema } from "~/lib/api-types";

type Place = Pick<Schema<"ExpertCard">, "city" | "state_name" | "country" | "country_name">;

/** Where an expert works, as one writes it from the United States: the country is said only of others. */
export function placeText({ city, state_name, country, country_name }: Place): string {
  const parts = [city, state_name ?? "", country === "US" ? "" : country_name].map((part) =>
    part.trim(),
  );
  return parts.filter((part, index) => part !== "" && parts.indexOf(part) === index).join(", ");
}
