import { Form } from "@remix-run/react";
import { BellOff, Search } from "lucide-react";

import { Count } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { IconButton } from "~/components/ui/icon-button";
import { Anchor, TextLink } from "~/components/ui/link";
import { TabLinks } from "~/components/ui/paging/tabs";
import { Avatar } from "~/components/ui/picture/avatar";
import { useReaderZone } from "~/components/ui/use-reader-zone";
import type { Schema } from "~/lib/api-types";
import { listedTimeText } from "~/lib/format/date";
import { countText } from "~/lib/format/number";
import { paths } from "~/lib/paths";

import type { LoadedMessages } from "./messages.server";

/** `alone` without a conversation beside it: then its title is the heading of the page. */
type Props = { loaded: LoadedMessages; alone: boolean; className?: string };

const emptyWords = {
  inbox: "Your inbox is empty.",
  unread: "You’ve read everything.",
  archived: "Nothing is archived.",
};

export function Inbox({ loaded, alone, className }: Props) {
  const Title = alone ? "h1" : "p";
  const { side, box, page, words, thread, asked, now } = loaded;
  const boxes = ["inbox", "unread", "archived"] as const;
  return (
    <section
      aria-label="Conversations"
      className={classNames("flex min-h-0 min-w-0 flex-col border-line md:border-r", className)}
    >
      <header className="px-4 pt-5 md:px-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Title className="display text-25">Messages</Title>
          <TextLink
            href={side === "attorney" ? paths.availabilityRequests() : paths.asked()}
            className="inline-flex min-h-8 items-center gap-1.5 text-13 touch:min-h-11"
          >
            Availability requests
            {asked > 0 ? <Count value={asked} label={`${asked} to answer`} /> : null}
          </TextLink>
        </div>
        <Form
          role="search"
          aria-label="Messages"
          action={paths.messages(side)}
          className="mt-3 flex items-center gap-1"
        >
          <label className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control border border-line-2 bg-surface px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:min-h-11">
            <span className="sr-only">Search messages</span>
            <Search className="size-[18px] flex-none text-muted" />
            <input
              key={words}
              type="search"
              name="q"
              defaultValue={words}
              maxLength={200}
              placeholder="Words, matter, or name"
              className="min-w-0 flex-1 bg-transparent outline-none touch:text-[1rem]"
            />
          </label>
          <span className="hidden noscript:block">
            <IconButton type="submit" label="Search" icon={<Search />} />
          </span>
        </Form>
        <div className="mt-2">
          <TabLinks
            label="Boxes"
            items={boxes.map((one) => ({
              href: one === "inbox" ? paths.messages(side) : paths.messages(side, one),
              label: { inbox: "Inbox", unread: "Unread", archived: "Archived" }[one],
              current: words === "" && box === one,
              ...(one === "unread" && page.unread > 0 ? { count: page.unread } : {}),
            }))}
          />
        </div>
      </header>
      {words ? (
        <p role="status" className="px-4 pt-3 text-13 text-muted md:px-5">
          {countText(page.count, "conversation", "conversations")} with “{words}”.{" "}
          <TextLink href={paths.messages(side)}>Clear</TextLink>
        </p>
      ) : null}
      {page.results.length === 0 ? (
        words ? null : (
          <p className="px-4 py-6 text-muted md:px-5">{emptyWords[box]}</p>
        )
      ) : (
        <ul className="min-h-0 flex-1 md:overflow-y-auto">
          {page.results.map((one) => (
            <li key={one.id}>
              <Row
                one={one}
                href={paths.conversation(side, box, one.id, { q: words })}
                chosen={one.id === thread?.id}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
      {page.total > 1 ? (
        <nav
          aria-label="Pages"
          className="flex items-center justify-between gap-4 border-t border-line px-4 py-2.5 text-13 md:px-5"
        >
          {page.previous ? (
            <TextLink
              href={paths.messages(side, box, { q: words, page: page.page - 1 })}
              className="inline-flex min-h-8 items-center touch:min-h-11"
            >
              Newer
            </TextLink>
          ) : (
            <span />
          )}
          <span className="tnum text-muted">
            {page.page} of {page.total}
          </span>
          {page.next ? (
            <TextLink
              href={paths.messages(side, box, { q: words, page: page.page + 1 })}
              className="inline-flex min-h-8 items-center touch:min-h-11"
            >
              Older
            </TextLink>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </section>
  );
}

function Row({
  one,
  href,
  chosen,
  now,
}: {
  one: Schema<"ConversationSummary">;
  href: string;
  chosen: boolean;
  now: string;
}) {
  const zone = useReaderZone();
  return (
    <Anchor
      href={href}
      discover="none"
      aria-current={chosen ? "page" : undefined}
      className={classNames(
        "flex gap-3 border-b border-line px-4 py-3 text-ink no-underline md:px-5",
        "focus-visible:-outline-offset-2",
        chosen ? "bg-accent-tint" : "hover:bg-sunken",
      )}
    >
      <Avatar name={one.person.name} src={one.person.image || null} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          {one.unread ? (
            <span className="size-2 flex-none self-center rounded-full bg-accent">
              <span className="sr-only">Unread</span>
            </span>
          ) : null}
          <bdi className="min-w-0 flex-1 truncate font-serif font-semibold">{one.person.name}</bdi>
          {one.muted ? (
            <BellOff className="size-3.5 flex-none self-center text-muted" aria-label="Muted" />
          ) : null}
          <time dateTime={one.last_at} className="tnum flex-none text-13 text-muted">
            {listedTimeText(one.last_at, now, zone)}
          </time>
        </span>
        <bdi className="block truncate text-13 text-muted">{one.caption}</bdi>
        <span
          className={classNames(
            "mt-0.5 block truncate text-13",
            one.unread ? "font-semibold" : "text-ink-2",
          )}
        >
          {one.declined ? "Declined" : null}
          {one.declined ? null : one.own ? <span className="text-muted">You: </span> : null}
          {one.declined ? null : <bdi>{one.text}</bdi>}
        </span>
      </span>
    </Anchor>
  );
}
