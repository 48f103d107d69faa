"use strict";

const { winston } = require("@strapi/logger");
const { currentRequestId } = require("./request-id");

const INTERNAL = new Set(["level", "message", "timestamp", "stack"]);

// key=value, quoted where a reader could mistake the end.
function pair(key, value) {
  const text =
    value instanceof Error
      ? value.message
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value);
  return `${key}=${/^[^\s"=]+$/.test(text) ? text : JSON.stringify(text)}`;
}

/**
 * One line of text for one log entry: time, level, message, its fields, request id.
 *
 * @param {object} entry as winston hands it over
 * @param {string | undefined} requestId
 * @param {Date} at
 */
function formatLine(entry, requestId, at) {
  const fields = Object.entries(entry).filter(
    ([key, value]) => !INTERNAL.has(key) && value !== undefined,
  );
  const message = entry.stack ?? entry.message;
  return [
    pair("time", at.toISOString()),
    pair("level", entry.level),
    pair("msg", message),
    ...fields.map(([key, value]) => pair(key, value)),
    ...(requestId ? [pair("request_id", requestId)] : []),
  ].join(" ");
}

/** The winston format of every line that the CMS writes. */
function lineFormat() {
  const { combine, errors, printf } = winston.format;
  return combine(
    errors({ stack: true }),
    printf((entry) => formatLine(entry, currentRequestId(), new Date())),
  );
}

module.exports = { lineFormat, formatLine };
