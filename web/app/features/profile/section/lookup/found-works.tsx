import { useEffect, useRef, useState } from "react";

import { ChoiceGroup } from "~/components/form/choice-group";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/hydrated";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";
import type { FormResult } from "~/lib/form/form-result";

import { ReasonField, reasonName } from "../../reason/reason";
import type { SectionPlace } from "../section-place";
import { CandidateLine } from "./candidate-line";
import { candidatesOf, tickedAtFirst, totalText, type Lookup } from "./lookup";

type Props = {
  lookup: Lookup;
  list: Schema<"PublicationLookup">;
  place: SectionPlace;
  result: FormResult | null;
};

const groups = [
  ["new", "New"],
  ["duplicate", "Duplicates"],
  ["unusable", "Can’t be added"],
] as const;

/** The works that were found. The browser keeps the ticks, so those made before the scripts load count too. */
export function FoundWorks({ lookup, list, place, result }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const first = tickedAtFirst(lookup, result);
  const [ticked, setTicked] = useState(first.size);
  const hydrated = useHydrated();
  const pending = useSending()?.get("do") === "add-found";
  const boxes = () => [
    ...(form.current?.querySelectorAll<HTMLInputElement>("input[name=keys]:enabled") ?? []),
  ];
  const count = () => setTicked(boxes().filter(({ checked }) => checked).length);
  useEffect(count, []);
  const fresh = candidatesOf(lookup, "new");
  function tickAll(checked: boolean) {
    for (const box of boxes()) box.checked = checked;
    count();
  }
  return (
    <PostForm ref={form} noValidate onChange={count} aria-label="Publications found">
      <input type="hidden" name="do" value="add-found" />
      <input type="hidden" name="orcid" value={list.orcid} />
      <div className="grid gap-4 border-t border-line px-4 py-5 sm:px-6">
        <FormProblems result={result} labels={{ keys: "", [reasonName]: "" }} />
        <p role="status" className="text-muted">
          {totalText(list)}
        </p>
        <ChoiceGroup
          legend="Publications found"
          name="keys"
          hideLegend
          error={result?.errors.keys?.[0]}
        >
          {groups.map(([status, title]) => {
            const some = candidatesOf(lookup, status);
            return some.length === 0 ? null : (
              <div key={status} className="[&:nth-of-type(n+2)]:mt-6">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-1.5">
                  <h3 className="text-15 font-550">
                    {title} <span className="tnum text-muted">{some.length}</span>
                  </h3>
                  {status === "new" && hydrated && fresh.length > 1 ? (
                    <Button
                      size="sm"
                      variant="quiet"
                      onClick={() => tickAll(ticked < fresh.length)}
                    >
                      {ticked < fresh.length ? "Select all" : "Select none"}
                    </Button>
                  ) : null}
                </div>
                <ul>
                  {some.map((candidate) => (
                    <CandidateLine
                      key={candidate.key}
                      candidate={candidate}
                      types={lookup.types}
                      place={place}
                      ticked={first.has(candidate.key)}
                    />
                  ))}
                </ul>
              </div>
            );
          })}
        </ChoiceGroup>
      </div>
      {fresh.length === 0 ? null : (
        <>
          <ReasonField result={result} className="max-w-xl px-4 pb-5 sm:px-6" />
          <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken px-4 py-3.5 sm:px-6">
            <Button type="submit" variant="primary" pending={pending}>
              {hydrated
                ? `Add ${countText(ticked, "publication", "publications")}`
                : "Add selected publications"}
            </Button>
            <span className="text-13 text-muted">Everyone sees them. You can edit each later.</span>
          </div>
        </>
      )}
    </PostForm>
  );
}
