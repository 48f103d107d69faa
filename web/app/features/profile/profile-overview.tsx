import { Note } from "~/components/ui/note";
import { Stats } from "~/components/ui/figure/stat";
import type { Schema } from "~/lib/api-types";
import type { FormResult } from "~/lib/form/form-result";

import { DeclarationCard } from "./declaration/declaration-card";
import { HelpMost } from "./help-most";
import { overviewFigures } from "./overview-figures";
import { SectionControl } from "./section-control";
import { SeenByAttorneys } from "./seen-by-attorneys";
import { ProfileStatus } from "./profile-status";
import { Warnings } from "./warnings";

type Props = {
  overview: Schema<"ProfileOverview">;
  declaration?: Schema<"OwnDeclaration"> | null;
  /** From a form sent without script. */
  result?: FormResult;
};

export function ProfileOverview({ overview, declaration, result }: Props) {
  const sections = overview.sections ?? [];
  const titleOf = (section: string) =>
    sections.find((one) => one.section === section)?.title ?? section;
  return (
    <div className="grid items-start gap-9 xl:grid-cols-[minmax(0,46rem)_minmax(17rem,21rem)] xl:justify-between xl:gap-14">
      <div className="grid min-w-0 gap-9">
        <div>
          <h1>Overview</h1>
          <p className="mt-1 text-muted">
            {overview.name}. Here is how complete and up to date your profile is.
          </p>
          {result ? (
            <Note
              tone={result.status !== "done" ? "danger" : "success"}
              role={result.status !== "done" ? "alert" : "status"}
              className="mt-4"
            >
              {result.message}
            </Note>
          ) : null}
          <div className="mt-5">
            <Stats items={overviewFigures(overview)} />
          </div>
        </div>
        <ProfileStatus overview={overview} />
        <Warnings warnings={overview.warnings ?? []} titleOf={titleOf} />
        <HelpMost sections={sections} />
        {declaration ? <DeclarationCard own={declaration} /> : null}
        <SectionControl sections={sections} />
      </div>
      <SeenByAttorneys overview={overview} />
    </div>
  );
}
