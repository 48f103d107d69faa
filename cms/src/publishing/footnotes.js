"use strict";

const REFERENCE = /\[\^([A-Za-z0-9-]{1,20})\]/g;

/**
 * Returns the problems of a body's footnotes: marks without a note, notes without a mark,
 * and duplicate marks. Code, and a body without notes, may contain [^x] as plain text.
 *
 * @param {object[]} body the parts of a dynamic zone
 * @param {string} field the name of the zone
 * @returns {{path: (string | number)[], message: string}[]}
 */
function footnoteProblems(body, field) {
  const places = body.flatMap((part, index) =>
    part.__component === "article.footnotes" ? [index] : [],
  );
  if (places.length === 0) return [];
  const problems = [];
  if (places.length > 1)
    problems.push({
      path: [field, places[1]],
      message: "The body has two footnotes parts. Combine them into one.",
    });

  const used = marksIn(body);
  const known = new Set();
  for (const place of places) {
    (body[place].notes ?? []).forEach(({ mark }, at) => {
      const path = [field, place, "notes", at, "mark"];
      if (known.has(mark)) problems.push({ path, message: `Two notes have the mark "${mark}".` });
      else if (!used.has(mark))
        problems.push({
          path,
          message: `Nothing in the text refers to the note "${mark}". Write [^${mark}] where it belongs.`,
        });
      known.add(mark);
    });
  }
  for (const [mark, index] of used) {
    if (!known.has(mark))
      problems.push({
        path: [field, index, "body"],
        message: `The text has [^${mark}], but there is no note with the mark "${mark}".`,
      });
  }
  return problems;
}

// Maps each mark to the first part that contains it.
function marksIn(body) {
  const marks = new Map();
  body.forEach((part, index) => {
    if (part.__component !== "article.text") return;
    for (const text of textsOf(part.body ?? [])) {
      for (const [, mark] of text.matchAll(REFERENCE)) if (!marks.has(mark)) marks.set(mark, index);
    }
  });
  return marks;
}

function textsOf(nodes) {
  return nodes.flatMap((node) => {
    if (node.type === "code" || node.code) return [];
    return node.type === "text" ? [node.text] : textsOf(node.children ?? []);
  });
}

module.exports = { footnoteProblems };
