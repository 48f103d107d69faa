import type { Schema } from "~/lib/api-types";

const words: Readonly<Record<string, string>> = {
  add: "added",
  save: "changed",
  remove: "removed",
  reorder: "put in another order",
  confirm: "confirmed",
  status: "status changed",
  restore: "restored",
  proof: "proof changed",
};

/** As in 'Education, …'. Unknown words stay. */
export function actionInWords(action: Schema<"RecentChange">["action"]): string {
  return words[action] ?? action;
}
