import type { Schema } from "~/lib/api-types";

type Entry = Pick<Schema<"AuditEntry">, "action">;

/**
 * What was done to an account, without who opened its page: each look would push a change out of a
 * short list, and reset the form beside it.
 */
export const accountChanges = <E extends Entry>(entries: readonly E[]): E[] =>
  entries.filter(({ action }) => action !== "account.opened");
