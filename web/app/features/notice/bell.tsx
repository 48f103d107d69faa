import { Bell as BellIcon } from "lucide-react";
import { useEffect, useId, useRef, useState, type MouseEvent } from "react";

import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/hydrated";
import { iconButtonClass } from "~/components/ui/icon-button";
import { Anchor, textLinkClass } from "~/components/ui/link";
import { followAnchor, placeBeside } from "~/components/ui/overlay/place-beside";
import { noticeStore, useNews } from "~/features/live/news-store";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import { EntryRow } from "./entry-row";
import { readEntry } from "./read-entry";

type Entry = Schema<"NotificationEntry">;

/** How many notifications the popover shows. */
const shown = 6;

/**
 * The bell in the top bar, with what is unread as of the last news. With script, it opens the latest
 * notifications; without, it's a link to all of them.
 */
export function Bell({ notices }: { notices: Schema<"NavNotifications"> }) {
  const unread = useNews(noticeStore, notices.unread);
  const hydrated = useHydrated();
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    box.addEventListener("toggle", onToggle);
    return () => box.removeEventListener("toggle", onToggle);
  }, []);

  useEffect(() => {
    const anchor = link.current;
    const box = panel.current;
    if (!open || !anchor || !box) return;
    return followAnchor(() => placeBeside(anchor, box, { align: "end" }));
  }, [open]);

  function toggle(event: MouseEvent) {
    const box = panel.current;
    const anchor = link.current;
    if (!box || !anchor || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (open) return box.hidePopover();
    box.showPopover();
    placeBeside(anchor, box, { align: "end" });
    setOpen(true);
    box.focus();
  }

  return (
    <>
      <Anchor
        ref={link}
        href={notices.path}
        aria-label={unread > 0 ? `Notifications, ${countText(unread)} unread` : "Notifications"}
        aria-haspopup={hydrated ? "dialog" : undefined}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={hydrated ? id : undefined}
        onClick={toggle}
        className={classNames(iconButtonClass, "relative")}
      >
        <BellIcon />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="tnum absolute -top-0.5 left-1/2 grid h-[18px] min-w-[18px] place-items-center rounded-full border-2 border-paper bg-accent px-1 text-[11px] leading-none font-semibold text-on-accent touch:top-0.5"
          >
            {countText(unread)}
          </span>
        ) : null}
      </Anchor>
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label="Notifications"
        tabIndex={-1}
        popover="auto"
        className="floating max-h-[min(34rem,calc(100vh-1rem))] w-[min(25rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-float outline-none"
      >
        {open ? (
          <Latest
            unread={unread}
            path={notices.path}
            close={() => {
              panel.current?.hidePopover();
              setOpen(false);
            }}
          />
        ) : null}
      </div>
    </>
  );
}

const countText = (unread: number) => (unread > 99 ? "99+" : String(unread));

/** Asks again when the number of unread ones changes. */
function Latest({ unread, path, close }: { unread: number; path: string; close: () => void }) {
  const [entries, setEntries] = useState<readonly Entry[] | "failed" | null>(null);

  useEffect(() => {
    let current = true;
    void sendJson<Schema<"NotificationPage">>("GET", paths.noticesApi()).then((got) => {
      if (current) setEntries((before) => (got.ok ? got.data.results : (before ?? "failed")));
    });
    return () => void (current = false);
  }, [unread]);

  function opened(entry: Entry) {
    readEntry(entry, unread);
    close();
  }

  async function readAll(until: string) {
    const sent = await sendJson("POST", paths.readNotices(), { until });
    if (!sent.ok || !Array.isArray(entries)) return;
    const at = new Date().toISOString();
    setEntries(entries.map((entry) => ({ ...entry, read_at: entry.read_at ?? at })));
    const left = await sendJson<Schema<"NotificationsUnread">>("GET", paths.unreadNotices());
    if (left.ok) noticeStore.set(left.data.unread);
  }

  const newest = Array.isArray(entries) ? (entries as readonly Entry[])[0] : undefined;
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-4">
        <p className="font-serif text-17 font-semibold">Notifications</p>
        {unread > 0 && newest ? (
          <button
            type="button"
            onClick={() => void readAll(newest.id)}
            className={classNames(textLinkClass, "min-h-10 cursor-pointer text-13 touch:min-h-11")}
          >
            Mark all as read
          </button>
        ) : null}
      </div>
      <Entries entries={entries} onOpen={opened} />
      <div className="border-t border-line px-4">
        <Anchor
          href={path}
          onClick={close}
          className="flex min-h-11 items-center font-550 text-accent no-underline hover:underline"
        >
          See all notifications
        </Anchor>
      </div>
    </>
  );
}

function Entries({
  entries,
  onOpen,
}: {
  entries: readonly Entry[] | "failed" | null;
  onOpen: (entry: Entry) => void;
}) {
  if (entries === null)
    return (
      <p role="status" className="px-4 py-6 text-muted">
        Loading…
      </p>
    );
  if (entries === "failed")
    return (
      <p role="alert" className="px-4 py-6 text-muted">
        Notifications are unavailable right now. Try again in a moment.
      </p>
    );
  if (entries.length === 0) return <p className="px-4 py-6 text-muted">No notifications yet.</p>;
  return (
    <ul>
      {entries.slice(0, shown).map((entry) => (
        <EntryRow key={entry.id} entry={entry} onOpen={onOpen} className="px-4 py-3" />
      ))}
    </ul>
  );
}
