"use strict";

const { winston } = require("@strapi/logger");
const { currentRequestId } = require("./request-id");

const INTERNAL = new Set(["level", "message", "timestamp", "stack"]);

// Formats key=value, quoted if the value's end would be ambiguous.
function pair(key, value) {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return `${key}=${/^[^\s"=]+$/.test(text) ? text : JSON.stringify(text)}`;
}

/**
 * Formats a log entry as one line, with the same fields as the web and the BFF.
 *
 * @param {object} entry from winston
 * @param {{ requestId?: string, at: Date, format: "json" | "text" }} options
 */
function formatLine(entry, { requestId, at, format }) {
  const fields = Object.entries(entry).filter(
    ([key, value]) => !INTERNAL.has(key) && value !== undefined,
  );
  const all = [
    ["time", at.toISOString()],
    ["level", entry.level.toUpperCase()],
    ["msg", entry.stack ?? entry.message],
    ...fields.map(([key, value]) => [key, value instanceof Error ? value.message : value]),
    ...(requestId ? [["request_id", requestId]] : []),
  ];
  return format === "json"
    ? JSON.stringify(Object.fromEntries(all))
    : all.map(([key, value]) => pair(key, value)).join(" ");
}

/** Returns the winston format of all CMS log lines. */
function lineFormat(format) {
  const { combine, errors, printf } = winston.format;
  return combine(
    errors({ stack: true }),
    printf((entry) => formatLine(entry, { requestId: currentRequestId(), at: new Date(), format })),
  );
}

module.exports = { lineFormat, formatLine };
