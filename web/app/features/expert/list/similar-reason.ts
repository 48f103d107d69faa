import { expertLine } from "~/features/expert/list/expert-line";
import { placeText } from "~/features/expert/place";
import type { Schema } from "~/lib/api-types";

type Area = Pick<Schema<"AreaRef">, "primary" | "subcategory" | "subcategory_name">;
type Similar = Omit<Parameters<typeof expertLine>[0], "areas"> & { areas: readonly Area[] };

/** Why an expert is listed as similar: the areas that both have, then the place. */
export function similarReason(areas: readonly Area[], expert: Similar): string {
  const own = new Set(areas.map(({ subcategory }) => subcategory));
  const shared = expert.areas.filter(({ subcategory }) => own.has(subcategory));
  const [first, second, ...rest] = shared.map(({ subcategory_name }) => subcategory_name);
  if (!first) return expertLine(expert);
  const names = second ? `${first}${rest.length > 0 ? "," : " and"} ${second}` : first;
  const more = rest.length > 0 ? `, and ${rest.length} more` : "";
  return `Also in ${names}${more}; ${placeText(expert)}`;
}
