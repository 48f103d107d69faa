import { Pencil, Trash2 } from "lucide-react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { UndoNote } from "~/components/form/undo-note";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { changeSearchForm } from "~/lib/form/declared/change-search.gen";
import { resultFor, type FormResult } from "~/lib/form/form-result";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import type { LoadedSearches } from "./saved.server";
import { SavedRow } from "./saved-row";

type Props = { loaded: LoadedSearches; result: FormResult | undefined };

export function SavedScreen({ loaded, result }: Props) {
  const { searches, deleted, editing } = loaded;
  const failed = resultFor(result, "delete");
  return (
    <div className="max-w-[928px]">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="display text-32">Saved searches</h1>
          {searches.length > 0 ? (
            <p className="tnum text-muted">
              {countText(searches.length, "search", "searches")}, the newest first
            </p>
          ) : null}
        </div>
        {searches.length > 0 ? <LinkButton href={paths.search()}>New search</LinkButton> : null}
      </header>
      {failed?.message ? (
        <Note tone="danger" role="alert" className="mb-5">
          {failed.message}
        </Note>
      ) : null}
      {deleted ? (
        <UndoNote
          text="The search is deleted."
          action="undelete"
          fields={{ search_id: deleted }}
          result={resultFor(result, "undelete")}
          className="mb-5"
        />
      ) : null}
      {searches.length === 0 ? (
        <EmptyState
          title="No saved searches yet"
          text="Search, then press “Save search”. When a new expert fits, you see it here and, if you like, in an email."
          action={<LinkButton href={paths.search()}>Search experts</LinkButton>}
        />
      ) : (
        <ul className="border-t border-ink">
          {searches.map((saved) => (
            <li key={saved.id} className="border-b border-line py-4">
              {editing === saved.id ? (
                <ChangeForm saved={saved} result={resultFor(result, "change")} />
              ) : (
                <SavedRow saved={saved}>
                  <Actions saved={saved} />
                </SavedRow>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Actions({ saved }: { saved: Schema<"SavedSearch"> }) {
  const sending = useSending();
  return (
    <div className="flex flex-wrap items-center gap-1">
      <LinkButton
        href={paths.savedSearches({ edit: saved.id })}
        preventScrollReset
        variant="quiet"
        size="sm"
        icon={<Pencil />}
      >
        Change<span className="sr-only"> {saved.name}</span>
      </LinkButton>
      <PostForm preventScrollReset>
        <input type="hidden" name="search_id" value={saved.id} />
        <Button
          type="submit"
          name="do"
          value="delete"
          variant="quiet"
          size="sm"
          icon={<Trash2 />}
          pending={sending?.get("do") === "delete" && sending.get("search_id") === saved.id}
        >
          Delete<span className="sr-only"> {saved.name}</span>
        </Button>
      </PostForm>
    </div>
  );
}

function ChangeForm({
  saved,
  result,
}: {
  saved: Schema<"SavedSearch">;
  result: FormResult | null;
}) {
  const pending = useSending()?.get("do") === "change";
  const values = result?.values ?? {
    name: [saved.name],
    mail: saved.mail ? ["yes"] : [],
    version: [String(saved.version)],
  };
  return (
    <PostForm noValidate className="grid max-w-[34rem] gap-4">
      <FormProblems result={result} form={changeSearchForm} />
      <input type="hidden" name="do" value="change" />
      <input type="hidden" name="search_id" value={saved.id} />
      {Object.values(changeSearchForm).map((field) => (
        <DeclaredField key={field.name} field={field} values={values} problems={result?.errors} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
        <LinkButton href={paths.savedSearches()} preventScrollReset variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
