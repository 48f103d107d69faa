import { placeText } from "~/features/expert/place";
import type { Schema } from "~/lib/api-types";

export function expertLine(
  expert: Pick<Schema<"ExpertCard">, "city" | "state_name" | "country" | "country_name"> & {
    areas: readonly Pick<Schema<"AreaRef">, "primary" | "subcategory_name">[];
  },
): string {
  const area = expert.areas.find((one) => one.primary) ?? expert.areas[0];
  const place = placeText(expert);
  return area ? `${area.subcategory_name}, ${place}` : place;
}
