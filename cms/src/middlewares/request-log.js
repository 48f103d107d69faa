"use strict";

const { HEADER, acceptRequestId, withRequestId } = require("../logging/request-id");

// The admin panel loads about a hundred files, which would flood the log.
const QUIET = /^\/(admin\/.+\.\w+$|_health$|favicon\.ico$)/;

/** Gives every request an id, returns the id in a header, and logs one line per request. */
module.exports =
  (_config, { strapi }) =>
  (ctx, next) => {
    const requestId = acceptRequestId(ctx.get(HEADER));
    const startedAt = process.hrtime.bigint();
    ctx.state.requestId = requestId;
    ctx.set(HEADER, requestId);
    return withRequestId(requestId, async () => {
      try {
        await next();
      } finally {
        const ms = Number((process.hrtime.bigint() - startedAt) / 1000n) / 1000;
        const level = ctx.status >= 500 ? "error" : QUIET.test(ctx.path) ? "debug" : "info";
        strapi.log[level]("request", {
          method: ctx.method,
          path: ctx.path,
          status: ctx.status,
          took_ms: ms,
        });
      }
    });
  };
