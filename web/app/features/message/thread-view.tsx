import { useNavigate } from "@remix-run/react";
import {
  Archive,
  ArchiveRestore,
  Ban,
  Bell,
  BellOff,
  ChevronLeft,
  Ellipsis,
  Flag,
  Info,
  UserRoundX,
} from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";

import { PostForm } from "~/components/form/post-form";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/hydrated";
import { IconButton, iconButtonClass } from "~/components/ui/icon-button";
import { Anchor, TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { Menu, MenuButton, MenuLink, MenuSeparator } from "~/components/ui/overlay/menu";
import { Avatar } from "~/components/ui/picture/avatar";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import { dayHeading, timeText, zonedTimeText } from "~/lib/format/date";
import { resultFor } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";
import { useIsomorphicLayoutEffect } from "~/lib/rendering/use-layout-effect";

import { Uploads } from "./attachment/uploads";
import { useDrop } from "./attachment/use-drop";
import { useFiles } from "./attachment/use-files";
import { NoteChoice } from "./note-choice";
import { noteText } from "./neutral-notes";
import { ClosingForms } from "./closing-forms";
import { Composer } from "./composer";
import { ConflictBar } from "./conflict-bar";
import { MatterFacts } from "./matter-panel";
import type { Message, Outgoing } from "./merge";
import { WithdrawDesignation } from "./designation";
import { AddParty, CorrectParty } from "./parties";
import { EditRow, LabelForm, MessageRow, OutgoingRow } from "./message-row";
import type { LoadedMessages, MessageResult, Thread } from "./messages.server";
import { useReadCursor } from "./use-read-cursor";
import { useThread } from "./use-thread";

/** Acts without a form of their own. What they say stands above the messages. */
const plainActs = [
  ...["archive", "restore", "mute", "unmute", "block", "unblock", "read", "agree"],
  ...["designate", "confirm-designation", "withdraw-designation"],
];

type Props = { loaded: LoadedMessages; thread: Thread; result: MessageResult | undefined };

export function ThreadView({ loaded, thread, result }: Props) {
  const { side, box, now } = loaded;
  const here = (query?: Record<string, string | number>) =>
    paths.conversation(side, box, thread.id, query);
  const navigate = useNavigate();
  const [uploads] = useState(() => new Uploads(thread.id)); // a conversation has its own view
  const files = useFiles(uploads);
  const drop = useDrop(thread.closed === "" ? files.add : null);
  const { messages, outgoing, typing, refresh, send, discard, showEarlier, tellTyping } = useThread(
    thread,
    uploads,
  );
  const scroll = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const incoming = messages.findLast(({ own }) => !own)?.seq ?? 0;
  useReadCursor({
    conversationId: thread.id,
    seq: incoming,
    read: thread.read_seq,
    end,
    onRead: refresh,
  });
  useStayAtEnd(scroll, end, messages.at(-1)?.seq ?? 0, outgoing.length);
  const failure = result && plainActs.includes(result.form) ? result : null;
  const first = messages[0]?.seq ?? 1;
  const zone = useReaderZone();
  const lastRead = messages.findLast(({ own, seq }) => own && seq <= thread.their_read)?.seq;
  const receipt = thread.their_read_at ? `Read ${timeText(thread.their_read_at, zone)}` : null;

  return (
    <section
      aria-labelledby="conversation"
      data-conversation=""
      {...drop.handlers}
      className="relative flex min-h-0 min-w-0 flex-col max-md:min-h-[calc(100dvh-3.75rem)]"
    >
      <ThreadHeader loaded={loaded} thread={thread} />
      {drop.over ? (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-card border-2 border-dashed border-accent bg-paper/90 text-17 font-550"
        >
          Drop files to attach them
        </p>
      ) : null}
      <div
        ref={scroll}
        className="min-h-0 flex-1 px-4 py-4 max-md:pb-8 md:overflow-y-auto md:px-7"
        tabIndex={-1}
      >
        <ConflictBar loaded={loaded} thread={thread} />
        <details className="mb-4 rounded-control border border-line px-3.5 xl:hidden">
          <summary className="flex min-h-10 items-center gap-2 text-13 text-muted touch:min-h-11">
            <Info className="size-4" /> About this conversation
          </summary>
          <div className="pt-2 pb-4">
            <MatterFacts loaded={loaded} thread={thread} />
          </div>
        </details>
        {failure && failure.message ? (
          <Note
            tone={failure.status === "done" ? "success" : "danger"}
            role={failure.status === "done" ? "status" : "alert"}
            className="mb-4"
          >
            {failure.message}
          </Note>
        ) : null}
        <ClosingForms loaded={loaded} thread={thread} messages={messages} result={result} />
        <AddParty loaded={loaded} thread={thread} result={result} />
        <CorrectParty loaded={loaded} thread={thread} result={result} />
        {loaded.withdrawing && loaded.designation ? (
          <WithdrawDesignation
            designation={loaded.designation}
            name={thread.person.name}
            back={here()}
          />
        ) : null}
        {first > 1 ? (
          <p className="mb-4 text-center">
            <TextLink
              href={here({ before: first })}
              preventScrollReset
              onClick={(event) => {
                event.preventDefault();
                void showEarlier();
              }}
              className="inline-flex min-h-8 items-center text-13 touch:min-h-11"
            >
              Show earlier messages
            </TextLink>
          </p>
        ) : null}
        <div role="log" aria-label="Messages" aria-live="polite">
          <Days messages={messages} runs={thread.conflict.runs} now={now}>
            {(message) =>
              loaded.editing === message.seq && message.own && message.edit_until !== null ? (
                <EditRow message={message} result={resultFor(result, "edit")} cancelHref={here()} />
              ) : (
                <>
                  <MessageRow
                    message={message}
                    fileHref={(id) => paths.attachmentApi(thread.id, id)}
                    author={message.own ? "You" : thread.person.name}
                    receipt={message.seq === lastRead ? receipt : null}
                    editHref={
                      message.edit_until !== null && thread.closed === ""
                        ? here({ edit: message.seq })
                        : null
                    }
                    labelHref={here(
                      loaded.before > 1
                        ? { before: loaded.before, label: message.seq }
                        : { label: message.seq },
                    )}
                  />
                  {loaded.labeling === message.seq ? (
                    <LabelForm
                      message={message}
                      result={resultFor(result, "label")}
                      cancelHref={here()}
                    />
                  ) : null}
                </>
              )
            }
          </Days>
          {outgoing.map((one) => (
            <div key={one.clientId} className="mt-3">
              <OutgoingRow
                message={one}
                onDiscard={
                  thread.closed === ""
                    ? () => {
                        if (!putBack(input.current, one)) return;
                        files.putBack(one.files);
                        discard(one.clientId);
                      }
                    : null
                }
              />
            </div>
          ))}
        </div>
        <StateNote thread={thread} />
        <p aria-live="polite" className="mt-2 min-h-5 text-13 text-muted">
          {typing ? `${thread.person.name} is typing` : ""}
        </p>
        <div ref={end} aria-hidden="true" className="h-px" />
        {thread.unread ? (
          <PostForm className="hidden noscript:block">
            <input type="hidden" name="seq" value={incoming} />
            <Button type="submit" name="do" value="read" size="sm">
              Mark as read
            </Button>
          </PostForm>
        ) : null}
      </div>
      {thread.closed ? (
        <div className="border-t border-line bg-surface px-4 py-4 md:px-7">
          <p className="text-muted">{thread.closed}</p>
          {thread.blocked ? (
            <PostForm className="mt-2">
              <Button type="submit" name="do" value="unblock" size="sm">
                Unblock
              </Button>
            </PostForm>
          ) : null}
        </div>
      ) : (
        <div className="max-md:sticky max-md:bottom-[calc(60px+env(safe-area-inset-bottom))] max-md:z-10">
          {loaded.noting === null ? null : (
            <NoteChoice
              name={thread.person.name}
              chosen={loaded.noting}
              hrefOf={(reason) => here(reason ? { note: reason } : undefined)}
            />
          )}
          <Composer
            ref={input}
            conversationId={thread.id}
            clientId={loaded.clientId}
            lastSeq={thread.last_seq}
            name={thread.person.name}
            forum={thread.forum_text}
            note={noteText(loaded.noting)}
            result={resultFor(result, "send")}
            files={files}
            onSend={(text, label, chosen) => {
              send(text, label, chosen);
              if (loaded.noting !== null)
                navigate(here(), { replace: true, preventScrollReset: true });
            }}
            onTyping={tellTyping}
          />
        </div>
      )}
    </section>
  );
}

/** What was refused is in the box again, below what is written there. Returns whether it is. */
function putBack(box: HTMLTextAreaElement | null, { text, label }: Outgoing): boolean {
  if (!box) return false;
  box.focus();
  box.value = [box.value, text].filter((part) => part !== "").join("\n\n");
  box.dispatchEvent(new Event("input", { bubbles: true })); // so that it's kept as a draft
  const choice = box.form?.elements.namedItem("label");
  if (choice instanceof HTMLSelectElement) choice.value ||= label;
  return true;
}

function ThreadHeader({ loaded, thread }: Pick<Props, "loaded" | "thread">) {
  const { side, box } = loaded;
  const { person } = thread;
  const zone = useReaderZone();
  const hydrated = useHydrated();
  const away = hydrated && person.time_zone !== "" && person.time_zone !== zone;
  const where = [thread.caption, away ? localTime(person) : ""].filter((part) => part !== "");
  return (
    <header className="flex flex-none items-center gap-3 border-b border-line bg-paper px-4 py-3 max-md:sticky max-md:top-0 max-md:z-10 md:px-7">
      <Anchor
        href={box === "inbox" ? paths.messages(side) : paths.messages(side, box)}
        aria-label="Back to messages"
        className={`${iconButtonClass} -ml-2 md:hidden`}
      >
        <ChevronLeft />
      </Anchor>
      <Avatar name={person.name} src={person.image || null} size={40} />
      <div className="min-w-0 flex-1">
        <h2 id="conversation" className="truncate text-20 leading-tight">
          <bdi>{person.name}</bdi>
        </h2>
        <p className="truncate text-13 text-muted">{where.join(" · ")}</p>
      </div>
      <PostForm className="flex flex-none items-center">
        {thread.archived_at === null ? (
          <IconButton
            type="submit"
            name="do"
            value="archive"
            label="Archive"
            icon={<Archive />}
            className="max-md:hidden"
          />
        ) : (
          <IconButton
            type="submit"
            name="do"
            value="restore"
            label="Move to inbox"
            icon={<ArchiveRestore />}
            className="max-md:hidden"
          />
        )}
        <ThreadMenu loaded={loaded} thread={thread} />
      </PostForm>
    </header>
  );
}

function localTime({ city, time_zone: zone }: Thread["person"]): string {
  try {
    const time = zonedTimeText(new Date(), zone);
    return city ? `${time} in ${city}` : time;
  } catch {
    return "";
  }
}

function ThreadMenu({ loaded: { side, box }, thread }: Pick<Props, "loaded" | "thread">) {
  const here = (query: Record<string, string>) => paths.conversation(side, box, thread.id, query);
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton {...props} label={`More for ${thread.person.name}`} icon={<Ellipsis />} />
      )}
    >
      {thread.archived_at === null ? (
        <MenuButton type="submit" name="do" value="archive" icon={<Archive />}>
          Archive
        </MenuButton>
      ) : (
        <MenuButton type="submit" name="do" value="restore" icon={<ArchiveRestore />}>
          Move to inbox
        </MenuButton>
      )}
      {thread.muted ? (
        <MenuButton type="submit" name="do" value="unmute" icon={<Bell />}>
          Unmute
        </MenuButton>
      ) : (
        <MenuButton type="submit" name="do" value="mute" icon={<BellOff />}>
          Mute
        </MenuButton>
      )}
      <MenuSeparator />
      {thread.can_decline ? (
        <MenuLink href={here({ decline: "1" })} icon={<UserRoundX />}>
          Decline
        </MenuLink>
      ) : null}
      <MenuLink href={here({ report: "0" })} icon={<Flag />}>
        Report
      </MenuLink>
      {thread.person.gone ? null : thread.blocked ? (
        <MenuButton type="submit" name="do" value="unblock" icon={<Ban />}>
          Unblock
        </MenuButton>
      ) : (
        <MenuButton type="submit" name="do" value="block" danger icon={<Ban />}>
          Block
        </MenuButton>
      )}
    </Menu>
  );
}

