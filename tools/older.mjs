// Lets time pass for rows of a stack's SQLite database, so that tests of what expires
// need not wait: the programs keep their clock.
import { createRequire } from "node:module";

import { at } from "./environment.mjs";

const Database = createRequire(at("cms/package.json"))("better-sqlite3");

/**
 * Takes every moment in the rows of a table back by `seconds`; with `email`, in the rows
 * of that account alone. Answers how many rows it were.
 */
export function makeOlder(databaseUrl, { table, seconds, email }) {
  if (!/^[a-z_]+$/.test(table ?? "") || !(seconds > 0))
    throw new Error("expected a table and seconds");
  const database = new Database(databaseUrl.replace(/^sqlite:/, ""), {
    fileMustExist: true,
    timeout: 10_000,
  });
  try {
    const moments = database
      .pragma(`table_info(${table})`)
      .map(({ name }) => name)
      .filter((name) => /_(at|until)$/.test(name));
    if (moments.length === 0) throw new Error(`no moments in the table ${table}`);
    const older = moments.map(
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
