import { sendJson } from "~/lib/send-json";

/**
 * Remembers that the person sees this expert's page. From the browser, since links fetch the
 * page's data before anybody opens it. A failure changes nothing on the page, so it isn't shown.
 */
export function noteViewed(expertId: string): void {
  void sendJson("PUT", `/api/viewed/${expertId}`);
}
