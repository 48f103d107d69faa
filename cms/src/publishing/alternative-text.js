"use strict";

const { publishProblem } = require("./problems");

const FILE = "plugin::upload.file";

/**
 * Database listener that refuses to clear the alternative text of a picture, because a
 * published article may show it.
 */
function keepAlternativeText() {
  return {
    models: [FILE],
    async beforeUpdate({ params }) {
      const { data, where } = params;
      if (data.alternativeText === undefined || data.alternativeText?.trim()) return;
      const file = await strapi.db.query(FILE).findOne({ where });
      if (!file?.mime?.startsWith("image/") || !file.alternativeText?.trim()) return;
      throw publishProblem([
        {
          path: ["alternativeText"],
          message: `The picture "${file.name}" needs alternative text. Describe what it shows.`,
        },
      ]);
    },
  };
}

module.exports = { keepAlternativeText };
