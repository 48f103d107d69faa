import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { saveSearchForm } from "~/lib/form/declared/save-search.gen";
import type { FormResult } from "~/lib/form/form-result";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import { criteriaText, firstName } from "./criteria-text";
import type { LoadedSave } from "./saved.server";

type Props = { loaded: LoadedSave; result: FormResult | undefined };

export function SaveScreen({ loaded, result }: Props) {
  const { words, criteria, complete, query, pasted } = loaded;
  const pending = useSending() !== null;
  const back = paths.search(new URLSearchParams(query));
  const values = result?.values ?? {
    name: [firstName(words, criteria)],
    mail: ["yes"],
    search: [query],
  };
  return (
    <div className="max-w-[34rem]">
      <h1 className="display text-32">Save this search</h1>
      <p dir="auto" className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
        {criteriaText(words, criteria)}
      </p>
      <p className="tnum mt-1 text-13 text-muted">
        {complete === 0
          ? "No expert fits all of it today."
          : `${countText(complete, "expert fits", "experts fit")} all of it today. You hear only about those who come later.`}
      </p>
      {pasted ? (
        <Note tone="warning" className="mt-5" title="This text is too long to save">
          Search for its main words instead, then save that search.
        </Note>
      ) : (
        <PostForm noValidate className="mt-6 grid gap-5">
          <FormProblems result={result} form={saveSearchForm} />
          {Object.values(saveSearchForm).map((field) => (
            <DeclaredField
              key={field.name}
              field={field}
              values={values}
              problems={result?.errors}
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" pending={pending}>
              Save search
            </Button>
            <LinkButton href={back} variant="quiet">
              Cancel
            </LinkButton>
          </div>
        </PostForm>
      )}
    </div>
  );
}
