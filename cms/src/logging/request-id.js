"use strict";

// Which request the running code serves. The id comes from the web, passes
// through the BFF and ends up in every log line written on the way.

const { AsyncLocalStorage } = require("node:async_hooks");
const { randomUUID } = require("node:crypto");

const HEADER = "X-Request-Id";
const storage = new AsyncLocalStorage();

/** Runs `work` as part of the request with this id. */
function withRequestId(requestId, work) {
  return storage.run(requestId, work);
}

/** The id of the request that is being served, or undefined outside one. */
function currentRequestId() {
  return storage.getStore();
}

/** The caller's id when it is a harmless token of at most 100 characters, else a new one. */
function acceptRequestId(given) {
  return typeof given === "string" && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

module.exports = { HEADER, withRequestId, currentRequestId, acceptRequestId };
