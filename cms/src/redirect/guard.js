"use strict";

const { publishProblem } = require("../publishing/problems");
const { fromAddress, loopOf } = require("./loops");

const REDIRECT = "api::redirect.redirect";

/**
 * Middleware of the document service. It stores a redirect under the normalized form of its
 * path and refuses loops at the field `to`.
 */
function guardRedirects(strapi) {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== REDIRECT || !["create", "update", "clone"].includes(action)) return next();
    if (typeof params.data?.from === "string")
      params.data = { ...params.data, from: fromAddress(params.data.from) };
    return strapi.db.transaction(async () => {
      const saved = await next();
      if (!saved) return saved;
      const all = await strapi.db.query(REDIRECT).findMany({ select: ["from", "to"] });
      const loop = loopOf(
        saved.from ?? all.find(({ id }) => id === saved.id)?.from,
        new Map(all.map(({ from, to }) => [from, to])),
      );
      if (loop)
        throw publishProblem([
          { path: ["to"], message: `This redirect would loop: ${loop.join(" → ")}.` },
        ]);
      return saved;
    });
  };
}

module.exports = { guardRedirects, REDIRECT };
