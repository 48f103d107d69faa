const words: Readonly<Record<string, string>> = {
  create: "added",
  created: "added",
  add: "added",
  update: "changed",
  updated: "changed",
  save: "changed",
  saved: "changed",
  delete: "removed",
  deleted: "removed",
  remove: "removed",
  removed: "removed",
  order: "put in another order",
  reorder: "put in another order",
  ordered: "put in another order",
  confirm: "confirmed",
  confirmed: "confirmed",
};

/** What was done, as it ends 'Education, …'. A word that is not known stands as it is. */
export function actionInWords(action: string): string {
  return words[action] ?? action;
}
