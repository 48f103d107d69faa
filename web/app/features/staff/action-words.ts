import type { Schema } from "~/lib/api-types";

const words: Readonly<Record<string, string>> = {
  add: "added",
  save: "changed",
  remove: "removed",
  reorder: "put in another order",
  confirm: "confirmed",
  status: "status changed",
};

/** What was done, as it ends 'Education, …'. A word that is not known stands as it is. */
export function actionInWords(action: Schema<"RecentChange">["action"]): string {
  return words[action] ?? action;
}
