import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  Ellipsis,
  LogOut,
  MessagesSquare,
  Pencil,
  Share2,
  Trash2,
} from "lucide-react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { UndoNote } from "~/components/form/undo-note";
import { useSending } from "~/components/form/use-sending";
import { useSelection } from "~/components/list/use-selection";
import { Button, LinkButton } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Menu, MenuButton, MenuLink, MenuSeparator } from "~/components/ui/overlay/menu";
import { dateText } from "~/lib/format/date";
import { countText } from "~/lib/format/number";
import { resultFor, saidBy } from "~/lib/form/form-result";
import { renameListForm } from "~/lib/form/declared/rename-list.gen";
import { paths } from "~/lib/paths";
import { useAsks } from "~/lib/root-data";

import { Activity } from "./activity";
import { CompareBar } from "./compare/compare-choice";
import { ListCard, entryName } from "./list-card";
import type { ListResult, LoadedList } from "./lists.server";
import { daysLeftText } from "./days-left";
import { SharePanel } from "./share-panel";
import { stageFill, stages, stageWords } from "./stages";
import { useBoard } from "./use-board";

type Props = { loaded: LoadedList; result: ListResult | undefined };

export function ListPage({ loaded, result }: Props) {
  const { list, entries } = loaded;
  const owned = list.role === "owner";
  const asks = useAsks();
  const editable = list.archived_at === null && list.role !== "reader";
  const undo = resultFor(result, "remove")?.undo ?? null;
  const failure =
    result &&
    result.status !== "done" &&
    !["note", "rename", "share", "add-member"].includes(result.form)
      ? result
      : null;
  return (
    <div>
      <p className="mb-3 text-13">
        {list.archived_at === null ? (
          <TextLink href={paths.lists()}>Lists</TextLink>
        ) : (
          <TextLink href={paths.archivedLists()}>Archived lists</TextLink>
        )}
      </p>
      {loaded.renaming && editable ? (
        <RenameForm loaded={loaded} result={resultFor(result, "rename")} />
      ) : (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 max-sm:basis-full sm:flex-1">
            <h1 className="display text-32 [overflow-wrap:anywhere]">
              <bdi>{list.name}</bdi>
            </h1>
            {list.description ? (
              <p dir="auto" className="mt-1 max-w-[60ch] whitespace-pre-wrap text-muted">
                {list.description}
              </p>
            ) : null}
            <MatterLine list={list} />
            <p className="tnum mt-1 text-13 text-muted">
              {countText(entries.length, "expert", "experts")}
              {list.archived_at === null ? null : ", archived"}
            </p>
            {owned ? null : (
              <p className="mt-1 text-13 text-muted">
                Shared by <bdi className="font-550 text-ink">{loaded.members.owner}</bdi>. You can{" "}
                {list.role === "editor" ? "edit" : "read"} it.
              </p>
            )}
          </div>
          <div className="flex min-w-0 flex-wrap items-center gap-1 sm:flex-none">
            {asks && entries.length > 0 ? (
              <LinkButton href={paths.askSeveral({ list: list.id })} icon={<MessagesSquare />}>
                Ask several
              </LinkButton>
            ) : null}
            <LinkButton
              href={paths.list(list.id, { share: "1" })}
              icon={<Share2 />}
              preventScrollReset
            >
              Share
            </LinkButton>
            <ListMenu loaded={loaded} />
          </div>
        </header>
      )}
      {loaded.sharing ? <SharePanel loaded={loaded} result={result} /> : null}
      <Deadlines list={list} deadlines={loaded.deadlines} now={loaded.now} />
      {undo ? (
        <UndoNote
          text={result?.message ?? ""}
          action="put-back"
          fields={{}}
          result={null}
          className="mt-4"
        >
          {undo.map((expertId) => (
            <input key={expertId} type="hidden" name="expert_id" value={expertId} />
          ))}
        </UndoNote>
      ) : null}
      {failure ? (
        <Note tone="danger" role="alert" className="mt-4">
          {saidBy(failure)}
        </Note>
      ) : null}
      {list.archived_at !== null && owned ? (
        <Note tone="neutral" className="mt-4">
          <span>This list is archived. Restore it to change it. </span>
          <PostForm className="inline">
            <input type="hidden" name="do" value="restore" />
            <Button type="submit" size="sm" variant="quiet">
              Restore
            </Button>
          </PostForm>
        </Note>
      ) : null}
      {entries.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="No experts on this list yet"
          text="Add experts from a search or from their pages. You can then track each one from first look to retained."
          action={<LinkButton href={paths.search()}>Search experts</LinkButton>}
        />
      ) : (
        <Board loaded={loaded} editable={editable} result={result} />
      )}
      <Activity events={loaded.events} names={loaded.names} />
    </div>
  );
}

