"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { settings } = require("../src/settings");

// With WAL, readers don't wait for the writer. A busy file is retried instead of failing.
function setUpSqlite(connection, done) {
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = NORMAL");
  connection.pragma("busy_timeout = 5000");
  connection.pragma("foreign_keys = ON");
  done(null, connection);
}

module.exports = () => {
  const { database } = settings();
  if (database.client === "postgres") {
    return {
      connection: {
        client: "postgres",
        connection: { connectionString: database.url },
        pool: { min: 0, max: 10 },
        acquireConnectionTimeout: 20_000,
      },
    };
  }
  fs.mkdirSync(path.dirname(database.file), { recursive: true });
  return {
    connection: {
      client: "sqlite",
      connection: { filename: database.file },
      pool: { afterCreate: setUpSqlite },
      useNullAsDefault: true,
    },
  };
};
