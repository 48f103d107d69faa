"use strict";

/** Normalizes a path: lowercase, without a trailing slash. */
function fromAddress(path) {
  return path.trim().toLowerCase().replace(/\/+$/, "") || "/";
}

// Returns the path of a target, or null if it is on another site.
function pathOf(target) {
  return target.startsWith("/") ? fromAddress(target.replace(/[?#].*$/, "")) : null;
}

/**
 * Returns the redirect loop that starts at `from`, or null if there is none.
 *
 * @param {string} from
 * @param {Map<string, string>} targets of all redirects, by normalized path
 * @returns {string[] | null} the paths in order, with the first one repeated at the end
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
