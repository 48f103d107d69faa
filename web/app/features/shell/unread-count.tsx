import { Count } from "~/components/ui/badge";
import { useUnread } from "~/features/live/unread-store";

/** Beside “Messages”: conversations with something unread, as of the latest news. */
export function UnreadCount({ loaded }: { loaded: number }) {
  const unread = useUnread(loaded);
  return unread > 0 ? <Count value={unread} label={`${unread} unread`} /> : null;
}
