import type { ExpertRecord } from "~/features/expert/expert-record";
import { paths } from "~/lib/paths";

/** Our form, filled in with an expert and their primary area. */
export function askAbout({ slug, areas }: Pick<ExpertRecord, "slug" | "areas">): string {
  const area = areas.find(({ primary }) => primary) ?? areas[0];
  return paths.requestAnExpert({
    expert: slug,
    area: area ? `${area.category}/${area.subcategory}` : null,
  });
}
