import { Archive, Plus } from "lucide-react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { UndoNote } from "~/components/form/undo-note";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Anchor, TextLink } from "~/components/ui/link";
import { Pagination } from "~/components/ui/paging/pagination";
import type { Schema } from "~/lib/api-types";
import { countText, numberText } from "~/lib/format/number";
import { listDetailsForm } from "~/lib/form/declared/list-details.gen";
import { resultFor } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";

import type { ListResult, LoadedLists } from "./lists.server";
import { StageBar } from "./stage-bar";

type Props = { loaded: LoadedLists; result: ListResult | undefined };

export function ListsPage({ loaded, result }: Props) {
  const { page, shared, archived, deleted, starting } = loaded;
  const addressOf = archived ? paths.archivedLists : paths.lists;
  return (
    <div className="max-w-[928px]">
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="display text-32">{archived ? "Archived lists" : "Lists"}</h1>
          {page.count > 0 ? (
            <p className="tnum text-muted">{countText(page.count, "list", "lists")}</p>
          ) : null}
        </div>
        {archived || starting || page.count === 0 ? null : (
          <LinkButton href={paths.lists({ new: "1" })} variant="primary" icon={<Plus />}>
            New list
          </LinkButton>
        )}
      </header>
      {deleted ? (
        <UndoNote
          text="The list is deleted."
          action="undelete"
          fields={{ list_id: deleted }}
          result={resultFor(result, "undelete")}
          className="mb-5"
        />
      ) : null}
      {starting ? <StartForm result={resultFor(result, "create")} /> : null}
      {page.count === 0 ? (
        starting ? null : archived ? (
          <EmptyState
            title="No archived lists"
            text="Archive a list to put it away when its matter is over. You can restore it at any time."
          />
        ) : (
          <EmptyState
            title="No lists yet"
            text="Keep the experts for a matter together, with a stage, an order, and a private note for each. Nobody else sees your lists."
            action={
              <LinkButton href={paths.lists({ new: "1" })} variant="primary" icon={<Plus />}>
                New list
              </LinkButton>
            }
          />
        )
      ) : (
        <ul className="border-t border-ink">
          {page.results.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        page={page.page}
        total={page.total}
        hrefFor={(number) => addressOf({ page: number === 1 ? null : numberText(number) })}
      />
      {shared.length > 0 ? (
        <section aria-labelledby="shared" className="mt-10">
          <h2 id="shared" className="mb-3 text-20">
            Shared with you
          </h2>
          <ul className="border-t border-ink">
            {shared.map((list) => (
              <ListRow
                key={list.id}
                list={list}
                from={`${list.owner || "A former colleague"}, you can ${list.role === "editor" ? "edit" : "read"} it`}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-5">
        {archived ? (
          <TextLink href={paths.lists()}>Current lists</TextLink>
        ) : page.other > 0 ? (
          <TextLink href={paths.archivedLists()} icon={<Archive className="size-4" />}>
            {countText(page.other, "archived list", "archived lists")}
          </TextLink>
        ) : null}
      </p>
    </div>
  );
}

function ListRow({ list, from }: { list: Schema<"ListSummary">; from?: string }) {
  const Heading = from ? "h3" : "h2";
  return (
    <li className="group/row relative grid gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_18rem] sm:items-center">
      <div className="min-w-0">
        <Heading className="text-20 [overflow-wrap:anywhere]">
          <Anchor
            href={paths.list(list.id)}
            className="text-ink no-underline group-hover/row:text-accent after:absolute after:inset-0"
          >
            <bdi>{list.name}</bdi>
          </Anchor>
        </Heading>
        {from ? <p className="text-13 text-muted">{from}</p> : null}
        {list.description ? (
          <p dir="auto" className="mt-0.5 line-clamp-2 text-muted">
            {list.description}
          </p>
        ) : null}
      </div>
      <div>
        <p className="tnum mb-1 text-13 text-muted">
          {countText(list.experts, "expert", "experts")}
        </p>
        <StageBar counts={list.stages} />
      </div>
    </li>
  );
}

function StartForm({ result }: { result: ListResult | null }) {
  const pending = useSending()?.get("do") === "create";
  return (
    <PostForm
      noValidate
      className="mb-7 grid max-w-[34rem] gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="text-20">New list</h2>
      <FormProblems result={result} form={listDetailsForm} />
      <input type="hidden" name="do" value="create" />
      {[listDetailsForm.name, listDetailsForm.description].map((field) => (
        <DeclaredField
          key={field.name}
          field={field}
          rows={2}
          values={result?.values}
          problems={result?.errors}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          Create list
        </Button>
        <LinkButton href={paths.lists()} variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
