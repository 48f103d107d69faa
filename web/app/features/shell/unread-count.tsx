import { Count } from "~/components/ui/badge";
import { unreadStore, useNews } from "~/features/live/news-store";

/** Beside “Messages”: conversations with something unread, as of the latest news. */
export function UnreadCount({ loaded }: { loaded: number }) {
  const unread = useNews(unreadStore, loaded);
  return unread > 0 ? <Count value={unread} label={`${unread} unread`} /> : null;
}