function Board({ loaded, editable, result }: Props & { editable: boolean }) {
  const { list, entries, noting } = loaded;
  const byId = new Map(entries.map((entry) => [entry.expert_id, entry]));
  const board = useBoard(list.id, entries, (id) => entryName(byId.get(id)));
  const selection = useSelection(entries.flatMap((entry) => (entry.card ? [entry.expert_id] : [])));
  return (
    <>
      <p role="status" className="sr-only">
        {board.announced}
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-3 gap-y-7 xl:grid-cols-5">
        {stages.map((stage) => (
          <section
            key={stage}
            aria-labelledby={`stage-${stage}`}
            className={classNames(
              "min-w-0",
              board.order[stage].length === 0 ? "max-xl:hidden" : null,
            )}
            onDragOver={(event) => board.onDragOver(event, stage, null)}
          >
            <h2
              id={`stage-${stage}`}
              className="flex items-center gap-2 border-b border-ink pb-1.5 font-sans text-15 font-semibold"
            >
              <span aria-hidden="true" className={`size-3 rounded-[3px] ${stageFill[stage]}`} />
              {stageWords[stage]}
              <span className="tnum text-13 font-normal text-muted">
                {board.order[stage].length}
              </span>
            </h2>
            <ul className="mt-2.5 grid gap-2 xl:min-h-24 xl:content-start">
              {board.order[stage].map((expertId, index, ids) => {
                const entry = byId.get(expertId);
                if (!entry) return null;
                return (
                  <ListCard
                    key={expertId}
                    entry={entry}
                    listId={list.id}
                    stage={stage}
                    position={index + 1}
                    count={ids.length}
                    selection={selection}
                    afterAbove={ids[index - 2] ?? "start"}
                    editable={editable}
                    noting={noting === expertId}
                    result={noting === expertId ? resultFor(result, "note") : null}
                    dragged={board.dragged === expertId}
                    onStage={(to) => board.onStage(expertId, to)}
                    onMoveKey={(event) => board.onMoveKey(expertId, event)}
                    onDragStart={(event) => board.onDragStart(expertId, event)}
                    onDragOver={(event) => board.onDragOver(event, stage, expertId)}
                    onDragEnd={board.onDragEnd}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <CompareBar listId={list.id} selection={selection} />
    </>
  );
}

function MatterLine({ list }: Pick<LoadedList, "list">) {
  const facts = [list.court, list.docket ? `No. ${list.docket}` : ""].filter((fact) => fact !== "");
  if (list.caption === "" && facts.length === 0) return null;
  return (
    <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
      {list.caption ? <i className="font-serif">{list.caption}</i> : null}
      {list.caption && facts.length > 0 ? ", " : null}
      {facts.join(", ")}
    </p>
  );
}

/** The trial date and what is counted from it. */
function Deadlines({ list, deadlines, now }: Pick<LoadedList, "list" | "deadlines" | "now">) {
  if (list.trial_on === "") return null;
  const days = [...deadlines, { name: "Trial", rule: "", on: list.trial_on }];
  return (
    <section aria-labelledby="deadlines" className="mt-5">
      <h2 id="deadlines" className="border-b border-ink pb-1.5 font-sans text-15 font-semibold">
        Deadlines
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4">
        {days.map(({ name, rule, on }) => (
          <li key={name} className="border-b border-line py-2.5">
            <p className="tnum font-550">
              <time dateTime={on}>{dateText(on, "short")}</time>{" "}
              <span className="text-13 font-normal text-muted">{daysLeftText(on, now)}</span>
            </p>
            <p className="text-13">{name}</p>
            {rule ? <p className="text-13 text-muted">{rule}</p> : null}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-muted">
        {deadlines.length > 0
          ? "Counted back from the trial by the Federal Rules of Civil Procedure. A scheduling order comes first."
          : "We count deadlines for federal trial courts only. Check the rules of this court."}
      </p>
    </section>
  );
}

function ListMenu({ loaded: { list } }: { loaded: LoadedList }) {
  const owned = list.role === "owner";
  const current = list.archived_at === null;
  return (
    <PostForm>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton {...props} label={`More for ${list.name}`} icon={<Ellipsis />} />
        )}
      >
        {current && list.role !== "reader" ? (
          <MenuLink href={paths.list(list.id, { rename: "1" })} icon={<Pencil />}>
            Edit list
          </MenuLink>
        ) : null}
        <MenuButton type="submit" name="do" value="copy" icon={<Copy />}>
          Copy this list
        </MenuButton>
        <MenuLink href={paths.exportList(list.id, "csv")} icon={<Download />} download>
          Export as CSV
        </MenuLink>
        <MenuLink href={paths.exportList(list.id, "xlsx")} icon={<Download />} download>
          Export for Excel
        </MenuLink>
        {owned && current ? (
          <MenuButton type="submit" name="do" value="archive" icon={<Archive />}>
            Archive
          </MenuButton>
        ) : null}
        {owned && !current ? (
          <MenuButton type="submit" name="do" value="restore" icon={<ArchiveRestore />}>
            Restore
          </MenuButton>
        ) : null}
        <MenuSeparator />
        {owned ? (
          <MenuButton type="submit" name="do" value="delete" danger icon={<Trash2 />}>
            Delete
          </MenuButton>
        ) : (
          <MenuButton type="submit" name="do" value="leave" danger icon={<LogOut />}>
            Leave this list
          </MenuButton>
        )}
      </Menu>
    </PostForm>
  );
}

function RenameForm({
  loaded: { list },
  result,
}: {
  loaded: LoadedList;
  result: ListResult | null;
}) {
  const pending = useSending()?.get("do") === "rename";
  const conflict = result?.renamed ?? null;
  const written = {
    name: [list.name],
    description: [list.description],
    caption: [list.caption],
    court: [list.court],
    docket: [list.docket],
    trial_on: [list.trial_on],
  };
  return (
    <PostForm noValidate className="grid max-w-[34rem] gap-4">
      <h1 className="display text-32">Edit this list</h1>
      <FormProblems result={result} form={renameListForm} />
      {conflict ? (
        <Note tone="warning" title={`It's called “${conflict.name}” now`}>
          {conflict.description}
        </Note>
      ) : null}
      <input type="hidden" name="do" value="rename" />
      <input type="hidden" name="version" value={conflict?.version ?? list.version} />
      {Object.values(renameListForm)
        .filter((field) => field.name !== "version")
        .map((field) => (
          <DeclaredField
            key={field.name}
            field={field}
            rows={2}
            values={result?.values ?? written}
            problems={result?.errors}
          />
        ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
        <LinkButton href={paths.list(list.id)} variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
