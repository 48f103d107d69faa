// Makes rows of a stack's SQLite database older, so that tests of what expires need not
// wait. The programs keep their clock.
import { createRequire } from "node:module";

import { at } from "./environment.mjs";

const Database = createRequire(at("cms/package.json"))("better-sqlite3");

/**
 * Moves every time in the rows of a table back by `seconds`; with `email`, only in the rows
 * of that account. Returns the number of rows.
 */
export function makeOlder(databaseUrl, { table, seconds, email }) {
  if (!/^[a-z_]+$/.test(table ?? "") || !(seconds > 0))
    throw new Error("expected a table and seconds");
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
    const whose =
      email === undefined ? "" : " WHERE user_id = (SELECT id FROM users WHERE email = ?)";
    return database
      .prepare(`UPDATE ${table} SET ${older.join(", ")}${whose}`)
      .run(...(email === undefined ? [] : [email])).changes;
  } finally {
    database.close();
  }
}
