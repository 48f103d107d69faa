import { CountBar } from "~/components/chart/count-bar";
import { areasInOrder } from "~/features/expert/career/career";
import type { Schema } from "~/lib/api-types";

const shown = 3;
/** One scale, so bars compare across cards. */
const fullBar = 45;

/** The primary area is dark; on narrow cards, a line of text. */
export function AreaYears({ areas }: { areas: readonly Schema<"AreaRef">[] }) {
  if (areas.length === 0) return null;
  const ordered = areasInOrder(areas);
  const more = ordered.length - shown;
  return (
    <ul
      aria-label="Areas, with years"
      className="grid min-w-0 grid-cols-1 gap-1.5 text-13 text-ink-2 @max-xl:order-last @max-xl:flex @max-xl:basis-full @max-xl:flex-wrap @max-xl:gap-x-3 @max-xl:gap-y-1"
    >
      {ordered.slice(0, shown).map((area) => (
        <li key={`${area.category}/${area.subcategory}`} className="min-w-0">
          <span className="flex items-baseline gap-2 @xl:justify-between">
            <span className={`min-w-0 truncate ${area.primary ? "font-550 text-ink" : ""}`}>
              {area.subcategory_name}
            </span>
            {area.years === null ? null : (
              <span className="tnum text-muted">
                {area.years}
                <span className="sr-only">{area.years === 1 ? " year" : " years"}</span>
              </span>
            )}
          </span>
          <span className="mt-0.5 block @max-xl:hidden">
            <CountBar
              count={area.years ?? 0}
              most={fullBar}
              tone={area.primary ? "ink" : "quiet"}
            />
          </span>
        </li>
      ))}
      {more > 0 ? <li className="text-muted">and {more} more</li> : null}
    </ul>
  );
}
