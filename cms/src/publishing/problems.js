"use strict";

const { errors } = require("@strapi/utils");
const { clashOf } = require("../bootstrap/unique-indexes");

/** Returns a ValidationError with every problem at its field in the admin panel. */
function publishProblem(problems) {
  return new errors.ValidationError(problems.map(({ message }) => message).join(" "), {
    errors: problems.map(({ path, message }) => ({ path, message, name: "ValidationError" })),
  });
}

/** Returns the error for a slug of another published entry, with its title if known. */
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
  code: () =>
    publishProblem([
      { path: ["code"], message: "There is already a text about this area. Edit that one." },
    ]),
  importKey: () =>
    publishProblem([{ path: ["importKey"], message: "This has already been imported." }]),
  guid: () => publishProblem([{ path: ["guid"], message: "Another episode has this GUID." }]),
};

/** Converts a violation of one of our unique indexes to an editor's error. Returns other errors as they are. */
function explained(error) {
  const clash = clashOf(error);
  return clash ? TAKEN[clash.attribute]() : error;
}

module.exports = { publishProblem, slugTaken, explained };
