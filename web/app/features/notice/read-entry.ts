import { noticeStore } from "~/features/live/news-store";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

/** Marks a notification as read while its link opens. The count follows at once. */
export function readEntry(entry: Schema<"NotificationEntry">, unread: number): void {
  if (entry.read_at !== null) return;
  noticeStore.set(Math.max(0, unread - 1));
  void sendJson("POST", paths.readNotice(entry.id));
}
