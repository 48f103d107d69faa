"use strict";

const { HEADER, acceptRequestId, withRequestId } = require("../logging/request-id");

// The admin panel is some hundred files; their lines would bury the rest.
const QUIET = /^\/(admin\/.+\.\w+$|_health$|favicon\.ico$)/;

/** Gives every request an id, answers with it, and writes one line when it is done. */
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
