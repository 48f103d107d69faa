"use strict";

const { AREAS } = require("../../seed/areas");

const KNOWN = new Set(AREAS.map(({ code }) => code));

/** Returns the problems of a text about an area: only the areas of the product have a page. */
const areaProblems = ({ code }) =>
  KNOWN.has(code)
    ? []
    : [
        {
          path: ["code"],
          message:
            "There is no area with this name. Copy it from the address of its page, such as engineering/structural.",
        },
      ];

module.exports = { areaProblems };
