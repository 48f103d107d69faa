"use strict";

const { errors } = require("@strapi/utils");
const { clashOf } = require("../bootstrap/unique-indexes");

/** A ValidationError that names every problem and points the admin panel at its field. */
function publishProblem(problems) {
  return new errors.ValidationError(problems.map(({ message }) => message).join(" "), {
    errors: problems.map(({ path, message }) => ({ path, message, name: "ValidationError" })),
  });
}

/** The slug belongs to another published entry; its title where it is known. */
function slugTaken(slug, title) {
  const which = slug ? `The address "${slug}"` : "This address";
  const whose = title ? `by "${title}", which is published` : "already";
  return publishProblem([
    { path: ["slug"], message: `${which} is used ${whose}. Choose another.` },
  ]);
}

const TAKEN = {
  slug: () => slugTaken(),
  from: () =>
    publishProblem([
      {
        path: ["from"],
        message: "There is already a redirect from this address. Edit that one.",
      },
    ]),
  importKey: () =>
    publishProblem([{ path: ["importKey"], message: "This has already been imported." }]),
  guid: () => publishProblem([{ path: ["guid"], message: "Another episode has this GUID." }]),
};

/** The error for an editor where one of our unique indexes refused a write, else the error itself. */
function explained(error) {
  const clash = clashOf(error);
  return clash ? TAKEN[clash.attribute]() : error;
}

module.exports = { publishProblem, slugTaken, explained };
