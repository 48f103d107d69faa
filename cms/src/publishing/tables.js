"use strict";

/**
 * Returns the problems of a body's tables. A table is a list of rows of equal length, and the
 * first row is the header.
 *
 * @param {object[]} body the parts of a dynamic zone
 * @param {string} field the name of the zone
 * @returns {{path: (string | number)[], message: string}[]}
 */
function tableProblems(body, field) {
  return body.flatMap((part, index) => {
    if (part.__component !== "article.table") return [];
    const reason = problemWith(part.rows);
    return reason
      ? [{ path: [field, index, "rows"], message: `The table "${part.caption}" ${reason}` }]
      : [];
  });
}

function problemWith(rows) {
  if (!Array.isArray(rows) || rows.length < 2)
    return 'needs a header row and at least one more row: [["Name","Value"],["Speed","40"]].';
  if (!rows.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === "string"))) {
    return "can only contain rows of text in quotation marks.";
  }
  const width = rows[0].length;
  if (width === 0) return "has an empty header row.";
  const odd = rows.findIndex((row) => row.length !== width);
  return odd === -1 ? null : `has ${width} columns, but row ${odd + 1} has ${rows[odd].length}.`;
}

module.exports = { tableProblems };
