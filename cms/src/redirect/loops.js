"use strict";

/** The one form of a path for all of its spellings: small letters, no slash at the end. */
function fromAddress(path) {
  return path.trim().toLowerCase().replace(/\/+$/, "") || "/";
}

// The path that a target leads to; null when it leaves the site.
function pathOf(target) {
  return target.startsWith("/") ? fromAddress(target.replace(/[?#].*$/, "")) : null;
}

/**
 * The circle in which readers who start at `from` would go, null when they arrive.
 *
 * @param {string} from
 * @param {Map<string, string>} targets of every redirect, by the form of its address
 * @returns {string[] | null} the addresses in order, the first one repeated at the end
 */
function loopOf(from, targets) {
  const visited = [];
  let at = from;
  while (at !== null && targets.has(at)) {
    const seen = visited.indexOf(at);
    if (seen !== -1) return [...visited.slice(seen), at];
    visited.push(at);
    at = pathOf(targets.get(at));
  }
  return null;
}

module.exports = { fromAddress, loopOf };
