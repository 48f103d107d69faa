import {
  Coins,
  FileUser,
  Inbox,
  List,
  Mail,
  Search,
  ShieldCheck,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "~/components/ui/class-names";
import { DateText } from "~/components/ui/date";
import { Anchor } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";

type Entry = Schema<"NotificationEntry">;

const icons: Readonly<Record<Entry["topic"], LucideIcon>> = {
  account: ShieldCheck,
  credits: Coins,
  lists: List,
  messages: Mail,
  profile: FileUser,
  searches: Search,
  staff: Inbox,
};

/** A notification with its link. `aside` stands at the end of the line. */
export function EntryRow({
  entry,
  onOpen,
  aside,
  className,
}: {
  entry: Entry;
  onOpen?: (entry: Entry) => void;
  aside?: ReactNode;
  className?: string;
}) {
  const Icon = icons[entry.topic];
  const unread = entry.read_at === null;
  return (
    <li
      className={classNames(
        "relative flex items-start gap-3 border-b border-line last:border-b-0",
        unread ? null : "text-muted",
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "mt-0.5 grid size-8 flex-none place-items-center rounded-full [&_svg]:size-4",
          unread ? "bg-accent-tint text-accent" : "bg-sunken text-muted",
        )}
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <Anchor
          href={entry.path}
          discover="none"
          onClick={() => onOpen?.(entry)}
          className={classNames(
            "block break-words no-underline before:absolute before:inset-0 hover:underline",
            unread ? "font-550 text-ink" : "text-muted",
          )}
        >
          {unread ? <span className="sr-only">Unread: </span> : null}
          <bdi>{entry.title}</bdi>
        </Anchor>
        <DateText at={entry.at} style="time" className="text-13 text-muted" />
      </div>
      {aside ? <div className="relative flex-none">{aside}</div> : null}
    </li>
  );
}
