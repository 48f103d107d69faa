import { Fold } from "~/components/ui/fold";
import { TileMap } from "~/components/chart/tile-map";
import { SplitBar } from "~/components/ui/figure/split-bar";
import { DeclarationNote } from "~/features/expert/testimony/declaration-note";
import { ChallengeList } from "~/features/expert/testimony/challenge-list";
import { MattersTable } from "~/features/expert/testimony/matters-table";
import { challengesText, sidesText } from "~/features/expert/testimony/testimony-words";
import type { MatterView } from "~/features/expert/record/record-view";
import type { Schema } from "~/lib/api-types";
import { dateText } from "~/lib/format/date";
import { countText } from "~/lib/format/number";

/** How many matters show before the rest is folded. */
const shownAtFirst = 8;

type Props = {
  /** Null if there is none, or none that the reader can check. */
  declaration: Schema<"PageDeclaration"> | null;
  /** The reader sees all that attorneys see. */
  whole: boolean;
  testimony: Schema<"Testimony">;
  matters: readonly MatterView[];
  firstName: string;
};

/** Both sides, the states, every matter, and every challenge with its answer. */
export function Testimony({ declaration, whole, testimony, matters, firstName }: Props) {
  const ordered = [...matters].sort((a, b) => lastDay(b).localeCompare(lastDay(a)));
  const rest = ordered.slice(shownAtFirst);
  return (
    <>
      <div className="mb-5 grid items-start gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,17.5rem)]">
        <div className="grid max-w-[24rem] min-w-0 gap-3">
          {testimony.plaintiff + testimony.defense > 0 ? (
            <SplitBar
              first={{ label: "Plaintiff", value: testimony.plaintiff }}
              second={{ label: "Defense", value: testimony.defense }}
            />
          ) : null}
          <p className="text-muted">
            {[sidesText(testimony), challengesText(testimony)].filter(Boolean).join(" ")}
          </p>
          <p className="text-muted">
            {testimony.recent === 0
              ? `No testimony since ${dateText(testimony.since)}.`
              : `Testimony in ${countText(testimony.recent, "matter", "matters")} since ${dateText(testimony.since)}, the four years that Rule 26 asks for.`}
          </p>
        </div>
        {testimony.states.length > 0 ? (
          <figure className="w-full max-w-[17.5rem] min-w-0 sm:justify-self-end">
            <TileMap
              label="Matters by state of the court"
              unit={["matter", "matters"]}
              values={testimony.states.map(({ state, matters: count }) => ({ code: state, count }))}
            />
            <figcaption className="mt-2 text-13 text-muted">
              {testimony.states
                .slice(0, 4)
                .map(({ name, matters: count }) => `${name} ${count}`)
                .join(", ")}
              {testimony.states.length > 4
                ? `, and ${countText(testimony.states.length - 4, "more state", "more states")}`
                : null}
            </figcaption>
          </figure>
        ) : null}
      </div>
      <MattersTable matters={ordered.slice(0, shownAtFirst)} caption="Matters, the latest first" />
      {rest.length > 0 ? (
        <Fold summary={`Show ${rest.length} more`}>
          <MattersTable matters={rest} caption="Earlier matters" />
        </Fold>
      ) : null}
      <ChallengeList matters={ordered} firstName={firstName} />
      {declaration || whole ? (
        <DeclarationNote declaration={declaration} firstName={firstName} />
      ) : null}
    </>
  );
}

const lastDay = ({ events }: MatterView): string => events[0]?.date ?? "";
