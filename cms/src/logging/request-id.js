"use strict";

// Tracks the id of the request being served. It comes from the web through the BFF and
// appears in every log line of the request.

const { AsyncLocalStorage } = require("node:async_hooks");
const { randomUUID } = require("node:crypto");

const HEADER = "X-Request-Id";
const storage = new AsyncLocalStorage();

/** Runs `work` as part of the request with this id. */
function withRequestId(requestId, work) {
  return storage.run(requestId, work);
}

/** Returns the id of the request being served, or undefined outside a request. */
function currentRequestId() {
  return storage.getStore();
}

/** Returns the caller's id if it is a safe token of at most 100 characters, otherwise a new id. */
function acceptRequestId(given) {
  return typeof given === "string" && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

module.exports = { HEADER, withRequestId, currentRequestId, acceptRequestId };
