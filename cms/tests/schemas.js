"use strict";

const fs = require("node:fs");
const path = require("node:path");

const SRC = path.resolve(__dirname, "..", "src");

/** The content type or component with this uid, read from its file as Strapi does. */
function schemaOf(uid) {
  const type = /^api::([\w-]+)\./.exec(uid);
  const file = type
    ? path.join(SRC, "api", type[1], "content-types", type[1], "schema.json")
    : path.join(SRC, "components", `${uid.replace(".", "/")}.json`);
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

module.exports = { schemaOf };
