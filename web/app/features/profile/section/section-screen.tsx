import { Plus, Search } from "lucide-react";
import { useEffect, useState } from "react";

import { LeaveGuard } from "~/components/form/leave-guard";
import { PostForm } from "~/components/form/post-form";
import { UndoNote } from "~/components/form/undo-note";
import { FreshnessDot, freshnessLevel } from "~/components/ui/figure/freshness";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { daysAgoText } from "~/lib/format/age";
import { countText } from "~/lib/format/number";
import type { Schema } from "~/lib/api-types";
import { resultFor, saidBy, type FormResult, type FormValues } from "~/lib/form/form-result";

import { DeclarationCard } from "../declaration/declaration-card";
import { HiddenReason, reasonName } from "../reason/reason";
import type { Conflict } from "./conflict";
import { FindPublications } from "./lookup/find-publications";
import { ItemForm } from "./item-form";
import { ItemPreview } from "./item-preview";
import { ItemRow } from "./item-row";
import { historyPath, sectionPath } from "./section-place";
import type { LoadedSection } from "./section.server";
import { useReorder } from "./use-reorder";
import { useUndo } from "./use-undo";

export type SectionResult = FormResult & {
  conflict?: Conflict | null;
  removed?: { revision: string; title: string; reason: string };
};

type Props = {
  loaded: LoadedSection & { declaration?: Schema<"OwnDeclaration"> | null };
  result: SectionResult | undefined;
};

/** One section of a profile, for the expert or for staff on the expert's behalf. */
/** Whether a form of this screen shows what was refused, so that the screen needn't. */
function showsItself(form: string, { lookup }: Props["loaded"]): boolean {
  return (
    ["save", "check", "withdraw-check"].includes(form) || (form === "add-found" && !!lookup?.list)
  );
}

export function SectionScreen({ loaded, result }: Props) {
  const { declared, place, view, edited } = loaded;
  const noun = declared.row;
  const [shown, setShown] = useState<FormValues | null>(null);
  useEffect(() => setShown(null), [edited]);
  const removed = useUndo(place, result);
  const failure =
    result && result.status !== "done" && !showsItself(result.form, loaded) ? result : null;
  // Shows at the field for all changes.
  const lacksReason = failure?.errors[reasonName] !== undefined;
  return (
    <LeaveGuard className="grid items-start gap-9 px-4 pt-5 pb-16 md:px-8 md:pt-7 xl:grid-cols-[minmax(0,46rem)_minmax(17rem,21rem)] xl:justify-between xl:gap-14">
      <div className="min-w-0">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1>{declared.title}</h1>
            <p className="mt-1 max-w-[56ch] text-muted">{declared.intro}</p>
          </div>
          {declared.single || edited === "new" || view.items.length === 0 ? null : (
            <span className="flex flex-wrap gap-2">
              <LookupLink loaded={loaded} />
              <LinkButton href={sectionPath(place, { add: "1" })} icon={<Plus />}>
                Add {/^[aeiou]/.test(noun) ? "an" : "a"} {noun}
              </LinkButton>
            </span>
          )}
        </header>
        <SectionFacts loaded={loaded} />
        {removed ? (
          <UndoNote
            text={`${removed.title} is deleted.`}
            action="restore"
            fields={{ revision: removed.revision }}
            result={null}
            className="mt-4"
          >
            <HiddenReason />
          </UndoNote>
        ) : null}
        {failure && !lacksReason ? (
          <Note tone="danger" role="alert" className="mt-4">
            {saidBy(failure)}
          </Note>
        ) : null}
        {loaded.lookup ? (
          <FindPublications
            lookup={loaded.lookup}
            place={place}
            result={resultFor(result, "add-found")}
          />
        ) : null}
        {declared.single ? (
          <ItemForm
            key={`${edited} ${loaded.version}`}
            loaded={loaded}
            result={resultFor(result, "save")}
            onShow={setShown}
          />
        ) : (
          <ItemList loaded={loaded} result={result} onShow={setShown} />
        )}
        {loaded.declaration && edited === null ? (
          <div className="mt-11">
            <DeclarationCard own={loaded.declaration} />
          </div>
        ) : null}
      </div>
      {edited === null ? null : (
        <ItemPreview loaded={loaded} values={shown ?? result?.values ?? loaded.values} />
      )}
    </LeaveGuard>
  );
}

/** Leads to the lookup, where it's offered and not open. */
function LookupLink({ loaded: { lookup, place, view } }: { loaded: LoadedSection }) {
  if (!view.lookup || lookup) return null;
  return (
    <LinkButton href={sectionPath(place, { find: "1" })} icon={<Search />}>
      Find {place.staff ? "" : "my "}publications by ORCID iD
    </LinkButton>
  );
}

function SectionFacts({ loaded: { declared, place, view } }: { loaded: LoadedSection }) {
  const { overview, items } = view;
  return (
    <div className="mt-3.5 mb-4.5 flex flex-wrap items-center gap-x-4.5 gap-y-2 text-13 text-muted">
      {overview.days === null ? null : (
        <span className="inline-flex items-center gap-1.5">
          <FreshnessDot level={freshnessLevel(overview.days)} />
          Confirmed {daysAgoText(overview.days)}
        </span>
      )}
      {overview.days === null || place.staff ? null : (
        <PostForm className="contents">
          <input type="hidden" name="do" value="confirm" />
          <button
            type="submit"
            className="cursor-pointer text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent touch:min-h-11"
          >
            All still true? Confirm
          </button>
        </PostForm>
      )}
      {declared.single || items.length === 0 ? null : (
        <span className="tnum">{countText(items.length, declared.row, `${declared.row}s`)}</span>
      )}
      {overview.days === null ? null : <TextLink href={historyPath(place)}>History</TextLink>}
    </div>
  );
}

function ItemList({ loaded, result, onShow }: Props & { onShow: (values: FormValues) => void }) {
  const { declared, edited, place, view } = loaded;
  const { order, announced, controls } = useReorder(view.items);
  const saved = resultFor(result, "save");
  const form = (
    <ItemForm key={`${edited} ${loaded.version}`} loaded={loaded} result={saved} onShow={onShow} />
  );
  if (order.length === 0 && edited === null)
    return loaded.lookup?.list ? null : (
      <EmptyState
        title={`No ${declared.row} yet`}
        text={declared.why}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <LinkButton href={sectionPath(place, { add: "1" })} variant="primary" icon={<Plus />}>
              Add {/^[aeiou]/.test(declared.row) ? "an" : "a"} {declared.row}
            </LinkButton>
            <LookupLink loaded={loaded} />
          </span>
        }
      />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {edited === "new" ? form : null}
      <ol className="border-t border-ink">
        {order.map((item, index) =>
          item.id === edited ? (
            <li key={item.id}>{form}</li>
          ) : (
            <ItemRow
              key={item.id}
              item={item}
              place={place}
              noun={declared.row}
              position={index + 1}
              count={order.length}
              {...controls(item.id)}
            />
          ),
        )}
      </ol>
    </>
  );
}