/** The messages under the day they were sent on, in the reader's zone. */
function Days({
  messages,
  runs,
  now,
  children,
}: {
  messages: readonly Message[];
  runs: Thread["conflict"]["runs"];
  now: string;
  children: (message: Message) => ReactNode;
}) {
  const zone = useReaderZone();
  let shown = "";
  return (
    <ol className="grid gap-3">
      {messages.map((message, index) => {
        const day = dayHeading(message.sent_at, now, zone);
        const opens = day !== shown;
        shown = day;
        const next = messages[index + 1]?.sent_at ?? null;
        const after = runs.filter(
          ({ number, checked_at: at }) =>
            number > 1 && at >= message.sent_at && (next === null || at < next),
        );
        return (
          <li key={message.seq} id={`message-${message.seq}`} className="scroll-mt-20">
            {opens ? (
              <p className={classNames("mb-3 text-center text-13 text-muted", "not-first:mt-2")}>
                {day}
              </p>
            ) : null}
            {children(message)}
            {after.map(({ number, checked_at: at }) => (
              <p key={number} className="mt-3 text-center text-13 text-muted">
                The conflict check ran again at {timeText(at, zone)}. Look at its result above.
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

function StateNote({ thread }: { thread: Thread }) {
  const words =
    thread.declined_at !== null
      ? thread.side === "attorney"
        ? `${thread.person.name} declined: ${thread.decline_reason.toLowerCase()}.`
        : `You declined: ${thread.decline_reason.toLowerCase()}.`
      : null;
  return words ? <p className="mt-4 text-center text-13 text-muted">{words}</p> : null;
}

/** Opens at the end, and stays there while new messages come, unless the reader scrolled up. */
function useStayAtEnd(
  scroll: RefObject<HTMLElement>,
  end: RefObject<HTMLElement>,
  last: number,
  outgoing: number,
) {
  const atEnd = useRef(true);
  const opened = useRef(false);
  useEffect(() => {
    const mark = end.current;
    if (!mark || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      atEnd.current = entry?.isIntersecting ?? true;
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [end]);
  useIsomorphicLayoutEffect(() => {
    if (opened.current && !atEnd.current && outgoing === 0) return;
    opened.current = true;
    const pane = scroll.current;
    if (
      pane &&
      pane.scrollHeight > pane.clientHeight + 1 &&
      getComputedStyle(pane).overflowY !== "visible"
    )
      pane.scrollTop = pane.scrollHeight;
    else end.current?.scrollIntoView({ block: "end" });
  }, [end, last, outgoing, scroll]);
}
