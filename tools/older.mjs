// Moves times in a stack's SQLite database back, so that tests of expiry need not wait. The
// programs' clocks don't change.
import { createRequire } from "node:module";

import { at } from "./environment.mjs";

const Database = createRequire(at("cms/package.json"))("better-sqlite3");

/**
 * Moves every time in matching rows of a table back by `seconds`. The rows belong to the
 * account with this `email` or have the values in `where`. Returns the number of rows.
 */
export function makeOlder(databaseUrl, { table, seconds, email, where = {} }) {
  const columns = Object.keys(where);
  if (![table, ...columns].every((name) => /^[a-z_]+$/.test(name ?? "")) || !(seconds > 0))
    throw new Error("expected a table, seconds, and column names");
  const conditions = columns.map((name) => `${name} = ?`);
  if (email !== undefined) conditions.push("user_id = (SELECT id FROM users WHERE email = ?)");
  if (conditions.length === 0) throw new Error("expected an email or columns that select rows");
  const database = new Database(databaseUrl.replace(/^sqlite:/, ""));
  try {
    database.pragma("busy_timeout = 10000");
    const times = database
      .pragma(`table_info(${table})`)
      .map(({ name }) => name)
      .filter((name) => /_(at|until)$/.test(name));
    if (times.length === 0) throw new Error(`the table ${table} has no times`);
    const older = times.map(
      (name) =>
        `${name} = CASE WHEN ${name} > 0 THEN ${name} - ${Math.round(seconds * 1000)} ELSE ${name} END`,
    );
    return database
      .prepare(`UPDATE ${table} SET ${older.join(", ")} WHERE ${conditions.join(" AND ")}`)
      .run(...Object.values(where), ...(email === undefined ? [] : [email])).changes;
  } finally {
    database.close();
  }
}
